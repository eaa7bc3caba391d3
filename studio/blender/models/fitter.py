"""Someone at a screen on a wall whose gloved right hand touches it: the fingertip is the origin, the glass y = 0, the room before it (-y)."""
from math import radians

from mathutils import Euler, Matrix, Vector

from hands import pointing
from models.visitor import _elbow
from people import HAIRS, SKINS, Pose, _body, _flesh, _head, _legs, _palm, _skin
from rooms import fabric
from solids import assembled

HAND = 1.1


def build(screen=None, stand=(-0.62, -0.42), turn=138, touch=1.52, tilt=-60, roll=-70, out=(-0.55, 0.1, -0.85), weight=1,
          height=1.78, top="#4c6580", bottom="#24304a", glove="#c9982b", tone=0, hair="short", look=0, nod=4):
    """stand: where the feet are, seen from the touch; turn: 180 faces the glass; touch: how high the finger is (m).

    tilt: of the hand, -90 along the glass; roll leans it sideways; out: where the elbow goes, in the body's own measures."""
    size = height / 1.7
    pointing((0, 0, 0), 180, tilt, roll, None, tone, HAND, glove)
    lie = Euler([radians(angle) for angle in (tilt, roll, 180)]).to_matrix()
    feet, facing = Vector((*stand, -touch)), Matrix.Rotation(radians(-turn), 3, "Z")

    def on_body(x, y, z):
        """A point of the hand, in its millimetres, in the body's measures."""
        return facing @ (lie @ (Vector((x, y, z)) * HAND / 1000) - feet) / size

    pose = _Reaching(weight, 0.0, 0.02, "down", pocket=False)
    wrist = on_body(-25, 225, 98)
    elbow = _elbow(Vector(pose.shoulder(-1)), wrist, 0.262, 0.232, Vector(out).normalized())
    pose.bent = [tuple(point) for point in (elbow, wrist, on_body(0, 0, 0))]
    cloth = fabric(glove)
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = (size, size, size)
        _legs(bottom, pose, False)
        _body(top, pose)
        *_, idle = pose.arms()
        _flesh(_palm(idle[2], idle[3], False), cloth, 0.004, 3)
        _flesh([(idle[2], 0.04, tuple(Vector(idle[2]).lerp(Vector(idle[1]), 0.24)), 0.043)], cloth, 0.004, 4, folds=0.004, fold=0.03)
        _flesh(_gauntlet(on_body), cloth, 0.004, 4, folds=0.005, fold=0.03)
        with assembled((pose.sway * 0.4, pose.lean, 1.45), (nod, 0, look)):
            _head(_skin(SKINS[tone]), HAIRS[tone], hair)


def _gauntlet(on_body):
    """The glove's cuff, over the sleeve."""
    mouth = [[tuple(on_body(-25 + side * 12, y, z)) for y, z in ((176, 82), (268, 114))] for side in (-1, 1)]
    bones = [(near, 0.03, far, 0.038) for near, far in mouth]
    return [*bones, (mouth[0][0], 0.03, mouth[1][0], 0.03), (mouth[0][1], 0.038, mouth[1][1], 0.038)]


class _Reaching(Pose):
    """Standing; the right arm is bent as it was found to reach the glass."""

    bent = ()

    def arms(self):
        right, left = super().arms()
        yield [right[0], *self.bent]
        yield left
