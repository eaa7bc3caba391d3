"""The hand of somebody who touches glass: a right hand of an adult; metres."""
from materials import plastic
from people import SKINS, _flesh, _skin
from solids import assembled, slab

# For each of the skins.
NAILS = ("#dba488", "#efc6ab", "#b98a70", "#e2b498")


def pointing(at, turn=0, tilt=0, roll=0, tone=1, scale=1.0):
    """The index finger's tip on `at`, glass being z = 0; the other fingers half closed, the arm rising along +y.

    On an upright screen: tilt -90, turn 180; roll leans the arm sideways. The sleeve is theirs whose arm it is.
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
        _flesh(_bones([*fingers, *forearm], palm), _skin(SKINS[tone]), 0.0011, 4)
        slab(0.0098, 0.0125, 0.0011, 0.0044, (0, 0.0002, 0.0142), plastic(NAILS[tone], 0.3), 0.0004, (58, 0, 0))


def _bones(fingers, palm):
    """Chains of joints, and a palm in which every point is tied to every other; given in millimetres with radius."""
    chains = [[_metres(point) for point in chain] for chain in fingers]
    bones = [(*a, *b) for chain in chains for a, b in zip(chain, chain[1:])]
    points = [_metres(point) for point in palm] + [chain[0] for chain in chains]
    return bones + [(*a, *b) for index, a in enumerate(points) for b in points[index + 1:]]


def _metres(point):
    x, y, z, radius = (value / 1000 for value in point)
    return (x, y, z), radius
