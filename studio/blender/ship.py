"""The model of a caravel on its cradle, as it stands in a museum's glass case: planked hull, castle, three masts with lateen sails."""
from math import cos, pi, sin

import bmesh

from parts import cable
from rooms import matt, wood
from solids import assembled, block, rod, solid

# Stations from stern to bow: place along the keel, half breadth at the deck, height of the keel, of the deck (m).
STATIONS = ((-0.4, 0.058, 0.085, 0.2), (-0.33, 0.082, 0.045, 0.176), (-0.2, 0.102, 0.008, 0.142), (-0.04, 0.11, 0, 0.122),
            (0.12, 0.106, 0, 0.12), (0.25, 0.084, 0.01, 0.138), (0.35, 0.044, 0.04, 0.165), (0.4, 0.006, 0.075, 0.186))
# Masts, from the bow: place, and where the yard crosses them; what the yard covers along the keel and upwards.
MASTS = ((0.17, 0.4, 0.32, 0.38), (-0.13, 0.35, 0.25, 0.3), (-0.34, 0.34, 0.15, 0.18))
STRAKES = 11


def model_ship(at, turn=0):
    """`at` is where the cradle stands; the bow looks towards +x."""
    timber, dark, rope = wood("#6b4424", "#8f6239"), wood("#3a2415", "#523520"), "#4a3826"
    with assembled(at, (0, 0, turn)):
        _cradle(dark)
        with assembled((0, 0, 0.05)):
            _hull(timber)
            _planks()
            block((0.76, 0.014, 0.02), (-0.01, 0, -0.004), dark, 0.002)
            block((0.035, 0.01, 0.17), (-0.412, 0, 0.09), dark, 0.002, (0, 8, 0))
            _castle(timber, dark)
            rod(0.006, 0.2, (0.41, 0, 0.215), dark, (0, 66, 0), radius_top=0.004)
            for x, cross, along, up in MASTS:
                _mast(x, cross, rope, dark)
                _lateen(x, cross, along, up, dark)


def _station(x):
    """Half breadth, height of the keel and of the deck at a place along the keel: a smooth line through the stations."""
    index = max(step for step in range(len(STATIONS) - 1) if STATIONS[step][0] <= x)
    here, there = STATIONS[index], STATIONS[index + 1]
    before, after = STATIONS[max(index - 1, 0)], STATIONS[min(index + 2, len(STATIONS) - 1)]
    span = there[0] - here[0]
    t = (x - here[0]) / span
    shares = (2 * t**3 - 3 * t**2 + 1, (t**3 - 2 * t**2 + t) * span, 3 * t**2 - 2 * t**3, (t**3 - t**2) * span)
    return [sum(share * value for share, value in zip(shares, (a, (b - z) / (there[0] - before[0]), b, (c - a) / (after[0] - here[0]))))
            for z, a, b, c in zip(before[1:], here[1:], there[1:], after[1:])]


def _skin(x, angle):
    """A point of the hull: angle 0 is the rail at its right, pi that at its left."""
    half, keel, deck = _station(x)
    return (x, -half * cos(angle), deck - (deck - keel) * sin(angle) ** 0.7)


def _along():
    first, last = STATIONS[0][0], STATIONS[-1][0]
    return [first + (last - first) * step / 32 for step in range(33)]


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
    ribs = [[mesh.verts.new(_skin(x, pi * step / 24)) for step in range(25)] for x in _along()]
    for rib, after in zip(ribs, ribs[1:]):
        for step in range(24):
            mesh.faces.new((rib[step], rib[step + 1], after[step + 1], after[step]))
        mesh.faces.new((rib[0], after[0], after[-1], rib[-1]))
    for end in (ribs[0], ribs[-1]):
        mesh.faces.new(end)
    solid(mesh, material)


def _planks():
    """The joints of the strakes, two wales that stand out, and the rail."""
    for strake in range(1, STRAKES):
        for side in (-1, 1):
            angle = pi / 2 * (1 - side) + side * pi / 2 * (strake / STRAKES) ** 1.3
            cable([_skin(x, angle) for x in _along()[::2]], 0.0034 if strake in (2, 4) else 0.0009, "#2c1a0e")
    for angle in (0, pi):
        cable([(x, y * 1.01, z + 0.012) for x, y, z in (_skin(x, angle) for x in _along()[::2])], 0.0042, "#3a2415")
        for x in _along()[1:-1]:
            _, y, z = _skin(x, angle)
            rod(0.0022, 0.014, (x, y, z + 0.006), wood("#3a2415", "#523520"), bevel=0, sides=8)


def _castle(timber, dark):
    """The cabin at the stern: two windows a side, a deck with a rail."""
    block((0.16, 0.13, 0.06), (-0.315, 0, 0.205), timber, 0.004)
    block((0.18, 0.148, 0.009), (-0.315, 0, 0.238), dark, 0.002)
    for side in (-1, 1):
        for x in (-0.355, -0.285):
            block((0.026, 0.002, 0.022), (x, side * 0.0655, 0.212), matt("#1c130b", 0.5), 0.0004)
        for post in range(7):
            rod(0.0022, 0.03, (-0.397 + post * 0.0272, side * 0.07, 0.257), dark, bevel=0, sides=8)
        rod(0.003, 0.17, (-0.315, side * 0.07, 0.273), dark, (0, 90, 0), bevel=0, sides=8)
    rod(0.003, 0.14, (-0.397, 0, 0.273), dark, (90, 0, 0), bevel=0, sides=8)


def _mast(x, cross, rope, dark):
    """A mast to a hand above its yard, its shrouds set up to the rail on either side by a block each."""
    deck = _station(x)[2]
    top = cross + 0.05
    rod(0.0075, top - deck + 0.01, (x, 0, (top + deck - 0.01) / 2), dark, radius_top=0.0045)
    rod(0.009, 0.012, (x, 0, top - 0.012), dark, bevel=0.002)
    for side in (-1, 1):
        for back in (-0.05, -0.02, 0.025):
            half, _, rail = _station(max(x + back, -0.39))
            low = (max(x + back, -0.39), side * half * 1.02, rail + 0.014)
            rod(0.0042, 0.012, (low[0], low[1], low[2] + 0.004), dark, bevel=0.001, sides=16)
            cable([low, (x, 0, top - 0.02)], 0.0011, rope)


def _lateen(x, cross, along, up, spar):
    """A three-cornered sail full of wind from the side, on a yard that slants upwards from the bow; seams from the yard to the foot."""
    fore, peak = (x + 0.46 * along, cross - 0.46 * up), (x - 0.54 * along, cross + 0.54 * up)
    clew = (peak[0] + 0.02, fore[1] - 0.01)

    def place(s, t):
        (a, b), (c, d) = ((fore[0] + (end[0] - fore[0]) * s, fore[1] + (end[1] - fore[1]) * s) for end in (peak, clew))
        return (a + (c - a) * t, -0.014 - 0.3 * along * sin(pi * s**0.8) * sin(pi * t * 0.86), b + (d - b) * t)

    mesh, steps = bmesh.new(), 24
    rows = [[mesh.verts.new(place(column / steps, row / steps)) for column in range(1, steps + 1)] for row in range(steps + 1)]
    for under, over in zip(rows, rows[1:]):
        for column in range(steps - 1):
            mesh.faces.new((under[column], under[column + 1], over[column + 1], over[column]))
    solid(mesh, matt("#e3d8bd", 0.9))
    for seam in range(1, 8):
        cable([place(seam / 8, row / 8) for row in range(9)], 0.0007, "#a89a78")
    cable([place(step / 8, 1) for step in range(9)], 0.0014, "#8f8060")
    cable([place(1, step / 8) for step in range(9)], 0.0014, "#8f8060")
    cable([(fore[0] + (fore[0] - peak[0]) * 0.06, -0.01, fore[1] + (fore[1] - peak[1]) * 0.06), (x, -0.01, cross), (peak[0] - along * 0.05, -0.01, peak[1] + up * 0.05)], 0.0046, "#3a2415")
    cable([(clew[0], -0.014, clew[1]), (max(clew[0] - 0.03, -0.395), 0, _station(max(clew[0] - 0.03, -0.395))[2] + 0.03)], 0.0011, "#4a3826")
