"""The edge of a public counter: oak top, ribbed front, a calm room out of focus behind."""
from lights import softbox, spot, surroundings
from materials import lacquer, powder
from parts import blade, turned
from rooms import leaf, matt, plaster, wood
from solids import block


def build(wall="#dcd6ca", mirrored=True):
    """The counter's top is z = 0, its front edge y = -0.26; mirrored: bare metal may reflect the key light."""
    block((7, 0.2, 4), (0, 2.6, 0.6), plaster(wall, 0.12), 0)
    oak = wood("#b98d5f", "#cfa878", "x", 0.34)
    block((3.4, 0.72, 0.04), (0, 0.1, -0.02), oak, 0.004)
    front = wood("#9a6c3f", "#bd8d58", "z", 0.5)
    block((3.4, 0.5, 1.0), (0, 0.12, -0.54), matt("#2b221a"), 0)
    for rib in range(56):
        block((0.034, 0.03, 1.0), (-1.6 + rib * 0.058, -0.14, -0.56), front, 0.006)
    _behind()
    softbox((-1.5, -1.2, 1.5), (0, 0, 0.15), (1.0, 1.0), 26, "#fff5e8", mirrored)
    softbox((1.3, -0.1, 0.9), (0, 0, 0.15), (0.25, 1.1), 9, "#fbf8f2", mirrored)
    softbox((-0.4, 0.9, 1.5), (0, 0, 0.1), (1.2, 0.5), 12)
    spot((1.6, 1.3, 2.4), (1.3, 2.6, 0.4), 110, 80, "#ffe7c8", 0.4, 1.0)
    softbox((0.6, 0.4, 2.6), (0.8, 2.4, 0.3), (2.0, 1.0), 60, "#fff8ee")
    surroundings("interior", 0.16, 120)


def _behind():
    """A shelf, a pot plant and a pendant lamp, far enough to blur."""
    for z in (-0.05, 0.42, 0.89):
        block((1.9, 0.24, 0.03), (1.35, 2.44, z), wood("#a87846", "#cfa069"), 0.002)
    for index, colour in enumerate(["#0f1f3d", "#17b6b0", "#efe9df", "#ff5a4f", "#e9e2d3", "#0f1f3d", "#3bb273", "#efe9df", "#c9b79c"]):
        low, high = 0.24 + (index * 7 % 5) * 0.018, 0.22 + (index * 3 % 4) * 0.02
        block((0.06, 0.2, low), (0.62 + index * 0.07, 2.42, low / 2 - 0.04), powder(colour), 0.003)
        block((0.06, 0.2, high), (1.35 + index * 0.07, 2.42, high / 2 + 0.43), powder(colour), 0.003)
    turned([(0, 0), (0.16, 0), (0.2, 0.3), (0.18, 0.3), (0.16, 0.28)], lacquer("#f1ece2", 0.5), (0.16, 2.25, -0.95), 32)
    for stem in range(34):
        green = leaf("#3f7d4e" if stem % 3 else "#2f6b45")
        blade(0.75 + (stem * 31 % 50) / 100, 0.11, green, (0.16, 2.25, -0.7), (6 + stem * 29 % 38, 0, stem * 137), 0.35)
