"""Someone in coat, scarf and wool hat on the pavement, whose left hand touches a shop's pane: the fingertip is the origin, the glass y = 0,
the street before it (-y). The right hand is in the pocket."""
from math import cos, pi, radians, sin

from mathutils import Euler, Matrix, Vector

from hands import pointing
from people import HAIRS, SKINS, Pose, _flesh, _head, _legs, _skin
from rooms import fabric
from solids import assembled

HAND = 1.05


def build(screen=None, stand=(0.42, -0.5), turn=160, touch=1.36, tilt=-55, roll=0, elbow=(0.33, -0.1, 1.1),
          height=1.7, coat="#2b2f38", bottom="#23262e", scarf="#76604f", hat="#4d5650", tone=1, look=0):
    """stand: where the feet are, seen from the touch; turn: 180 faces the glass; touch: how high the finger is (m).

    tilt: of the hand, -90 along the glass; elbow: of the arm that reaches, in the body's own measures."""
    size = height / 1.7
    with assembled() as mirror:
        mirror.scale = (-1, 1, 1)
        pointing((0, 0, 0), 180, tilt, roll, None, tone, HAND)
    lie = Euler([radians(angle) for angle in (tilt, roll, 180)]).to_matrix()
    feet, facing = Vector((*stand, -touch)), Matrix.Rotation(radians(-turn), 3, "Z")

    def on_body(x, y, z):
        """A point of the hand, in its millimetres, in the body's measures."""
        place = lie @ (Vector((x, y, z)) * HAND / 1000)
        place.x = -place.x
        return tuple(facing @ (place - feet) / size)

    pose = Pose(-1, 0.0, 0.02, "down", pocket=True)
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = (size, size, size)
        _legs(bottom, pose, False)
        _trunk(coat, pose)
        idle, _ = pose.arms()
        _flesh([(idle[0], 0.07, idle[1], 0.06), (idle[1], 0.06, idle[2], 0.05)], fabric(coat), 0.008, 5, folds=0.018, fold=0.06)
        _reaching(coat, pose.shoulder(1), elbow, on_body)
        with assembled((pose.sway * 0.4, pose.lean, 1.45), (2, 0, look)):
            _head(_skin(SKINS[tone]), HAIRS[tone], "short")
            _hat(hat)
            _flesh([((0, 0.05, 0.12), 0.07, (0, 0.052, 0.04), 0.056)], fabric(HAIRS[tone]), 0.005, 4, folds=0.01, fold=0.02)
        with assembled((pose.sway * 0.4, pose.lean + 0.004, 1.46), (-8, 0, 0)):
            _wound(scarf, 0.062, 0.03, 0.0)
            _wound(scarf, 0.056, 0.027, 0.038)


def _trunk(colour, pose):
    """A coat to the knees, wider below."""
    lean, sway = pose.lean, pose.sway
    bones = []
    for side in (-1, 1):
        hip, waist, chest = (sway + side * 0.07, 0.0, 0.9), (sway * 0.75 + side * 0.056, lean * 0.6, 1.09), (sway * 0.35 + side * 0.068, lean + 0.004, 1.26)
        bones += [((sway + side * 0.085, 0.0, 0.56), 0.135, hip, 0.128), (hip, 0.128, waist, 0.116), (waist, 0.116, chest, 0.117)]
        bones += [((sway * 0.38, lean + 0.012, 1.425), 0.058, pose.shoulder(side), 0.062), (chest, 0.108, pose.shoulder(side), 0.06)]
    _flesh([*bones, (bones[0][0], 0.135, bones[5][0], 0.135)], fabric(colour), 0.01, 6, hem=0.5, folds=0.009, fold=0.18)


def _reaching(colour, shoulder, elbow, on_body):
    """A sleeve as wide as the wrist it covers, and its cuff."""
    cloth, bones, cuff = fabric(colour), [(shoulder, 0.07, elbow, 0.061)], []
    for side in (-1, 1):
        mouth, bend = on_body(-25 + side * 13, 207, 92), on_body(-25 + side * 13, 268, 113)
        bones += [(elbow, 0.061, bend, 0.04), (bend, 0.04, mouth, 0.033)]
        cuff.append((mouth, 0.036, on_body(-25 + side * 13, 224, 98), 0.0375))
    _flesh(bones, cloth, 0.006, 4, folds=0.02, fold=0.05)
    _flesh([*cuff, (cuff[0][0], 0.036, cuff[1][0], 0.036)], cloth, 0.004, 3, folds=0.004, fold=0.04)


def _hat(colour):
    """Knitted, its brim folded over, lower at the nape."""
    wool = fabric(colour)
    _flesh([((0, 0.012, 0.178), 0.104, (0, 0.03, 0.19), 0.103), ((0, 0.03, 0.19), 0.103, (0, 0.045, 0.225), 0.07)], wool, 0.005, 4, folds=0.006, fold=0.03)
    with assembled((0, 0.022, 0.158), (-14, 0, 0)):
        _wound(colour, 0.094, 0.017, 0.0, 0.024)


def _wound(colour, radius, thick, z, tall=0.0):
    """A band of cloth round the z axis."""
    around = [(radius * cos(step * pi / 9), radius * sin(step * pi / 9)) for step in range(18)]
    bones = [((*here, z + lift), thick, (*there, z + lift), thick) for here, there in zip(around, [*around[1:], around[0]]) for lift in {0.0, tall}]
    _flesh(bones, fabric(colour), 0.005, 4, folds=0.009, fold=0.028)
