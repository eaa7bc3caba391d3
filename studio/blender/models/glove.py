"""A gloved hand that touches what is before it: the index stretched, the other fingers bent, the arm coming from out of sight.

The tip of the index is the origin and touches what lies towards +y; the arm comes from -y and from below. 190 mm from wrist to tip.
"""
import bmesh
import bpy
from mathutils import Matrix, Vector

from rooms import fabric, felted, linen
from solids import solid

# Joints from the knuckle to the tip: x, y, z and radius (m).
INDEX = ((0.004, -0.094, 0.0, 0.0125), (0.002, -0.05, 0.007, 0.0105), (0, -0.027, 0.005, 0.0095), (0, -0.0085, 0, 0.0085))
BENT = (
    ((0.027, -0.094, 0.004, 0.0125), (0.029, -0.056, -0.012, 0.0115), (0.03, -0.07, -0.036, 0.0105), (0.03, -0.09, -0.036, 0.0095)),
    ((0.049, -0.1, 0.001, 0.012), (0.051, -0.066, -0.016, 0.011), (0.051, -0.08, -0.037, 0.01), (0.05, -0.097, -0.035, 0.009)),
    ((0.068, -0.109, -0.005, 0.011), (0.07, -0.083, -0.021, 0.01), (0.069, -0.096, -0.037, 0.009), (0.067, -0.109, -0.034, 0.008)),
)
THUMB = ((0.012, -0.16, -0.018, 0.0165), (-0.012, -0.128, -0.03, 0.0135), (-0.004, -0.096, -0.04, 0.0115), (0.012, -0.078, -0.042, 0.0095))
WRIST = ((0.022, -0.182, -0.006, 0.021), (0.044, -0.184, -0.008, 0.021))
ARM = (0.2, -0.81, -0.5)  # from the wrist to out of sight (m)
STEP = 0.0025  # from one ball of a limb to the next (m)


def build(screen=None, colour="#4a4f57", sleeve="#26384f", wool=False, arm=ARM):
    """colour, sleeve: of the glove and of what is worn; wool: knitted, otherwise of fine cloth; arm: from the wrist to out of sight."""
    hand = bmesh.new()
    knuckles = (INDEX[0], *(finger[0] for finger in BENT))
    for finger in (INDEX, *BENT, THUMB):
        _limb(hand, finger)
    for place, knuckle in enumerate(knuckles):
        for wrist in WRIST:
            _limb(hand, (knuckle, wrist))
        if place:
            _limb(hand, (knuckles[place - 1], knuckle))
    _limb(hand, (THUMB[0], WRIST[0]))
    _limb(hand, WRIST)
    wrist = Vector([sum(values) / 2 for values in zip(*WRIST)][:3])
    way = Vector(arm)
    near = way.normalized()
    _limb(hand, ((*wrist, 0.026), (*(wrist + near * 0.05), 0.0265)))
    cover = felted(colour, 0.003) if wool else linen(colour)
    _grown(hand, cover, 0.0014, 12)
    if not wool:
        _seams(cover)
    _band(wrist + near * 0.036, near, 0.0315, 0.02, fabric("#dfe3e6"))
    _band(wrist + near * 0.052, near, 0.0375, 0.022, fabric(sleeve))
    cloth = bmesh.new()
    _limb(cloth, ((*(wrist + near * 0.085), 0.036), (*(wrist + near * 0.3), 0.044), (*(wrist + way), 0.054)))
    _fold(_grown(cloth, fabric(sleeve), 0.004, 2))


def _seams(cover):
    """Three on the back of the hand, from between the knuckles towards the wrist."""
    for (x, y, z, radius), (other, *_) in zip((INDEX[0], *(finger[0] for finger in BENT)), (finger[0] for finger in BENT)):
        line = bmesh.new()
        middle = (x + other) / 2
        _limb(line, ((middle, y - 0.006, z + radius - 0.001, 0.0013), (middle * 0.8 + 0.007, -0.155, 0.0115, 0.0011)))
        _grown(line, cover, 0.0006, 1)


def _band(middle, way, radius, length, material):
    """The end of a cuff or of a sleeve: it has no folds."""
    ring = bmesh.new()
    bmesh.ops.create_cone(
        ring, cap_ends=True, segments=64, radius1=radius, radius2=radius, depth=length,
        matrix=Matrix.Translation(middle) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4()
    )
    solid(ring, material, bevel=0.003)


def _fold(sleeve):
    """Folds of cloth about the arm, as deep as a finger is thick."""
    texture = bpy.data.textures.new("folds", "CLOUDS")
    texture.noise_scale, texture.noise_depth = 0.045, 2
    folds = sleeve.modifiers.new("folds", "DISPLACE")
    folds.texture, folds.texture_coords, folds.strength, folds.mid_level = texture, "LOCAL", 0.014, 0.5


def _limb(mesh, joints):
    """Balls along the line through the joints, so close that they are one body once they are grown together."""
    for (*start, first), (*end, last) in zip(joints, joints[1:]):
        here, there = Vector(start), Vector(end)
        steps = max(1, round((there - here).length / STEP))
        for step in range(steps + 1):
            share = step / steps
            bmesh.ops.create_icosphere(
                mesh, subdivisions=3, radius=first + (last - first) * share, matrix=Matrix.Translation(here.lerp(there, share))
            )


def _grown(mesh, material, voxel, rounds):
    """One skin about all that overlaps, its folds smoothed."""
    thing = solid(mesh, material)
    for modifier in list(thing.modifiers):
        thing.modifiers.remove(modifier)
    skin = thing.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", voxel, True
    smooth = thing.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, rounds
    return thing
