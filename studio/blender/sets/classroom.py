"""A bright primary classroom in the morning: windows on the left, linoleum, low shelves, small tables and chairs.

x runs across (windows at x = -4), y into the depth (front wall at y = 3.2), metres.
"""
from furniture import low_shelf, planter, school_chair, school_desk
from lights import softbox, sun, surroundings
from materials import CORAL, GREEN, INK, TURQUOISE, glowing, paper, powder
from rooms import clear_glass, matt, plaster, wood
from solids import assembled, ball, block, rod

COLOURS = [CORAL, TURQUOISE, "#ffc94d", GREEN, "#efe9df", INK]


def build(chairs=True, desks=(), light=1.0, morning=((-9, -3.6, 6.6), (0.5, 0.6, 0), 5.0)):
    """desks: [x, y, turn], each a chair at a small table; light: of the room's own; morning: the sun through the windows, where from,
    where to and how strong."""
    block((9, 10, 0.1), (0.2, -1.6, -0.05), wood("#ab987c", "#c0ae93", "y", 0.3), 0)
    block((9, 0.2, 3.2), (0.2, 3.3, 1.6), plaster("#ddd6c8", 0.08), 0)
    block((0.2, 10, 3.2), (4.4, -1.6, 1.6), plaster("#8fc1b8", 0.08), 0)
    block((9, 10, 0.1), (0.2, -1.6, 3.25), matt("#efece6"), 0)
    block((9, 0.02, 0.08), (0.2, 3.19, 0.04), matt("#f3efe6"), 0.002)
    for y in (-4, -1.2, 1.6):
        block((2.6, 0.14, 0.04), (0.2, y, 3.18), glowing("#fff6e6", 4), 0.004)
    _windows()
    _front_wall()
    low_shelf((3.0, 2.98, 0), 2.3, COLOURS)
    planter((-3.3, 2.6, 0), 1.15, 22)
    _seats()
    for x, y, turn in desks:
        with assembled((x, y, 0), (0, 0, turn)):
            _desk()
    for x, y, turn, colour in () if not chairs else ((0.62, -0.35, 112, CORAL), (1.35, 0.75, -8, "#ffc94d"), (2.55, 0.1, -78, TURQUOISE)):
        school_chair((x, y, 0), turn, 0.32, colour)
    softbox((-4.5, -1.0, 1.9), (0, -1.0, 1.2), (8, 2.4), 330 * light, "#e2edff")
    softbox((0.5, -1.0, 3.1), (0.5, -1, 0), (5, 5), 70 * light, "#fff6ea", False)
    softbox((1.0, -5.6, 2.4), (0.5, 1, 1.0), (4, 2), 60 * light, "#fff8f0", False)
    here, there, strength = morning
    sun(here, there, strength, "#ffe0b4", 0.7)
    surroundings("sky", 1.3 * light, tint="#d6e6fa")


def _desk():
    """A chair pushed to a small table, two sheets of paper on it."""
    school_chair((0, 0.06, 0), 0, 0.36, "#d9b384")
    school_desk((0, -0.5, 0), 0, 0.58)
    for sheet in (-0.2, 0.22):
        block((0.21, 0.297, 0.002), (sheet, -0.46, 0.582), paper(), 0, (0, 0, 6 + sheet * 40))


def _windows():
    frame = powder("#e6e3dc")
    block((0.2, 10, 0.85), (-4.1, -1.6, 0.425), plaster("#e6e1d6", 0.08), 0)
    block((0.2, 10, 0.3), (-4.1, -1.6, 3.05), plaster("#e6e1d6", 0.08), 0)
    block((0.34, 10, 0.04), (-4.03, -1.6, 0.87), wood("#c39765", "#dbb588", "y"), 0.006)
    for y in [step * 1.4 - 6.4 for step in range(8)]:
        block((0.1, 0.09, 2.06), (-4.05, y, 1.88), frame, 0.006)
    for z in (0.92, 2.3, 2.87):
        block((0.1, 10, 0.07), (-4.05, -1.6, z), frame, 0.006)
    block((0.008, 10, 2.0), (-4.06, -1.6, 1.88), clear_glass(), 0)
    green = matt("#6f8f52", 0.9)
    for tree in range(7):
        ball(1.2 + tree % 3 * 0.3, (-10 - tree % 2 * 1.5, tree * 2.1 - 6, 1.9), green)


def _front_wall():
    """Pin board with drawings, and an alphabet of coloured cards."""
    block((2.3, 0.03, 1.15), (2.95, 3.185, 1.62), matt("#c8a77c", 0.95), 0.004)
    for index in range(10):
        x, z = 2.05 + (index % 5) * 0.45, 1.9 - (index // 5) * 0.52
        tilt = (index * 7 % 5 - 2) * 1.6
        block((0.34, 0.004, 0.42), (x, 3.165, z), paper(), 0, (0, tilt, 0))
        rod(0.1, 0.003, (x - 0.02, 3.161, z + 0.03), matt(COLOURS[index % 6]), (90, 0, 0), bevel=0)
        block((0.22, 0.003, 0.05), (x, 3.161, z - 0.13), matt(COLOURS[(index + 2) % 6]), 0, (0, tilt * 2, 0))
        ball(0.008, (x, 3.158, z + 0.19), powder(CORAL))
    block((2.9, 0.02, 1.2), (-1.9, 3.19, 1.62), powder("#f1f0ec", 0.25), 0.004)
    for edge in (1.01, 2.23):
        block((2.94, 0.03, 0.03), (-1.9, 3.18, edge), powder("#b9bbbf"), 0.003)


def _seats():
    for x, y, turn in ((-2.3, 0.1, 8), (-2.5, -1.7, -4)):
        school_desk((x, y, 0), turn)
        for side in (-0.32, 0.32):
            school_chair((x + side, y - 0.52, 0), 180 + turn + side * 30, 0.44, "#d9b384")
