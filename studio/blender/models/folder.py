"""Tender papers in a ring binder that lies open: covers, rings, two stacks of sheets with lines, a table and coloured tabs; a pen, a stamp."""
from materials import CORAL, GREEN, TURQUOISE, aluminium, lacquer, paper, plastic
from parts import pen, turned
from rooms import matt, wood
from solids import assembled, block, ring, slab


def build(screen=None, colour="#17456b", stamp=(0.36, 0.14), pencil=True):
    """Open at its spine, which lies along y at the origin; every sheet is A4."""
    cover = matt(colour, 0.55)
    for side in (-1, 1):
        slab(0.275, 0.32, 0.003, 0.006, (side * 0.172, 0, 0), cover, 0.001)
    slab(0.062, 0.32, 0.003, 0.004, (0, 0, 0), cover, 0.001)
    slab(0.02, 0.26, 0.003, 0.003, (0, 0, 0.003), aluminium("#c9cbce", 0.25), 0.001)
    _stack(-0.145, 0.007, 7)
    _stack(0.145, 0.014, 3)
    for index, tint in enumerate((CORAL, "#ffc94d", GREEN, TURQUOISE)):
        block((0.016, 0.042, 0.0006), (0.256, 0.1 - index * 0.06, 0.0105 - index * 0.0018), matt(tint), 0)
    for y in (-0.04, 0.04):
        with assembled((0, y, 0.008), (90, 0, 0)):
            ring(0.031, 0.0016, aluminium("#d0d2d5", 0.18))
    if pencil:
        pen((0.2, -0.07, 0.0225), "#1c2a44", (0, 90, 62))
    if stamp:
        _stamp(*stamp)


def _stack(x, height, seed):
    """Sheets, none lying quite like the one below; the uppermost is printed."""
    for index in range(7):
        block((0.21, 0.297, height / 7 - 0.0002), (x + index * 3 % 5 * 0.0004, index * 5 % 7 * 0.0004 - 0.001, 0.0034 + height * (index + 0.5) / 7), paper(), 0, (0, 0, (index * seed % 5 - 2) * 0.18))
    top, ink = 0.0036 + height, matt("#3a4152", 0.9)
    left = x - 0.085
    block((0.1, 0.007, 0.0002), (left + 0.05, 0.118, top), matt("#17456b", 0.9), 0)
    for line in range(7 if seed == 3 else 22):
        long = 0.168 - line * seed * 7 % 11 * 0.006
        if line % 6 == 5:
            continue
        block((long, 0.0026, 0.0002), (left + long / 2, 0.1 - line * 0.0095, top), ink, 0)
    if seed == 3:
        _table(left, top, ink)


def _table(left, top, ink):
    """A list of requirements: rows with a number, words, and a box that is ticked."""
    for row in range(9):
        y = 0.02 - row * 0.0165
        block((0.17, 0.0006, 0.0002), (left + 0.085, y - 0.008, top), ink, 0)
        block((0.009, 0.003, 0.0002), (left + 0.006, y, top), ink, 0)
        long = 0.085 + row * 37 % 40 / 1000
        block((long, 0.0026, 0.0002), (left + 0.022 + long / 2, y, top), matt("#6b7285", 0.9), 0)
        for dx, dy, size in ((0, 0.0045, (0.0095, 0.0005)), (0, -0.0045, (0.0095, 0.0005)), (0.0047, 0, (0.0005, 0.0095)), (-0.0047, 0, (0.0005, 0.0095))):
            block((*size, 0.0002), (left + 0.162 + dx, y + dy, top), ink, 0)
        if row < 6:
            block((0.0017, 0.006, 0.0003), (left + 0.1602, y - 0.0012, top), matt(GREEN, 0.9), 0, (0, 0, 42))
            block((0.0017, 0.012, 0.0003), (left + 0.1648, y + 0.0012, top), matt(GREEN, 0.9), 0, (0, 0, -36))


def _stamp(x, y):
    with assembled((x, y, 0)):
        block((0.06, 0.03, 0.012), (0, 0, 0.008), wood("#7a4a2c", "#9c6f43"), 0.003)
        block((0.056, 0.026, 0.003), (0, 0, 0.0016), plastic("#8a2f28", 0.7), 0)
        turned([(0.009, 0.013), (0.0085, 0.03), (0.013, 0.05), (0.017, 0.064), (0.013, 0.077), (0, 0.081)], lacquer("#2a1c14", 0.2), (0, 0, 0), 32)
