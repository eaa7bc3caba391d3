"""Someone on the pavement whose left hand touches a shop's pane: the fingertip is the origin, the glass y = 0, the street before it (-y)."""
from math import radians

from mathutils import Euler, Matrix, Vector

from hands import pointing
from people import HAIRS, SKINS, Pose, _body, _flesh, _head, _legs, _palm, _skin
from solids import assembled

HAND = 1.05
WRIST = Vector((-0.025, 0.19, 0.088))


def build(screen=None, stand=(0.42, -0.5), turn=160, touch=1.36, tilt=-55, roll=0, elbow=(0.33, -0.1, 1.1),
          height=1.7, top="#4a5a6c", bottom="#23262e", tone=1, hair="short", look=0):
    """stand: where the feet are, seen from the touch; turn: 180 faces the glass; touch: how high the finger is (m).

    tilt: of the hand, -90 along the glass; elbow: of the arm that reaches, in the body's own measures."""
    size = height / 1.7
    with assembled() as mirror:
        mirror.scale = (-1, 1, 1)
        pointing((0, 0, 0), 180, tilt, roll, None, tone, HAND)
    wrist = Euler([radians(angle) for angle in (tilt, roll, 180)]).to_matrix() @ (WRIST * HAND)
    wrist.x = -wrist.x
    feet = Vector((*stand, -touch))
    pose = _Touching(elbow, Matrix.Rotation(radians(-turn), 3, "Z") @ (wrist - feet) / size)
    skin = _skin(SKINS[tone])
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = (size, size, size)
        _legs(bottom, pose, False)
        _body(top, pose)
        (*_, idle, tip), _ = pose.arms()
        _flesh(_palm(idle, tip, False), skin, 0.005, 3)
        with assembled((pose.sway * 0.4, pose.lean, 1.45), (2, 0, look)):
            _head(skin, HAIRS[tone], hair)


class _Touching(Pose):
    """The weight is on the side away from the glass; one arm ends where the hand begins."""

    def __init__(self, elbow, wrist):
        super().__init__(-1, 0.0, 0.02, "down", pocket=False)
        self.elbow, self.wrist = elbow, wrist

    def arms(self):
        idle, _ = super().arms()
        return [idle, [self.shoulder(1), self.elbow, tuple(self.wrist), tuple(self.wrist)]]
