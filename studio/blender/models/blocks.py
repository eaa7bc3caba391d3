"""Wooden building blocks for small children: cubes, a bar, a roof, a column, painted or left as beech."""
from materials import lacquer
from rooms import wood
from solids import assembled, block, extruded, rod

SIDE = 0.048


def build(screen=None, places=()):
    """places: (kind, x, y, z, turn, colour) of each block's underside; kinds: "cube", "bar", "roof", "column"; no colour: bare beech."""
    for kind, x, y, z, turn, colour in places:
        paint = lacquer(colour, 0.4) if colour else wood("#b98555", "#ddb483")
        with assembled((x, y, z), (0, 0, turn)):
            _block(kind, paint)


def _block(kind, paint):
    if kind == "roof":
        with assembled((0, SIDE / 2, 0), (90, 0, 0)):
            extruded([(-SIDE, 0), (SIDE, 0), (0, SIDE * 0.9)], SIDE, paint, bevel=0.0025)
    elif kind == "column":
        rod(SIDE / 2, SIDE * 1.5, (0, 0, SIDE * 0.75), paint, bevel=0.0025, sides=48)
    else:
        block((SIDE * (2 if kind == "bar" else 1), SIDE, SIDE), (0, 0, SIDE / 2), paint, 0.003)
