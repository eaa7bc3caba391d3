"""A tape measure run out on the floor along y, from a screen to where somebody sits: its case at the origin, its end at `length`."""
from materials import CORAL, aluminium, plastic
from rooms import matt
from solids import assembled, block, rod, slab


def build(screen=None, length=6.0):
    band, ink = matt("#ffd23f", 0.5), matt("#17181b")
    block((0.05, length, 0.002), (0, length / 2, 0.003), band, 0)
    for step in range(1, int(length * 10)):
        whole, half = step % 10 == 0, step % 5 == 0
        wide = 0.05 if whole else 0.03 if half else 0.018
        colour = matt(CORAL, 0.5) if whole else ink
        block((wide, 0.02 if whole else 0.008, 0.0006), (-(0.05 - wide) / 2, step * 0.1, 0.0044), colour, 0)
    block((0.056, 0.012, 0.02), (0, length, 0.01), aluminium(), 0.001)
    with assembled((0, -0.06, 0)):
        slab(0.075, 0.14, 0.1, 0.03, (0, 0, 0), plastic("#ffc94d", 0.4), 0.012)
        rod(0.045, 0.078, (0, 0, 0.055), plastic("#17181b", 0.45), (0, 90, 0), bevel=0.006)
        rod(0.026, 0.081, (0, 0, 0.055), plastic(CORAL, 0.4), (0, 90, 0), bevel=0.004)
