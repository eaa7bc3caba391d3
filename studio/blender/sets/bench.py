"""A workbench of oak seen from above, a cutting mat on it, window light from the left. The top is z = 0."""
from lights import softbox, surroundings
from materials import CORAL, aluminium, powder
from rooms import matt, wood
from solids import assembled, block, rod, slab


def build(mat="#27474b", key=1.0):
    for plank in range(7):
        block((2.4, 0.198, 0.05), (0, -0.6 + plank * 0.2, -0.025), wood("#a5764a", "#cfa371"), 0.0025)
    slab(0.9, 0.6, 0.003, 0.02, (0, 0, 0), matt(mat, 0.6), 0.001)
    for line in range(17):
        block((0.0008, 0.54, 0.0004), (-0.4 + line * 0.05, 0, 0.0031), matt("#4f7a7c"), 0)
    for line in range(11):
        block((0.84, 0.0008, 0.0004), (0, -0.25 + line * 0.05, 0.0031), matt("#4f7a7c"), 0)
    _driver(-0.57, -0.1)
    softbox((-1.3, 0.5, 1.1), (0, 0, 0), (0.9, 0.7), 34 * key, "#fff3e2")
    softbox((1.2, -0.6, 1.2), (0, 0, 0), (0.5, 0.9), 9 * key, "#eaf3ff")
    softbox((0, 0.2, 2.2), (0, 0, 0), (1.6, 1.2), 12 * key, "#fffaf2", False)
    surroundings("interior", 0.2, 60)


def _driver(x, y):
    """A screwdriver and four screws in a row."""
    with assembled((x, y, 0.0125), (90, 0, 8)):
        rod(0.0125, 0.1, (0, 0, 0.09), powder(CORAL, 0.4), bevel=0.004, sides=6)
        rod(0.003, 0.11, (0, 0, -0.01), aluminium("#b7babd", 0.2), bevel=0.0004)
    for index in range(4):
        rod(0.005, 0.003, (x + 0.05, y - 0.12 + index * 0.03, 0.009), aluminium("#a9acb0", 0.25), bevel=0.0006)
        rod(0.0025, 0.008, (x + 0.05, y - 0.12 + index * 0.03, 0.004), aluminium("#a9acb0", 0.25))
