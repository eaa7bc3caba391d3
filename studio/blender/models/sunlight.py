"""Low sun from the street: light only, for pictures whose set has none."""
from lights import sun


def build(screen=None, towards=(2, 3, -2.4), strength=4.0, colour="#ffe0b4", softness=0.6):
    sun((0, 0, 0), towards, strength, colour, softness)
