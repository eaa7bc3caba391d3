"""A strip of panes in the ceiling of a hall, between dark bars, and the daylight that comes through it; beams run under it into the depth."""
from lights import softbox
from materials import glowing, powder
from solids import block


def build(screen=None, place=(0, 5), size=(12, 2), height=4.2, power=240, sky="#e3eef8", strength=1.6, beams=(3.2, 12), colour="#33383e"):
    """place: its middle, a point of the set, because lights know no frame; beams: how far apart, how long (m); colour: of bars and beams."""
    (x, y), (width, depth) = place, size
    steel = powder(colour)
    block((width, depth, 0.02), (x, y, height - 0.012), glowing(sky, strength), 0)
    for side in (-1, 1):
        block((width, 0.12, 0.16), (x, y + side * depth / 2, height - 0.08), steel, 0.004)
    for step in range(int(width / 0.8) + 1):
        block((0.05, depth, 0.07), (x - width / 2 + step * 0.8, y, height - 0.04), steel, 0.002)
    apart, long = beams
    for step in range(int(width / apart) + 1):
        for z, wide in ((height - 0.06, 0.16), (height - 0.36, 0.16), (height - 0.21, 0.04)):
            block((wide, long, 0.3 if wide < 0.1 else 0.03), (x - width / 2 + (step + 0.5) * apart, y, z), steel, 0.003)
    softbox((x, y, height - 0.45), (x, y, 0), (width, depth), power, sky, False)
