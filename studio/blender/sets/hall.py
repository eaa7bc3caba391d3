"""The foyer of a public building in low sun: a wall of oak slats with a reception before it, a tall band of windows, columns, polished floor.

x runs across (windows on the right at x = 7.5), y into the depth (end wall at y = 17), metres.
"""
from fixtures import reception
from furniture import armchair, planter
from grounds import aggregate
from lights import softbox, sun, surroundings
from materials import aluminium, glowing, plastic, powder
from parts import cable
from rooms import clear_glass, concrete, matt, plaster, wood
from solids import ball, block, rod, slab

WINDOWS, END, HEIGHT, LEFT = 7.5, 17.0, 6.2, -3.7


def build(evening=6.5):
    """evening: strength of the low sun."""
    _shell()
    _windows()
    _slats()
    _columns()
    _desk(-0.3, 14.6)
    _bench(-3.15, 9.2)
    _life()
    _light(evening)


def _shell():
    span = END + 8
    width, middle = WINDOWS - LEFT + 0.6, (WINDOWS + LEFT) / 2
    block((width, span, 0.1), (middle, END - span / 2, -0.05), aggregate("#8d867c", "#a39b90"), 0)
    block((width, span, 0.2), (middle, END - span / 2, HEIGHT + 0.1), plaster("#e8e3da", 0.05), 0)
    block((0.3, span, HEIGHT), (LEFT - 0.15, END - span / 2, HEIGHT / 2), concrete("#222c44", "#2c3852"), 0)
    block((width, 0.3, HEIGHT), (middle, END + 0.15, HEIGHT / 2), concrete("#a8a29a", "#bcb6ad"), 0)
    groove = matt("#151c2e")
    for row in range(1, 4):
        block((0.004, span, 0.018), (LEFT, END - span / 2, row * 1.55), groove, 0)
    for y in range(-4, int(END), 3):
        block((0.004, 0.018, HEIGHT), (LEFT, y, HEIGHT / 2), groove, 0)
    for y in (1.0, 6.0, 11.0, 16.0):
        block((WINDOWS - LEFT, 0.36, 0.5), (middle, y, HEIGHT - 0.25), plaster("#dcd6cb", 0.05), 0.01)
    for y in (3.5, 8.5, 13.5):
        block((0.05, 3.2, 0.03), (-1.2, y, HEIGHT - 0.3), glowing("#fff0d8", 7), 0)
        block((0.05, 3.2, 0.03), (3.2, y, HEIGHT - 0.3), glowing("#fff0d8", 7), 0)


def _windows():
    """Band of tall panes between dark mullions, a concrete sill; outside, sky over a pale terrace and far trees."""
    frame = powder("#23262c")
    for y in [step * 2.4 - 4 for step in range(10)]:
        block((0.3, 0.12, HEIGHT - 0.5), (WINDOWS, y, HEIGHT / 2 + 0.25), frame, 0.006)
    for z in (0.5, 3.6, HEIGHT - 0.06):
        block((0.24, 22, 0.12), (WINDOWS, 6.5, z), frame, 0.006)
    block((0.5, 22, 0.46), (WINDOWS + 0.05, 6.5, 0.23), concrete("#a8a29a", "#bcb6ad"), 0.01)
    block((0.01, 22, HEIGHT - 0.5), (WINDOWS + 0.02, 6.5, HEIGHT / 2 + 0.25), clear_glass(), 0)
    block((40, 60, 0.1), (WINDOWS + 20.5, 8, -0.3), matt("#b9b2a4"), 0)
    green = matt("#4f6b3f", 0.9)
    for index in range(16):
        y, x = index * 2.9 - 8, WINDOWS + 14 + (index * 37 % 9)
        rod(0.18, 2.4, (x, y, 1.0), matt("#5c4a38"), bevel=0)
        for crown in range(4):
            middle = (x + crown % 2 - 0.5, y + crown * 0.5 - 0.8, 2.9 + (crown * 5 % 3) * 0.6)
            ball(1.1 + (index * 13 + crown * 7) % 5 * 0.14, middle, green)


def _slats():
    """End wall: oak slats in front of dark felt from wall to window, under a lit cove."""
    oak = wood("#7a5e43", "#a68866", "z", 0.45)
    middle, width, top = (WINDOWS + LEFT) / 2, WINDOWS - LEFT, HEIGHT - 0.7
    block((width, 0.04, top), (middle, END - 0.06, top / 2), matt("#2a211a"), 0)
    for index in range(int(width / 0.16)):
        block((0.09, 0.07, top), (LEFT + 0.1 + index * 0.16, END - 0.12, top / 2), oak, 0.004)
    block((width, 0.03, 0.03), (middle, END - 0.2, top + 0.06), glowing("#ffdca8", 6), 0)


def _columns():
    """Round columns of dark concrete under the beams: white words stand before the left ones."""
    shaft, collar = concrete("#3b3f4a", "#474b57"), powder("#23262c")
    for y in (11.0, 16.0):
        for x in (-2.2, 5.9):
            rod(0.2, HEIGHT - 0.5, (x, y, (HEIGHT - 0.5) / 2), shaft, bevel=0.01)
            rod(0.215, 0.16, (x, y, 0.08), collar, bevel=0.005)


def _desk(x, y):
    """A reception desk under three lamps."""
    reception((x, y, 0), 0, (3.2, 0.7), 1.08, "#7d7468")
    shade = powder("#c79a4b")
    for step in (-1.0, 0.0, 1.0):
        rod(0.005, HEIGHT - 2.9, (x + step, y, (HEIGHT + 2.9) / 2), powder("#23262c"), bevel=0)
        rod(0.19, 0.2, (x + step, y, 2.8), shade, bevel=0.02)
        ball(0.11, (x + step, y, 2.69), glowing("#ffd9a0", 9))


def _bench(x, y):
    block((0.5, 2.6, 0.09), (x, y, 0.43), wood("#9c6f43", "#c2935f", "y"), 0.012)
    for end in (-0.9, 0.9):
        block((0.36, 0.12, 0.39), (x, y + end, 0.195), plastic("#23262c", 0.5), 0.006)


def _life():
    """Plants, chairs by the window, a floor box and its cable to the large screen."""
    planter((-3.05, 11.4, 0), 2.1, 34, "#d8d0c2", 3)
    planter((-2.45, 12.3, 0), 1.5, 24, "#8f3f33", 6)
    planter((-3.1, 6.6, 0), 1.7, 26, "#2b2f38", 2)
    armchair((4.0, 9.2, 0), -42, "#b8543f")
    armchair((4.9, 10.6, 0), -70, "#d9a55b")
    slab(0.26, 0.26, 0.008, 0.012, (2.9, 6.5, 0), aluminium("#a9a49b", 0.3, (60, 60, 1)), 0.002)
    cable([(2.12, 5.75, 0.02), (2.3, 6.05, 0.008), (2.62, 6.2, 0.008), (2.86, 6.45, 0.01)], 0.006)


def _light(evening):
    softbox((WINDOWS + 0.6, 6.5, 3.4), (0, 6.5, 2.2), (20, 5.4), 2000, "#d3e4ff")
    sun((14, -3.5, 8.2), (0, 6, 0), evening, "#ffd5a4", 0.8)
    softbox((-0.5, -6.0, 4.5), (0.5, 6, 1.2), (6, 2.5), 260, "#eaf1ff", False)
    softbox((0.5, 8, HEIGHT - 0.6), (0.5, 8, 0), (6, 14), 260, "#ffeeda", False)
    surroundings("sky", 0.85, tint="#b4d3f3")
