"""A child: at a Faro table, a finger on the glass, or standing near it. Smaller than a grown person all over but for the head."""
from mathutils import Matrix, Vector

from models.visitor import SIDES, _AtTable, _reach, _Table, _touch
from people import SKINS, _body, _flesh, _legs, _palm, _skin
from rooms import fabric
from solids import assembled, slab

HEAD = 1.03  # of a grown person's
CROWN, NECK = 0.272, 1.45  # of the head over its neck, and of the neck over the floor (m), grown
HAIRS = ("#33211a", "#4d3524", "#1c1512", "#6e5539")
STURDY = 1.14  # wider for its height than a grown person


def build(screen=None, stand=(0, 0.8), turn=0, left=None, right=None, points=None, lean=-0.06, nod=26, look=0, height=1.3,
          top="#5f7f86", bottom="#2c3442", tone=0, hair="crop", shade=0, weight=1, pack=None, diagonal=65, incline=15, front=0.74):
    """What a visitor takes; hair: "crop", "bob", "tail" or "bunches", of a shade; pack: the colour of a school bag on the back."""
    table = _Table(diagonal, incline, front)
    k = (height - HEAD * CROWN) / NECK
    size = Vector((k * STURDY, k * STURDY, k))
    feet, facing = Vector((*stand, 0)), Matrix.Rotation(turn * 0.0174533, 3, "Z")
    pose = _AtTable(weight, lean)
    skin = _skin(SKINS[tone])
    for name, spot in (("left", left), ("right", right)):
        if spot:
            side, tip = SIDES[name], table.at(*spot)
            shoulder = feet + facing @ (Vector(pose.shoulder(side)) * size)
            turned, tilt, wrist, elbow = _reach(shoulder, tip, facing @ Vector((side * 0.7, 0.35, -0.75)), k, side)
            pose.bent[side] = [_shrunk(facing.inverted() @ (point - feet), size) for point in (elbow, wrist, tip)]
            if name == points:
                _touch(tip, turned, tilt, k, side, tone)
                _cuff(tip, turned, tilt, k, side, top)
                table.ring(*spot)
    with assembled(feet, (0, 0, turn)) as frame:
        frame.scale = size
        _legs(bottom, pose, False)
        _body(top, pose)
        for name, side in SIDES.items():
            if name != points:
                *_, wrist, tip = pose.limb(side)
                _flesh(_palm(wrist, tip, False), skin, 0.004, 3)
        if pack:
            _bag(pose, pack)
    with assembled(feet, (0, 0, turn)):
        with assembled(Vector((pose.sway * 0.4, pose.lean, NECK)) * size, (nod, 0, look)) as crown:
            crown.scale = [HEAD] * 3
            _head(skin, fabric(HAIRS[shade]), hair)


def _cuff(tip, turn, tilt, k, side, colour):
    """The end of the sleeve, over the forearm of a hand that touches."""
    with assembled(tip, (0, 0, turn)) as mirror:
        mirror.scale = (-side, 1, 1)
        with assembled((0, 0, 0), (tilt, 0, 0)) as arm:
            arm.scale = [k * 1.04] * 3
            hem, end = [(-0.01, 0.172, 0.081), (-0.04, 0.172, 0.08)], [(-0.009, 0.25, 0.108), (-0.041, 0.25, 0.106)]
            ties = [(hem[0], hem[1]), (end[0], end[1]), *zip(hem, end)]
            _flesh([(here, 0.0225, there, 0.0225 if there in hem else 0.027) for here, there in ties], fabric(colour), 0.003, 4)


def _shrunk(point, size):
    return tuple(part / each for part, each in zip(point, size))


def _bag(pose, colour):
    x, y = pose.sway * 0.35, pose.lean
    slab(0.3, 0.4, 0.15, 0.1, (x, y + 0.245, 1.2), fabric(colour), 0.045, (90, 0, 0))
    slab(0.22, 0.16, 0.06, 0.05, (x, y + 0.29, 1.11), fabric(colour), 0.025, (90, 0, 0))
    for side in (-1, 1):
        path = [(0.09, 0.1, 1.36), (0.1, 0.02, 1.436), (0.108, -0.07, 1.385), (0.12, -0.095, 1.25), (0.15, -0.02, 1.13), (0.12, 0.1, 1.06)]
        points = [(x + side * u, y + v, w) for u, v, w in path]
        _flesh([(here, 0.017, there, 0.017) for here, there in zip(points, points[1:])], fabric(colour), 0.006, 4)


def _head(skin, cloth, cut):
    """A round skull over a small face without features, as children are seen from behind or from the side; hair to the brows."""
    face = [
        ((0, -0.01, 0.006), 0.036, (0, -0.006, 0.05), 0.044), ((0, 0.012, 0.152), 0.098, (0, -0.008, 0.136), 0.094),
        ((0, -0.008, 0.132), 0.091, (0, -0.026, 0.088), 0.066), ((0, -0.026, 0.088), 0.066, (0, -0.044, 0.07), 0.036),
    ]
    _flesh(face, skin, 0.006, 5)
    _flesh([((0, -0.094, 0.13), 0.007, (0, -0.102, 0.114), 0.011)], skin, 0.003, 3)
    for side in (-1, 1):
        _flesh([((side * 0.094, 0.012, 0.132), 0.014, (side * 0.09, 0.008, 0.104), 0.01)], skin, 0.004, 3)
    hair = [
        ((0, 0.026, 0.172), 0.1, (0, 0.042, 0.15), 0.095), ((0, 0.042, 0.15), 0.095, (0, 0.046, 0.095), 0.072),
        ((0, -0.02, 0.198), 0.074, (0, 0.03, 0.18), 0.092), ((-0.036, -0.052, 0.206), 0.043, (0.042, -0.051, 0.208), 0.042),
    ]
    for side in (-1, 1):
        if cut == "bob":
            hair += [((side * 0.064, 0.012, 0.16), 0.053, (side * 0.084, 0.018, 0.055), 0.032)]
        if cut == "bunches":
            knot = (side * 0.116, 0.055, 0.095)
            hair += [((side * 0.088, 0.05, 0.145), 0.03, knot, 0.035), (knot, 0.035, (side * 0.118, 0.05, 0.015), 0.018)]
    if cut == "bob":
        hair += [((0, 0.05, 0.14), 0.083, (0, 0.06, 0.045), 0.062)]
    if cut == "tail":
        hair += [((0, 0.11, 0.19), 0.034, (0, 0.155, 0.125), 0.037), ((0, 0.155, 0.125), 0.037, (0, 0.14, 0.03), 0.018)]
    _flesh(hair, cloth, 0.006, 4, folds=0.004, fold=0.02)
