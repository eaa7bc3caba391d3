"""What makes a hall a school's gym: wall bars along the back wall, a low bench before them, a basketball and the lines of courts on the floor.

The wall's face is y = wall; the origin is the set's.
"""
from materials import plastic, powder
from rooms import matt, wood
from solids import assembled, ball, block, ring, rod

BAY, TALL, RUNGS = 0.9, 2.5, 14


def build(screen=None, wall=7.0, left=-3.6, bays=6, bench=(0.0, 6.2, 0), basketball=(1.6, 2.6), lines=()):
    """left: where the wall bars begin; bench: x, y and turn; basketball: x and y; lines: [x, y, length along x, length along y, colour]."""
    _wall_bars(left, wall, bays)
    _bench(*bench)
    _basketball(*basketball)
    for x, y, across, along, colour in lines:
        block((across, along, 0.001), (x, y, 0.0006), matt(colour, 0.4), 0)


def _wall_bars(left, wall, bays):
    beech = wood("#a97c4c", "#cfa371", "z", 0.4)
    for post in range(bays + 1):
        block((0.035, 0.16, TALL), (left + post * BAY, wall - 0.08, TALL / 2 + 0.06), beech, 0.008)
    for bay in range(bays):
        middle = left + (bay + 0.5) * BAY
        for rung in range(RUNGS):
            out = 0.2 if rung == RUNGS - 1 else 0.1
            rod(0.018, BAY, (middle, wall - out, 0.22 + rung * (TALL - 0.26) / (RUNGS - 1)), wood("#a97c4c", "#cfa371", "x", 0.4), (0, 90, 0), bevel=0, sides=20)


def _bench(x, y, turn):
    """Three metres of seat on two feet, and the narrow beam between them."""
    oak, foot = wood("#a06f42", "#c7986a", "x", 0.36), wood("#8a5f38", "#ad7f52", "z", 0.4)
    with assembled((x, y, 0), (0, 0, turn)):
        block((2.9, 0.24, 0.035), (0, 0, 0.33), oak, 0.008)
        block((2.5, 0.045, 0.09), (0, 0, 0.15), oak, 0.006)
        for side in (-1.15, 1.15):
            block((0.05, 0.22, 0.3), (side, 0, 0.163), foot, 0.006)
            block((0.07, 0.36, 0.03), (side, 0, 0.017), foot, 0.006)


def _basketball(x, y):
    """Orange rubber with the black seams of its eight panels."""
    with assembled((x, y, 0.12), (24, 16, 40)):
        ball(0.12, (0, 0, 0), powder("#c8632a", 0.6))
        for turn in ((0, 0, 0), (90, 0, 0), (0, 90, 0)):
            with assembled((0, 0, 0), turn):
                ring(0.1195, 0.0022, plastic("#1a1512", 0.6))
        for side in (-1, 1):
            with assembled((0, side * 0.075, 0), (90, 0, 0)):
                ring(0.094, 0.0022, plastic("#1a1512", 0.6))
