"""Pieces that a table recognises: turned discs with a coloured cap and a raised sign; a printed mark underneath."""
from math import cos, radians, sin

from materials import lacquer, paper, plastic
from rooms import wood
from solids import assembled, block, extruded, rod

# What stands on each piece, and its colour.
KINDS = {"house": "#ff5a4f", "tree": "#3bb273", "sun": "#ffc245", "drop": "#2f8fd0", "bus": "#8a6bd1", "star": "#17b6b0"}


def build(screen=None, places=(), turned=()):
    """places: (kind, x, y, turn in degrees) on the table's glass; turned: kinds that lie on their face, mark upwards."""
    for kind, x, y, turn in places:
        with assembled((x, y, 0), (0, 0, turn)):
            if kind in turned:
                with assembled((0, 0, 0.036), (180, 0, 0)):
                    _piece(kind)
            else:
                _piece(kind)


def _piece(kind):
    """70 mm across, 32 mm high: beech body, lacquered cap, felt ring and mark below."""
    rod(0.035, 0.022, (0, 0, 0.0125), wood("#b98555", "#ddb483"), bevel=0.003, sides=64)
    rod(0.0352, 0.009, (0, 0, 0.0275), lacquer(KINDS[kind], 0.25), bevel=0.0035, sides=64)
    rod(0.0335, 0.0016, (0, 0, 0.0009), plastic("#17181b", 0.7), bevel=0.0004, sides=64)
    rod(0.0285, 0.0012, (0, 0, 0.0002), paper("#fbfaf6"), bevel=0, sides=64)
    _mark(list(KINDS).index(kind))
    with assembled((0, 0, 0.0322)):
        _sign(kind)


def _mark(number):
    """Black cells in two rings about a centre: the pattern names the piece and tells how it is turned."""
    black = plastic("#08090a", 0.5)
    rod(0.0062, 0.0012, (0, 0, -0.0002), black, bevel=0, sides=32)
    for ring, (inner, outer, cells) in enumerate(((0.0098, 0.0162, 8), (0.0186, 0.0254, 12))):
        for cell in range(cells):
            if (cell * 7 + number * 5 + ring * 3 + cell * cell) % 5 < 2:
                continue
            start, end = 360 / cells * cell, 360 / cells * (cell + 1)
            arc = [radians(start + (end - start) * step / 6) for step in range(7)]
            outline = [(outer * cos(a), outer * sin(a)) for a in arc] + [(inner * cos(a), inner * sin(a)) for a in reversed(arc)]
            extruded(outline, 0.0008, black, (0, 0, -0.0008), bevel=0)


def _sign(kind):
    white = paper("#fbfaf6")
    if kind == "house":
        extruded([(-0.013, -0.013), (0.013, -0.013), (0.013, 0.003), (0, 0.016), (-0.013, 0.003)], 0.0016, white, bevel=0.0004)
        block((0.007, 0.011, 0.002), (0, -0.0085, 0.0012), lacquer(KINDS[kind], 0.25), 0)
    elif kind == "tree":
        rod(0.0105, 0.0016, (0, 0.004, 0.0008), white, bevel=0.0004)
        block((0.0035, 0.015, 0.0016), (0, -0.0105, 0.0008), white, 0.0003)
    elif kind == "sun":
        rod(0.007, 0.0016, (0, 0, 0.0008), white, bevel=0.0004)
        for ray in range(8):
            with assembled((0, 0, 0), (0, 0, ray * 45)):
                block((0.0028, 0.006, 0.0016), (0, 0.0135, 0.0008), white, 0.0004)
    elif kind == "drop":
        rounds = [(0.0095 * cos(radians(a)), -0.004 + 0.0095 * sin(radians(a))) for a in range(-205, 30, 15)]
        extruded([*rounds, (0, 0.016)], 0.0016, white, bevel=0.0004)
    elif kind == "bus":
        block((0.026, 0.017, 0.0016), (0, 0.001, 0.0008), white, 0.0006)
        for x in (-0.007, 0.007):
            rod(0.003, 0.002, (x, -0.0085, 0.001), white, bevel=0)
            block((0.008, 0.006, 0.0022), (x * 0.75, 0.003, 0.0012), lacquer(KINDS[kind], 0.25), 0)
    else:
        points = [((0.0155 if step % 2 == 0 else 0.0066) * sin(radians(step * 36)), (0.0155 if step % 2 == 0 else 0.0066) * cos(radians(step * 36))) for step in range(10)]
        extruded(points, 0.0016, white, bevel=0.0004)
