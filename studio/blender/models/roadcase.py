"""A long road case on castors for one screen: lined with foam, its deep lid hinged at the back; the screen stands in it."""
from materials import CORAL, aluminium, plastic, powder
from models.signs import UPRIGHT
from panel import wall_panel
from parts import castor
from rooms import fabric
from solids import assembled, block, rod

WIDE, DEEP, LOW, LID, BASE = 1.74, 0.44, 0.72, 0.36, 0.115


def build(screen=None, lid=0, diagonal=65):
    """lid: degrees that it stands open; a closed case hides the screen."""
    for x in (-WIDE / 2 + 0.14, 0, WIDE / 2 - 0.14):
        for y in (-DEEP / 2 + 0.07, DEEP / 2 - 0.07):
            castor(x, y, 20 if x < 0 else -70, 0.046)
    with assembled((0, 0, BASE)):
        _tub(LOW, floor=True)
    if lid:
        block((WIDE - 0.05, DEEP - 0.05, LOW - 0.16), (0, 0, BASE + (LOW - 0.16) / 2 + 0.02), fabric("#22242a"), 0.012)
        with assembled((0, -0.02, BASE + 0.52)):
            wall_panel(diagonal, screen)
    with assembled((0, DEEP / 2, BASE + LOW), (-lid, 0, 0)):
        with assembled((0, -DEEP / 2, 0)):
            _tub(LID, floor=False)
            _latches(0.05)
            if lid:
                block((WIDE - 0.05, DEEP - 0.05, 0.06), (0, 0, LID - 0.05), fabric("#22242a"), 0.012)


def _tub(height, floor):
    """Four walls with metal edges, and the floor or the roof."""
    board, edge = powder("#20242c", 0.5), aluminium("#bfc2c6", 0.3)
    closed = 0.008 if floor else height - 0.008
    block((WIDE, DEEP, 0.016), (0, 0, closed), board, 0.002)
    for side in (-1, 1):
        block((0.012, DEEP, height), (side * WIDE / 2, 0, height / 2), board, 0.002)
        block((WIDE, 0.012, height), (0, side * DEEP / 2, height / 2), board, 0.002)
        for z in (0.012, height - 0.012):
            block((WIDE + 0.012, 0.026, 0.024), (0, side * DEEP / 2, z), edge, 0.004)
            block((0.026, DEEP + 0.012, 0.024), (side * WIDE / 2, 0, z), edge, 0.004)
        for other in (-1, 1):
            block((0.028, 0.028, height), (side * (WIDE / 2 - 0.006), other * (DEEP / 2 - 0.006), height / 2), edge, 0.004)
    if floor:
        for x in (-0.52, 0.52):
            block((0.19, 0.01, 0.12), (x, -DEEP / 2 - 0.006, height * 0.52), edge, 0.004)
            block((0.12, 0.014, 0.05), (x, -DEEP / 2 - 0.01, height * 0.52), plastic("#15161a"), 0.006)
            _latch(x * 0.5, height - 0.07, edge)
        rod(0.055, 0.004, (0, -DEEP / 2 - 0.008, height * 0.52), powder(CORAL), UPRIGHT, bevel=0.001)


def _latches(z):
    for x in (-0.26, 0.26):
        _latch(x, z, aluminium("#bfc2c6", 0.3))


def _latch(x, z, edge):
    block((0.1, 0.008, 0.07), (x, -DEEP / 2 - 0.006, z), edge, 0.004)
    rod(0.016, 0.012, (x, -DEEP / 2 - 0.01, z), plastic("#15161a"), UPRIGHT, bevel=0.002)
