"""Hands that do something: one flat on a cloth, one that holds a slip of paper. Right hands; metres."""
from people import SKINS, _flesh, _skin
from rooms import fabric
from solids import assembled


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
    """Thumb towards -y and finger behind, `at` between their tips; the arm comes from below and behind."""
    fingers = [
        [(-14, 26, -58, 9.6), (-16, 37, -27, 8.6), (-9, 27, -5, 7.6), (-3, 10.5, 7, 6.6)],
        [(-20, 16, -68, 9.6), (-33, 32, -43, 8.6), (-24, 30, -22, 7.8), (-8, 14, -15, 6.8)],
        [(-24, 3, -78, 9.2), (-41, 14, -58, 8.2), (-36, 10, -38, 7.4), (-15, 6, -36, 6.6)],
        [(-22, -8, -90, 8.4), (-39, -3, -76, 7.2), (-37, -6, -59, 6.6), (-18, -4, -54, 6)],
        [(20, 4, -98, 13), (28, -11, -62, 10.6), (19, -18, -30, 9.2), (5, -10.5, 3, 7.4)],
    ]
    palm = [(-10, 25, -62, 10), (-20, -6, -94, 10), (16, 10, -84, 13), (14, 8, -118, 14), (-10, 4, -124, 14), (2, 8, -140, 16)]
    with assembled(at, (tilt, roll, turn)) as frame:
        frame.scale = (scale, scale, scale)
        _flesh(_bones(fingers, palm), _skin(SKINS[tone]), 0.0011, 5)
        _flesh([((0.002, 0.008, -0.14), 0.02, (0.008, 0.02, -0.2), 0.023)], _skin(SKINS[tone]), 0.0016, 4)
        _sleeve((0.007, 0.018, -0.185), (0.03, 0.1, -0.5), sleeve)


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
