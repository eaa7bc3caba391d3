"""A screwdriver lying on z = 0, its blade towards +y; the origin is its middle."""
from solids import assembled
from workbench import screwdriver


def build(screen=None, colour="#6d3340", long=0.1):
    with assembled((0, 0, 0.011), (86.5, 0, 0)):
        screwdriver(0, (0.11 + long) / 2, 0, colour, long)
