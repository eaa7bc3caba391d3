"""Someone grown at an upright screen, seen from behind, a finger on its glass. The origin is the screen's, on the floor; it faces -y."""
from math import acos, atan2, degrees, radians

from mathutils import Euler, Matrix, Vector

from hands import pointing
from models.visitor import RISE, WRIST, _AtTable, _elbow
from people import HAIRS, SKINS, _body, _flesh, _head, _legs, _palm, _skin
from rooms import fabric
from solids import assembled

GLASS = -0.0145  # where a panel's glass lies (y)
HAND = 1.05
SIDES = {"left": 1, "right": -1}  # of a body that faces -y (x)


def build(screen=None, stand=(-0.9, -0.55), turn=180, touch=(-0.4, 1.5), side="right", height=1.68, top="#4c6075", bottom="#33363c",
          tone=1, hair="bob", look=0, nod=2, weight=1, lean=0.02):
    """stand: where the feet are; turn: 180 faces the glass; touch: the finger's place on it (x, height); side: the hand that touches.

    look, nod: of the head (degrees); lean: of the trunk, forwards below 0 (m)."""
    k, hand = height / 1.7, SIDES[side]
    feet, facing = Vector((*stand, 0)), Matrix.Rotation(radians(turn), 3, "Z")
    tip = Vector((touch[0], GLASS, touch[1]))
    pose, skin = _AtTable(weight, lean), _skin(SKINS[tone])
    tilt, roll, wrist, elbow = _reach(feet + facing @ Vector(pose.shoulder(hand)) * k, tip, facing @ Vector((hand * 0.7, 0.2, -0.75)), k, -hand)
    pose.bent[hand] = [tuple(facing.inverted() @ (point - feet) / k) for point in (elbow, wrist, tip)]
    with assembled(tip) as mirror:
        mirror.scale = (-hand, 1, 1)
        pointing((0, 0, 0), 180, tilt, roll, None, tone, k * HAND)
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = (k, k, k)
        _legs(bottom, pose, False)
        _body(top, pose)
        _cuff(top, *pose.limb(hand)[1:3])
        *_, idle, fingers = pose.limb(-hand)
        _flesh(_palm(idle, fingers, False), skin, 0.004, 3)
        with assembled((pose.sway * 0.4, pose.lean, 1.45), (nod, 0, look)):
            _head(skin, HAIRS[tone], hair)


def _reach(shoulder, tip, out, k, side):
    """Tilt and roll of the hand, wrist and elbow of an arm from a shoulder to a fingertip on the glass; out: where the elbow goes."""
    elbow = shoulder + out * 0.2
    for _ in range(12):
        back = (elbow - tip).normalized()
        tilt = max(-84, min(-24, -degrees(acos(-back.y)) - RISE))
        roll = degrees(atan2(side * back.x, -back.z))
        away = Euler((radians(tilt), radians(roll), radians(180))).to_matrix() @ WRIST
        wrist = tip + Vector((side * away.x, away.y, away.z)) * k * HAND
        elbow = _elbow(shoulder, wrist, 0.25 * k, 0.265 * k, out)
    return tilt, roll, wrist, elbow


def _cuff(colour, elbow, wrist):
    """The end of the sleeve, a little wider than the arm in it."""
    elbow, wrist = Vector(elbow), Vector(wrist)
    _flesh([(tuple(wrist), 0.034, tuple(wrist.lerp(elbow, 0.1)), 0.036)], fabric(colour), 0.004, 3)
