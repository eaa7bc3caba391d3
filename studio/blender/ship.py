"""The model of a caravel on its cradle, as it stands in a museum's glass case: planked hull, castles, three masts with full sails."""
from math import cos, pi, sin

import bmesh

from parts import cable
from rooms import matt, wood
from solids import assembled, block, rod, solid

# Stations from stern to bow: place along the keel, half breadth at the deck, height of the keel, of the deck (m).
STATIONS = ((-0.4, 0.058, 0.085, 0.2), (-0.33, 0.082, 0.045, 0.176), (-0.2, 0.102, 0.008, 0.142), (-0.04, 0.11, 0, 0.122),
            (0.12, 0.106, 0, 0.12), (0.25, 0.084, 0.01, 0.138), (0.35, 0.044, 0.04, 0.165), (0.4, 0.006, 0.075, 0.186))
# Masts: place, foot, height; sails: width below and above, height of the foot, of the head.
MASTS = ((0.24, 0.14, 0.34, (0.19, 0.16, 0.22, 0.4)), (-0.02, 0.12, 0.46, (0.27, 0.21, 0.2, 0.5)), (-0.27, 0.19, 0.3, (0.16, 0.05, 0.26, 0.44)))


def model_ship(at, turn=0):
    """`at` is where the cradle stands; the bow looks towards +x."""
    timber, dark, rope = wood("#5b3a1f", "#7d5430"), wood("#3a2415", "#523520"), "#4a3826"
    with assembled(at, (0, 0, turn)):
        _cradle(dark)
        with assembled((0, 0, 0.05)):
            _hull(timber)
            block((0.76, 0.014, 0.02), (-0.01, 0, -0.004), dark, 0.002)
            block((0.17, 0.14, 0.05), (-0.31, 0, 0.2), timber, 0.006)
            block((0.18, 0.15, 0.01), (-0.31, 0, 0.23), dark, 0.002)
            block((0.1, 0.08, 0.034), (0.31, 0, 0.172), timber, 0.006)
            rod(0.005, 0.24, (0.45, 0, 0.24), dark, (0, 66, 0))
            for x, foot, tall, sail in MASTS:
                rod(0.0065, tall, (x, 0, foot + tall / 2), dark, radius_top=0.004)
                _sail(x + 0.008, *sail, dark)
                for side in (-1, 1):
                    for back in (-0.05, 0.02):
                        cable([(x + back, side * 0.098, 0.15), (x, 0, foot + tall * 0.92)], 0.0016, rope)


def _cradle(timber):
    """A board and two trestles, hollowed to the hull they carry."""
    block((0.7, 0.2, 0.018), (0, 0, 0.009), timber, 0.003)
    for x, half, low in ((-0.2, 0.072, 0.062), (0.2, 0.072, 0.06)):
        block((0.022, 0.06, low - 0.018), (x, 0, 0.018 + (low - 0.018) / 2), timber, 0.002)
        for side in (-1, 1):
            block((0.022, 0.022, 0.1), (x, side * half, 0.068), timber, 0.002, (side * -24, 0, 0))


def _hull(material):
    """Round ribs through the stations, closed by a deck."""
    mesh = bmesh.new()
    ribs = []
    for x, half, keel, deck in STATIONS:
        angles = [pi * step / 12 for step in range(13)]
        ribs.append([mesh.verts.new((x, -half * cos(a), deck - (deck - keel) * sin(a) ** 0.7)) for a in angles])
    for rib, after in zip(ribs, ribs[1:]):
        for step in range(12):
            mesh.faces.new((rib[step], rib[step + 1], after[step + 1], after[step]))
        mesh.faces.new((rib[0], after[0], after[-1], rib[-1]))
    for end in (ribs[0], ribs[-1]):
        mesh.faces.new(end)
    solid(mesh, material)


def _sail(x, low, high, foot, head, spar):
    """A square sail full of wind from astern, on its yard."""
    mesh, steps = bmesh.new(), 8
    rows = []
    for row in range(steps + 1):
        t = row / steps
        width, z = low + (high - low) * t, foot + (head - foot) * t
        edge = [2 * column / steps - 1 for column in range(steps + 1)]
        rows.append([mesh.verts.new((x + 0.3 * width * (1 - u * u) * (0.25 + sin(pi * min(1, t * 0.9 + 0.1))), u * width / 2, z)) for u in edge])
    for under, over in zip(rows, rows[1:]):
        for column in range(steps):
            mesh.faces.new((under[column], under[column + 1], over[column + 1], over[column]))
    solid(mesh, matt("#cfc09c", 0.9))
    rod(0.004, high + 0.05, (x, 0, head), spar, (90, 0, 0))
