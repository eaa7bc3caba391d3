"""A plain wall and floor with late window light, for what hangs on a wall; a bench and a plant if wanted."""
from furniture import planter
from lights import softbox, sun, surroundings
from materials import powder
from rooms import concrete, matt, plaster, wood
from solids import assembled, block


def build(colour="#d9cfbe", floor="wood", bench=None, plant=None, slats=False, window=True, key=1.0):
    """bench: x of its middle; plant: its place; slats: oak slats instead of plaster."""
    block((12, 0.2, 5), (0, 0.1 + 0.06 * slats, 2.5), plaster(colour, 0.15), 0)
    if slats:
        oak = wood("#8a623c", "#b3875a", "z", 0.45)
        for index in range(100):
            block((0.046, 0.05, 5), (-4.5 + index * 0.09, 0.03, 2.5), oak, 0.004)
    ground = wood("#8f6a45", "#b8925f", "x", 0.35) if floor == "wood" else concrete("#a29c92", "#b8b2a8", 0.5)
    block((12, 7, 0.1), (0, -3.4, -0.05), ground, 0)
    block((12, 0.02, 0.09), (0, -0.01, 0.045), matt("#efe9df"), 0.003)
    if bench is not None:
        with assembled((bench, -0.42, 0)):
            block((1.5, 0.4, 0.05), (0, 0, 0.42), wood("#a77b4d", "#c79c6a"), 0.006)
            for x in (-0.6, 0.6):
                block((0.05, 0.34, 0.395), (x, 0, 0.1975), powder("#2b2f36"), 0.004)
    if plant:
        planter((*plant, 0), 1.4, 28, "#e3dacb", 4)
    softbox((-3.2, -3.6, 3.0), (0, 0, 1.2), (2.0, 2.4), 150 * key, "#eef4ff")
    softbox((2.8, -2.8, 2.6), (0.4, 0, 1.2), (0.8, 2.4), 55 * key, "#fff1e0")
    softbox((0, -1.8, 4.6), (0, -0.5, 0), (5.0, 1.4), 90 * key, "#fff8ee", False)
    if window:
        sun((-6, -6.5, 6.3), (0, 0, 1.5), 1.4, "#ffe2bd", 2.5)
    surroundings("interior", 0.14, 60)
