"""A road case on castors for LED cabinets, its lid off, one cabinet standing in it."""
from materials import CORAL, aluminium, plastic, powder
from models.signs import UPRIGHT
from parts import castor
from rooms import fabric
from solids import assembled, block, rod


def build(screen=None, cabinets=3):
    wide, deep, tall, base = 0.66, 0.62, 0.42, 0.11
    board, edge = powder("#20242c", 0.5), aluminium("#bfc2c6", 0.3)
    for x in (-0.24, 0.24):
        for y in (-0.22, 0.22):
            castor(x, y, 20 if x < 0 else -70, 0.045)
    block((wide, deep, 0.02), (0, 0, base + 0.01), board, 0.002)
    for side in (-1, 1):
        block((0.012, deep, tall), (side * wide / 2, 0, base + tall / 2), board, 0.002)
        block((wide, 0.012, tall), (0, side * deep / 2, base + tall / 2), board, 0.002)
        for other in (-1, 1):
            block((0.03, 0.03, tall), (side * (wide / 2 - 0.006), other * (deep / 2 - 0.006), base + tall / 2), edge, 0.004)
        block((wide + 0.012, 0.026, 0.026), (0, side * deep / 2, base + tall), edge, 0.004)
        block((0.026, deep + 0.012, 0.026), (side * wide / 2, 0, base + tall), edge, 0.004)
        block((wide + 0.012, 0.026, 0.026), (0, side * deep / 2, base + 0.012), edge, 0.004)
        block((0.026, deep + 0.012, 0.026), (side * wide / 2, 0, base + 0.012), edge, 0.004)
        block((0.16, 0.01, 0.1), (side * 0.16, -deep / 2 - 0.006, base + 0.24), edge, 0.004)
        block((0.1, 0.012, 0.05), (side * 0.16, -deep / 2 - 0.01, base + 0.24), plastic("#15161a"), 0.006)
    rod(0.04, 0.004, (0, -deep / 2 - 0.007, base + 0.24), powder(CORAL), UPRIGHT, bevel=0.001)
    block((wide - 0.03, deep - 0.03, 0.3), (0, 0, base + 0.16), fabric("#17181c"), 0.01)
    for index in range(cabinets):
        y = -0.18 + index * 0.17
        with assembled((0, y, base + 0.06)):
            block((0.5, 0.075, 0.5), (0, 0, 0.25), powder("#1b1d22", 0.45), 0.003)
            for x in (-0.09, 0.09):
                block((0.014, 0.034, 0.03), (x, 0, 0.512), powder("#1b1d22"), 0.004)
            rod(0.012, 0.21, (0, 0, 0.532), plastic("#0d0e10", 0.5), (0, 90, 0), bevel=0.003)
