"""Hands that do something: one touches glass, one lies flat on a cloth, one holds a slip of paper. Right hands of adults; metres."""
from materials import Surface, linear, made_once, plastic
from people import SKINS, _flesh, _skin
from rooms import fabric
from solids import assembled, ball, slab

# For each of the skins.
NAILS = ("#dba488", "#efc6ab", "#b98a70", "#e2b498")


def pointing(at, turn=0, tilt=0, roll=0, sleeve="#31506b", tone=1, scale=1.0, glove=None):
    """The index finger's tip on `at`, glass being z = 0; the other fingers half closed, the arm rising along +y.

    On an upright screen: tilt -90, turn 180; roll leans the arm sideways. glove: its colour, where one is worn;
    sleeve: None where the arm is somebody's who is there.
    """
    fingers = [
        [(2, 72, 60, 10.8), (1, 31, 44, 8.7), (0, 14, 26, 7.6), (0, 2.5, 6.6, 6.1)],
        [(-19, 70, 62, 11), (-19.5, 29, 42, 9.4), (-20, 35, 16.5, 8.2), (-19, 50, 9.5, 6.9)],
        [(-38, 73, 58, 10.3), (-37.5, 38, 34, 8.9), (-37, 50, 13, 7.7), (-35.5, 65, 10, 6.6)],
        [(-54, 80, 51, 9.2), (-55, 53, 31, 7.7), (-54, 61, 15, 6.7), (-52, 75, 11, 5.8)],
        [(0, 130, 60, 15), (22, 96, 45, 11.8), (25, 64, 34, 10.2), (15, 38, 26, 8.2)],
    ]
    forearm = [[(-11, 146, 73, 16.5), (-9, 235, 103, 19.5)], [(-37, 147, 71, 15.5), (-41, 235, 100, 19)]]
    palm = [(4, 112, 56, 16), (-46, 112, 54, 15)]
    with assembled(at, (tilt, roll, turn)) as frame:
        frame.scale = (scale, scale, scale)
        _flesh(_bones([*fingers, *forearm], palm), fabric(glove) if glove else _skin(SKINS[tone]), 0.0011, 4)
        if not glove:
            slab(0.0098, 0.0125, 0.0011, 0.0044, (0, 0.0002, 0.0142), plastic(NAILS[tone], 0.3), 0.0004, (58, 0, 0))
        if sleeve:
            _cuffed(sleeve)


def flat(at, turn=0, sleeve="#31506b", tone=1, scale=1.15, lift=0.006):
    """Palm down on z = 0, fingers towards +y, the arm rising behind; `at` is under the palm's middle; lift: what lies under it (m)."""
    fingers = [
        [(-20, 40, 22, 9.5), (-23, 64, 18, 8.4), (-24.5, 83, 12, 7.4), (-25, 98, 8, 6.4)],
        [(0, 45, 23, 9.6), (0, 71, 19, 8.5), (0, 92, 12.5, 7.6), (0, 108, 8, 6.6)],
        [(19, 40, 22, 9.4), (22, 64, 18, 8.2), (23.5, 84, 12, 7.4), (24, 98, 8, 6.4)],
        [(35, 29, 19, 8.4), (41, 49, 15, 7.2), (44, 64, 10, 6.4), (46, 75, 7.5, 5.6)],
        [(-25, -24, 21, 13), (-44, 2, 17, 10.5), (-53, 22, 12.5, 9), (-57, 39, 9.5, 7.6)],
    ]
    palm = [(-18, 38, 21, 10), (32, 28, 18, 9.5), (-23, -18, 21, 13), (20, -28, 21, 14), (0, -46, 28, 17)]
    with assembled(at, (0, 0, turn)) as frame:
        frame.scale = (scale, scale, scale)
        with assembled((0, 0, lift / scale)):
            _flesh(_bones(fingers, palm), _skin(SKINS[tone]), 0.0011, 5)
            _flesh([((0, -0.046, 0.028), 0.018, (0, -0.12, 0.05), 0.022)], _skin(SKINS[tone]), 0.0016, 4)
            _sleeve((0, -0.105, 0.046), (0, -0.46, 0.19), sleeve)


def pinch(at, turn=0, tilt=0, roll=0, sleeve="#b8543f", tone=0, scale=1.1):
    """Thumb towards -y and finger behind, `at` between their tips; the arm comes from below and behind. Made to be seen from close by."""
    fingers = [
        [(-12, 24, -60, 11), (-17, 37, -28, 10), (-10, 27, -6, 8.8), (-3, 11, 8, 7.6)],
        [(-20, 15, -68, 11), (-34, 31, -45, 10), (-26, 29, -22, 9), (-9, 15, -15, 7.8)],
        [(-26, 3, -78, 10.6), (-42, 13, -60, 9.6), (-38, 10, -39, 8.6), (-17, 7, -35, 7.6)],
        [(-25, -8, -90, 9.8), (-41, -4, -77, 8.6), (-40, -6, -59, 7.8), (-21, -4, -53, 7)],
        [(17, 3, -100, 16), (29, -10, -64, 12.4), (21, -17.5, -31, 10.4), (13, -14.5, -14, 10), (5, -11, 4, 8.2)],
    ]
    palm = [(-12, 24, -64, 11), (-22, -6, -96, 12), (14, 10, -86, 14), (12, 8, -118, 15), (-12, 4, -122, 15)]
    wrist = [[(side * 9 + 1, 7, -128, 16), (side * 8 + 5, 15, -166, 16.5), (side * 9 + 8, 22, -206, 19)] for side in (-1, 1)]
    with assembled(at, (tilt, roll, turn)) as frame:
        frame.scale = (scale, scale, scale)
        _flesh(_bones([*fingers, *wrist], palm), _near_skin(SKINS[tone]), 0.001, 44)
        with assembled((0.0061, -0.0187, 0.0014), (80, -22, 0)) as nail:
            nail.scale = (0.0057, 0.0077, 0.002)
            ball(1, (0, 0, 0), plastic(SKINS[tone], 0.25))
        _sleeve((0.007, 0.018, -0.185), (0.03, 0.1, -0.5), sleeve)


def _near_skin(colour):
    """Skin with its fine grain."""
    def make():
        surface = Surface("near skin", colour, 0.46, 0.0, 0.4).set("Subsurface", 0.16).set("Subsurface Radius", (0.008, 0.003, 0.0015))
        surface.set("Subsurface Color", (*linear("#d9694a"), 1))
        return surface.bump(surface.noise(420, detail=3.0), 0.22, 0.0006)
    return made_once(("near skin", colour), make)


def _cuffed(colour):
    """A loose sleeve over the forearm of `pointing`, wider than it is thick, bent at the elbow, with a cuff."""
    cloth = fabric(colour)
    wrist, elbow, upper = (-25, 212, 94), (-30, 440, 178), (-20, 620, 300)
    sleeve = [[(x + side * 13, y, z, thick) for (x, y, z), thick in ((wrist, 26.5), (elbow, 43), (upper, 50))] for side in (-1, 1)]
    _flesh(_bones(sleeve, []), cloth, 0.003, 4, folds=0.013, fold=0.042)
    hem = [[(x + side * 14, y, z, 29) for x, y, z in (wrist, (-25, 232, 101.5))] for side in (-1, 1)]
    _flesh(_bones(hem, []), cloth, 0.0022, 3)


def _bones(fingers, palm):
    """Chains of joints, and a palm in which every point is tied to every other; given in millimetres with radius."""
    chains = [[_metres(point) for point in chain] for chain in fingers]
    bones = [(*a, *b) for chain in chains for a, b in zip(chain, chain[1:])]
    points = [_metres(point) for point in palm] + [chain[0] for chain in chains]
    return bones + [(*a, *b) for index, a in enumerate(points) for b in points[index + 1:]]


def _metres(point):
    x, y, z, radius = (value / 1000 for value in point)
    return (x, y, z), radius


def _sleeve(wrist, elbow, colour):
    _flesh([(wrist, 0.028, elbow, 0.041)], fabric(colour), 0.004, 4, folds=0.006, fold=0.04)
    along = tuple(a + (b - a) * 0.05 for a, b in zip(wrist, elbow))
    _flesh([(wrist, 0.03, along, 0.0305)], fabric(colour), 0.003, 4)
