"""A child at a Faro table: both hands on the table, a finger on the glass with the ring of a touch around it. The origin is the table's, on the floor."""
from math import asin, atan2, degrees, radians, sin, sqrt, tan

from mathutils import Euler, Matrix, Vector

from hands import pointing
from materials import CORAL, glowing
from panel import lit_size
from people import HAIRS, SKINS, Pose, _body, _flesh, _head, _legs, _palm, _skin
from solids import assembled, rod, slab

WRIST = Vector((-0.025, 0.19, 0.088))
RISE = degrees(atan2(0.0295, 0.089))  # how steeply the forearm of `pointing` comes
SIDES = {"left": -1, "right": 1}


def build(screen=None, stand=(0, 0.8), turn=0, left=None, right=None, points=None, lean=-0.06, nod=26, look=0,
          height=1.34, top="#5f7f86", bottom="#2c3442", tone=0, hair="short", weight=1, diagonal=65, incline=15, front=0.74):
    """stand: where the feet are; turn: 180 looks away from the camera; left, right: where those fingers lie on the table, seen from above,
    else the arm hangs; points: the hand whose finger touches the glass; lean: of the trunk, forwards below 0 (m); nod, look: of the head."""
    table = _Table(diagonal, incline, front)
    k = height / 1.7
    feet, facing = Vector((*stand, 0)), Matrix.Rotation(radians(turn), 3, "Z")
    pose = _AtTable(weight, lean)
    skin = _skin(SKINS[tone])
    for name, spot in (("left", left), ("right", right)):
        if spot:
            side, tip = SIDES[name], table.at(*spot)
            shoulder = feet + facing @ Vector(pose.shoulder(side)) * k
            out = facing @ Vector((side * 0.7, 0.35, -0.75))
            turned, tilt, wrist, elbow = _reach(shoulder, tip, out, k, side)
            pose.bent[side] = [tuple(facing.inverted() @ (point - feet) / k) for point in (elbow, wrist, tip)]
            if name == points:
                _touch(tip, turned, tilt, k, side, tone)
                table.ring(*spot)
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = (k, k, k)
        _legs(bottom, pose, False)
        _body(top, pose)
        for name, side in SIDES.items():
            if name != points:
                *_, wrist, tip = pose.limb(side)
                _flesh(_palm(wrist, tip, False), skin, 0.004, 3)
        with assembled((pose.sway * 0.4, pose.lean, 1.45), (nod, 0, look)) as crown:
            crown.scale = [0.75 + 0.25 / k] * 3
            _head(skin, HAIRS[tone], hair)


def _reach(shoulder, tip, out, k, side):
    """Turn and tilt of the hand, wrist and elbow of an arm from a shoulder to a fingertip; out: where the elbow goes."""
    elbow = shoulder + out * 0.2
    for _ in range(12):
        back = elbow - tip
        turn = degrees(atan2(-back.x, back.y))
        tilt = max(-8, min(40, degrees(asin(min(1, back.z / back.length))) - RISE + 10))
        away = Vector((-side * WRIST.x, WRIST.y, WRIST.z)) * k
        wrist = tip + Euler((radians(tilt), 0, radians(turn))).to_matrix() @ away
        elbow = _elbow(shoulder, wrist, 0.25 * k, 0.265 * k, out)
    return turn, tilt, wrist, elbow


def _elbow(shoulder, wrist, upper, lower, out):
    """Where an arm of these lengths bends; a bit longer where it would not reach."""
    span = wrist - shoulder
    far = span.length
    if far > (upper + lower) * 0.98:
        upper, lower = (part * far / (upper + lower) / 0.98 for part in (upper, lower))
    along = (far * far + upper * upper - lower * lower) / (2 * far)
    off = sqrt(max(upper * upper - along * along, 0))
    axis = span.normalized()
    return shoulder + axis * along + (out - axis * out.dot(axis)).normalized() * off


def _touch(tip, turn, tilt, k, side, tone):
    with assembled(tip, (0, 0, 0)):
        with assembled((0, 0, 0), (0, 0, turn)) as frame:
            frame.scale = (-side, 1, 1)
            pointing((0, 0, 0), 0, tilt, 0, tone, k * 1.04)


class _AtTable(Pose):
    """Standing; arms that lie on the table are bent as they were found to reach it."""

    def __init__(self, weight, lean):
        super().__init__(weight, 0.0, lean, "down", pocket=False)
        self.bent = {}

    def limb(self, side):
        return list(self.arms())[0 if side < 0 else 1]

    def arms(self):
        for side, arm in zip((-1, 1), super().arms()):
            yield [arm[0], *self.bent.get(side, arm[1:])]


class _Table:
    """The plane of the glass of a Faro."""

    def __init__(self, diagonal, incline, front):
        run = lit_size(diagonal)[1] + 0.24
        self.incline, self.middle = incline, front + run * sin(radians(incline)) / 2

    def at(self, x, y):
        return Vector((x, y, self.middle + y * tan(radians(self.incline))))

    def ring(self, x, y):
        """Ring and dot of a touch, as the program draws them."""
        with assembled(self.at(x, y), (self.incline, 0, 0)):
            rod(0.015, 0.0006, (0, 0, 0.0006), glowing("#ffffff", 1), bevel=0, sides=32)
            for step in range(40):
                angle = 9 * step
                with assembled((0, 0, 0.0006), (0, 0, angle)):
                    slab(0.009, 0.008, 0.0006, 0.0002, (0.041, 0, 0), glowing(CORAL, 1.1), 0)
