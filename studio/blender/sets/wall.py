"""A corner of a meeting room: plaster wall with late light falling through an unseen window, oak sideboard below."""
from lights import softbox, sun, surroundings
from materials import CORAL, TURQUOISE, aluminium, lacquer, paper, plastic, powder
from parts import blade, turned
from rooms import leaf, matt, plaster, wood
from solids import assembled, block, rod


def build(colour="#d9cfbe", window=True):
    block((9, 0.2, 4.4), (0, 0.1, 2.2), plaster(colour), 0)
    block((9, 6, 0.1), (0, -3, -0.05), wood("#8f6a45", "#b8925f", "x", 0.35), 0)
    block((9, 0.02, 0.09), (0, -0.01, 0.045), matt("#efe9df"), 0.003)
    _sideboard()
    softbox((-3.2, -3.4, 2.9), (0, 0, 1.2), (2.0, 2.4), 120, "#eef4ff")
    softbox((2.8, -2.6, 2.6), (0.4, 0, 1.2), (0.7, 2.4), 45, "#fff1e0")
    softbox((0, -1.6, 4.3), (0, -0.5, 0), (4.0, 1.4), 60, "#fff8ee")
    if window:
        _window_light()
    surroundings("interior", 0.12, 60)


def _window_light():
    """Sun through a mullioned frame that stands outside the picture."""
    sun((-6, -6.5, 6.3), (0, 0, 1.5), 3.6, "#ffe2bd", 0.7)
    black = matt("#000000")
    for at, size in (((-3.7, -3.6, 4.0), (0.06, 0.06, 6)), ((-4.3, -3.0, 4.0), (0.06, 0.06, 6)), ((-3.1, -4.2, 4.0), (0.06, 0.06, 6))):
        block(size, at, black, 0).visible_camera = False
    for x in (-1.85, -6.2):
        with assembled((x, -3.7 - (x + 3.7), 3.4), (0, 0, -45)):
            block((2.1, 0.05, 7), (0, 0, 0), black, 0).visible_camera = False
    with assembled((-3.9, -3.9, 1.7), (0, 0, -45)):
        block((8, 0.05, 2.2), (0, 0, 0), black, 0).visible_camera = False


def _sideboard():
    oak, dark = wood("#b58a5c", "#cba377"), plastic("#1b1c1f", 0.5)
    with assembled((0, -0.24, 0)):
        block((2.3, 0.44, 0.024), (0, 0, 0.588), oak, 0.002)
        block((2.3, 0.44, 0.024), (0, 0, 0.172), oak, 0.002)
        for x in (-1.138, 1.138):
            block((0.0238, 0.438, 0.392), (x, 0, 0.38), oak, 0.001)
        for column in range(4):
            x = -0.846 + column * 0.564
            block((0.558, 0.02, 0.388), (x, -0.2, 0.38), oak, 0.002)
            block((0.12, 0.012, 0.008), (x, -0.214, 0.555), aluminium("#8a7a5c"), 0.002)
        block((2.2, 0.3, 0.02), (0, 0.03, 0.15), dark, 0)
        for x in (-1.0, 1.0):
            for y in (-0.15, 0.15):
                rod(0.014, 0.16, (x, y, 0.08), dark)
        for row, (w, colour) in enumerate([(0.26, "#0f1f3d"), (0.24, TURQUOISE), (0.25, "#efe9df"), (0.21, CORAL)]):
            block((w, 0.18, 0.026), (-0.84 + row * 0.006, 0.0, 0.613 + row * 0.027), powder(colour), 0.002, (0, 0, row * 4 - 6))
            block((w - 0.008, 0.174, 0.02), (-0.836 + row * 0.006, -0.004, 0.613 + row * 0.027), paper(), 0.001, (0, 0, row * 4 - 6))
        _plant(1.03, 0.04, 0.6)
        bowl = [(0.0, 0.0), (0.05, 0.0), (0.062, 0.02), (0.06, 0.05), (0.056, 0.05), (0.05, 0.012), (0, 0.01)]
        turned(bowl, lacquer("#e9e2d3"), (0.52, -0.04, 0.6))


def _plant(x, y, z):
    """A ceramic vase with a few olive branches."""
    belly = [(0.0, 0.0), (0.05, 0.0), (0.085, 0.06), (0.09, 0.12), (0.06, 0.2)]
    neck = [(0.032, 0.235), (0.036, 0.25), (0.03, 0.25), (0.026, 0.235), (0.03, 0.2)]
    turned(belly + neck, lacquer("#f1ece2", 0.4), (x, y, z))
    for branch in range(7):
        lean, turn = 12 + branch * 4.5, branch * 137
        with assembled((x, y, z + 0.22), (0, lean, turn)):
            rod(0.0025, 0.34, (0, 0, 0.17), wood("#5b4630", "#6f573c"))
            for pair in range(12):
                green = leaf("#6c8a62" if pair % 3 else "#4c6f4c")
                blade(0.062, 0.017, green, (0, 0, 0.07 + pair * 0.023), (52, 0, pair * 137))
