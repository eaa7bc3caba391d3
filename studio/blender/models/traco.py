"""Traço: four passive pens with soft tips in a tray of beech; each 12 mm across and 165 mm long."""
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, plastic, powder
from parts import label
from rooms import fabric, matt, wood
from solids import assembled, ball, cut, rod, slab


def build(screen=None, out=True, tips=False):
    """out: one pen leans on the tray instead of lying in it; tips: without the tray, what the pens write with, and how broad it is."""
    if tips:
        _tips()
        return
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


def _tips():
    """A fine tip, a broad one and the end that rubs out, side by side above the stroke that each leaves on a card, the last through a field of colour."""
    card = matt("#fbfaf6", 0.8)
    slab(0.17, 0.14, 0.002, 0.006, (0, -0.012, 0), card, 0.0004)
    slab(0.03, 0.024, 0.0002, 0.003, (0.05, -0.044, 0.002), matt(TURQUOISE, 0.85), 0)
    for x, colour, width, name in ((-0.05, INK, 0.003, "3 mm"), (0.0, CORAL, 0.008, "8 mm"), (0.05, TURQUOISE, 0.012, "12 mm")):
        with assembled((x, 0.062, 0.0082), (90, 0, 0)):
            _close(colour, width)
        line = card if width > 0.01 else matt(colour, 0.85)
        slab(width, 0.034, 0.0003, width / 2 - 0.0002, (x, -0.044, 0.002), line, 0)
        label(name, 0.0085, (x, -0.07, 0.0024), "#17181b", (0, 0, 0))


def _close(colour, width):
    """A pen towards -y after its turn, larger in detail: barrel, collar, and a felt dome of a width, or the eraser."""
    body, metal = powder(colour, 0.36), aluminium("#d0d3d6", 0.22)
    rod(0.006, 0.15, (0, 0, -0.03), body, bevel=0.001, sides=64)
    if width > 0.01:
        rod(0.0062, 0.009, (0, 0, 0.049), metal, bevel=0.0006, sides=64)
        rod(0.006, 0.016, (0, 0, 0.061), fabric("#e9e6de"), bevel=0.0026, sides=64)
        return
    rod(0.00612, 0.004, (0, 0, 0.03), metal, bevel=0.0006, sides=64)
    for ring in range(6):
        rod(0.00618, 0.0016, (0, 0, 0.009 + ring * 0.003), plastic("#17181b", 0.6), bevel=0.0004, sides=64)
    felt, radius = fabric("#2a2c31"), width / 2
    rod(0.006, 0.014, (0, 0, 0.052), body, radius_top=radius + 0.0008, bevel=0.0006, sides=64)
    rod(radius, 0.008, (0, 0, 0.061), felt, bevel=0, sides=48)
    ball(radius, (0, 0, 0.065), felt)
