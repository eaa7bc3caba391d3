"""Traço: four passive pens with soft tips in a tray of beech; each 12 mm across and 165 mm long."""
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, plastic, powder
from rooms import wood
from solids import assembled, cut, rod, slab


def build(screen=None, out=True):
    """out: one pen leans on the tray instead of lying in it."""
    beech = wood("#b98555", "#ddb483")
    tray = slab(0.2, 0.098, 0.016, 0.014, (0, 0, 0.001), beech, 0.003)
    slab(0.19, 0.088, 0.001, 0.012, (0, 0, 0), plastic("#2c2e33", 0.7), 0)
    colours = (INK, TURQUOISE, CORAL, GREEN)
    for row, colour in enumerate(colours):
        y = 0.033 - row * 0.022
        cut(tray, rod(0.0072, 0.176, (0, y, 0.0185), beech, (0, 90, 0), bevel=0))
        if not (out and row == 3):
            with assembled((0, y, 0.0173), (0, 90, 0)):
                _pen(colour)
    if out:
        with assembled((0.012, -0.079, 0.0062), (0, 90, -14)):
            _pen(GREEN)


def _pen(colour):
    """Along z: soft dome tip, a collar, the barrel with a flat against rolling, an end of another hardness."""
    body = powder(colour, 0.36)
    rod(0.006, 0.128, (0, 0, 0.0), body, bevel=0.001, sides=48)
    rod(0.00605, 0.004, (0, 0, 0.05), aluminium("#d0d3d6", 0.22), bevel=0.0006)
    for ring in range(6):
        rod(0.0061, 0.0016, (0, 0, 0.03 + ring * 0.003), plastic("#17181b", 0.6), bevel=0.0004)
    rod(0.006, 0.012, (0, 0, 0.07), body, radius_top=0.0042, bevel=0.0006)
    rod(0.0038, 0.0125, (0, 0, 0.0762), plastic("#17181b", 0.7), radius_top=0.0022, bevel=0.0014)
    rod(0.006, 0.006, (0, 0, -0.067), aluminium("#d0d3d6", 0.22), bevel=0.0006)
    rod(0.0058, 0.0125, (0, 0, -0.0762), plastic("#e4e2dd", 0.6), bevel=0.003)
