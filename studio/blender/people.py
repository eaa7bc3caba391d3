"""People for scale, out of focus as a rule: figures of 1.70 m."""
from math import pi

import bmesh
import bpy
from mathutils import Vector

from materials import Surface, linear, made_once, plastic
from rooms import fabric
from solids import assembled, block, rod, slab, solid

SKINS = ("#c98d68", "#e3b08c", "#8d5b3d", "#d9a07a")
HAIRS = ("#2b1b14", "#6b4a2e", "#1c1512", "#8a7a6a")


def figure(at, turn=0, height=1.7, top="#17456b", bottom="#23262e", tone=0, arm="down", seated=False, look=None, hair=None):
    """Someone facing -y, the weight on one leg. arm: "down", "point" (right hand to a screen before them), "reach" (higher up), "bag" (a tablet
    held before the chest), "work" (hands on a table) or "fold" (arms crossed); tone picks skin and hair, hair its cut ("short", "bob", "bun"); look turns the head (degrees).
    What is not said differs from one person to the next."""
    k = height / 1.7
    seed = round(abs(at[0] * 7 + at[1] * 13 + height * 31 + tone * 5 + turn)) % 12
    weight = -1 if arm in ("point", "reach") or seed % 2 else 1
    pose = Pose(weight, 0.36 if seated else 0.0, 0.05 if seated else 0.012, arm, pocket=seed % 3 == 0)
    with assembled(at, (0, 0, turn)) as frame:
        frame.scale = (k, k, k)
        _legs(bottom, pose, seated)
        _body(top, pose)
        skin = _skin(SKINS[tone % 4])
        for wrist, tip, pointing in pose.hands():
            _flesh(_palm(wrist, tip, pointing), skin, 0.005, 3)
        if arm == "bag":
            slab(0.17, 0.24, 0.012, 0.012, (0.02, pose.lean - 0.235, 1.15 - pose.drop), plastic("#23262c", 0.3), 0.003, (62, 0, 8))
        turned = (seed * 5 % 5 - 2) * 9 if look is None else look
        if arm in ("point", "reach") and look is None:
            turned = 8
        with assembled((pose.sway * 0.4, pose.lean, 1.45 - pose.drop), (20 if arm in ("bag", "work") else 2, 0, turned)) as crown:
            crown.scale = [0.75 + 0.25 / k] * 3
            _head(skin, HAIRS[tone % 4], hair or ("short", "bob", "short", "bun")[seed % 4])


def ring(radius, thick, material):
    """A torus about its own z."""
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=48, minor_segments=8)
    made = bpy.context.object
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    bpy.data.objects.remove(made)
    return solid(mesh, material)


class Pose:
    """Where the joints of a standing or seated body are. weight: the side that bears it; drop, lean: of the trunk (m)."""

    def __init__(self, weight, drop, lean, arm, pocket):
        self.weight, self.drop, self.lean, self.arm, self.pocket = weight, drop, lean, arm, pocket
        self.sway = 0.0 if drop else weight * 0.03

    def shoulder(self, side):
        return (side * 0.164 + self.sway * 0.3, self.lean, 1.358 - self.drop - side * self.weight * (0 if self.drop else 0.014))

    def arms(self):
        """Shoulder, elbow, wrist and fingertips of both arms."""
        loose = ((0.245, 0.05, 1.115), (0.25, -0.085, 0.905), (0.225, -0.125, 0.815))
        hanging = ((0.235, 0.055, 1.11), (0.262, 0.0, 0.875), (0.255, -0.03, 0.775))
        pocket = ((0.285, 0.075, 1.125), (0.2, -0.015, 0.945), (0.16, -0.05, 0.875))
        point = ((0.235, -0.12, 1.17), (0.165, -0.345, 1.255), (0.145, -0.5, 1.315))
        reach = ((0.25, -0.16, 1.36), (0.2, -0.34, 1.54), (0.185, -0.45, 1.645))
        across = ((0.235, 0.0, 1.12), (0.12, -0.19, 1.09), (0.035, -0.225, 1.11))
        work = ((0.24, -0.07, 1.125), (0.145, -0.295, 1.03), (0.115, -0.39, 0.995))
        fold = ((0.25, -0.07, 1.135), (0.0, -0.195, 1.15), (-0.085, -0.17, 1.175))
        rest = ((0.25, -0.03, 1.12), (0.205, -0.27, 1.1), (0.17, -0.39, 1.09))
        for side in (-1, 1):
            if self.arm in ("bag", "work", "fold"):
                chosen = {"bag": across, "work": work, "fold": fold}[self.arm]
            elif side == 1 and self.arm in ("point", "reach"):
                chosen = point if self.arm == "point" else reach
            elif self.drop:
                chosen = rest
            elif self.pocket and side == self.weight:
                chosen = pocket
            else:
                chosen = loose if side == self.weight else hanging
            x, y, z = self.shoulder(side)
            moved = self.sway * 0.3
            yield [(x, y, z), *((side * u + moved, v + self.lean, w - self.drop) for u, v, w in chosen)]

    def hands(self):
        for side, (_, _, wrist, tip) in zip((-1, 1), self.arms()):
            yield wrist, tip, side == 1 and self.arm in ("point", "reach")


def _legs(colour, pose, seated):
    shoes, soles, cloth = plastic("#241f1c", 0.45), plastic("#d9d4ca", 0.6), fabric(colour)
    bones = []
    for side in (-1, 1):
        if seated:
            x = side * 0.092
            hip, knee, ankle, out = (x, 0.02, 0.53), (x * 1.25, -0.42, 0.56), (x * 1.3, -0.46, 0.12), side * 8
        elif side == pose.weight:
            hip, knee, ankle, out = (side * 0.088 + pose.sway, 0, 0.895), (side * 0.088 + pose.sway * 0.7, -0.008, 0.49), (side * 0.08, 0.03, 0.1), side * 9
        else:
            hip, knee, ankle, out = (side * 0.086 + pose.sway, 0, 0.875), (side * 0.125, -0.085, 0.49), (side * 0.165, -0.045, 0.1), side * 24
        middle = tuple((a + b) / 2 for a, b in zip(hip, knee))
        bones += [(hip, 0.1, middle, 0.083), (middle, 0.083, knee, 0.067), (knee, 0.067, (ankle[0], ankle[1], ankle[2] - 0.015), 0.056)]
        with assembled((ankle[0], ankle[1], ankle[2] - 0.1), (0, 0, out)):
            _flesh([((0, 0.035, 0.055), 0.037, (0, -0.06, 0.052), 0.04), ((0, -0.06, 0.05), 0.04, (0, -0.165, 0.038), 0.03)], shoes, 0.007, 4)
            slab(0.078, 0.27, 0.022, 0.036, (0, -0.068, 0.001), soles, 0.004)
    _flesh(bones, cloth, 0.012, folds=0.014)


def _palm(wrist, tip, pointing):
    """Palm, thumb and fingers between a wrist and fingertips; pointing: only the first finger is stretched."""
    wrist, tip = Vector(wrist), Vector(tip)
    along = tip - wrist
    flat = along.cross(Vector((0, 0, 1))) if abs(along.normalized().z) < 0.7 else along.cross(Vector((1, 0, 0)))
    flat = flat.normalized()
    base = wrist + along * 0.5
    bones = [(wrist, 0.026, base + flat * 0.02, 0.019), (wrist, 0.026, base - flat * 0.02, 0.019), (base + flat * 0.02, 0.019, base - flat * 0.02, 0.019)]
    down = along.cross(flat).normalized() * (0.02 if along.cross(flat).z < 0 else -0.02)
    for finger, reach in enumerate((0.92, 1.0, 0.96, 0.84)):
        root = base + flat * (0.024 - finger * 0.016)
        end = wrist + along * (reach if not pointing or finger == 0 else 0.72) + flat * (0.026 - finger * 0.017)
        curl = down * (0.0 if pointing and finger == 0 else 1.3 if pointing else 0.5)
        bones.append((root, 0.012, end + curl, 0.0085))
    bones.append((wrist + along * 0.2 + flat * 0.02, 0.016, wrist + along * 0.55 + flat * 0.045 + down * 0.7, 0.0095))
    return [(tuple(a), r, tuple(b), q) for a, r, b, q in bones]


def _head(skin, colour, cut):
    """Neck, head and hair about the root of the neck; the face looks towards -y."""
    face = [
        ((0, -0.014, -0.03), 0.05, (0, -0.01, 0.05), 0.052), ((0, 0.014, 0.152), 0.092, (0, -0.006, 0.14), 0.088),
        ((0, -0.006, 0.14), 0.088, (0, -0.028, 0.085), 0.058), ((0, -0.028, 0.085), 0.058, (0, -0.052, 0.062), 0.032),
    ]
    _flesh(face, skin, 0.006, 5)
    _flesh([((0, -0.088, 0.142), 0.009, (0, -0.104, 0.11), 0.013)], skin, 0.003, 3)
    for side in (-1, 1):
        _flesh([((side * 0.089, 0.012, 0.135), 0.014, (side * 0.086, 0.008, 0.105), 0.01)], skin, 0.004, 3)
        rod(0.0085, 0.004, (side * 0.033, -0.0845, 0.139), plastic("#1d1512", 0.3), (90, 0, side * 16), bevel=0)
        block((0.032, 0.004, 0.006), (side * 0.034, -0.0855, 0.16), fabric(colour), 0.001, (0, side * -3, side * 18))
    block((0.03, 0.004, 0.0045), (0, -0.0885, 0.066), plastic("#b4614e", 0.6), 0.0015)
    crop = [((0, 0.026, 0.172), 0.0935, (0, 0.04, 0.15), 0.09), ((0, 0.04, 0.15), 0.09, (0, 0.045, 0.1), 0.07), ((0, -0.02, 0.2), 0.066, (0, 0.03, 0.18), 0.085)]
    if cut == "bob":
        for side in (-1, 1):
            crop += [((side * 0.06, 0.02, 0.16), 0.05, (side * 0.076, 0.022, 0.06), 0.034)]
        crop += [((0, 0.05, 0.14), 0.078, (0, 0.062, 0.05), 0.06)]
    if cut == "bun":
        crop += [((0, 0.1, 0.205), 0.045, (0, 0.115, 0.215), 0.042)]
    _flesh(crop, fabric(colour), 0.006, 4, folds=0.006, fold=0.02)


def _body(colour, pose):
    drop, lean, sway = pose.drop, pose.lean, pose.sway
    tilt = pose.weight * (0 if drop else 0.01)
    hips, waist, chest = (sway, 0.0, 0.9 - drop), (sway * 0.75, lean * 0.6, 1.08 - drop), (sway * 0.35, lean, 1.26 - drop)
    bones = [((hips[0] - 0.068, hips[1], hips[2] - tilt), 0.116, (hips[0] + 0.068, hips[1], hips[2] + tilt), 0.116)]
    for side in (-1, 1):
        bones.append(((hips[0] + side * 0.066, hips[1], hips[2]), 0.116, (waist[0] + side * 0.042, waist[1], waist[2]), 0.102))
        bones.append(((waist[0] + side * 0.042, waist[1], waist[2]), 0.102, (chest[0] + side * 0.062, chest[1], chest[2]), 0.105))
    for shoulder, elbow, wrist, _ in pose.arms():
        bones += [((sway * 0.38, lean + 0.012, 1.425 - drop), 0.048, shoulder, 0.05), (chest, 0.095, shoulder, 0.052)]
        bones += [(shoulder, 0.052, elbow, 0.043), (elbow, 0.043, wrist, 0.033)]
    if not drop:
        skirt, low = hips[1] + 0.002, hips[2] - 0.06
        bones.append(((hips[0] - 0.084, skirt, low), 0.122, (hips[0] + 0.084, skirt, low), 0.122))
    _flesh(bones, fabric(colour), 0.011, 6, hem=0.82 - drop, folds=0.014)
    with assembled((sway * 0.39, lean + 0.002, 1.448 - drop), (-10, 0, 0)):
        rod(0.062, 0.036, (0, 0, 0), fabric(colour), radius_top=0.057, bevel=0.006)


def _flesh(bones, material, grain, smoothing=8, hem=None, folds=0.0, fold=0.085):
    """Bones with thickness (point, radius, point, radius), grown together into one soft skin; grain is its mesh (m).

    hem is the height at which a garment ends straight, over the hips; folds: how deep cloth creases, fold: how far apart (m).
    """
    mesh = bmesh.new()
    for here, radius, there, other in bones:
        one = bmesh.new()
        for middle, size in ((here, radius), (there, other)):
            made = bmesh.ops.create_icosphere(one, subdivisions=2, radius=size)
            bmesh.ops.translate(one, vec=middle, verts=made["verts"])
        if hem is not None:
            for vert in one.verts:
                vert.co.z = max(vert.co.z, hem)
        bmesh.ops.convex_hull(one, input=one.verts)
        loose = [vert for vert in one.verts if not vert.link_faces]
        bmesh.ops.delete(one, geom=loose, context="VERTS")
        data = bpy.data.meshes.new("bone")
        one.to_mesh(data)
        one.free()
        mesh.from_mesh(data)
        bpy.data.meshes.remove(data)
    thing = solid(mesh, material)
    for edge in [each for each in thing.modifiers if each.type == "BEVEL"]:
        thing.modifiers.remove(edge)
    thing.data.auto_smooth_angle = pi
    skin = thing.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", grain, True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smoothing
    if folds:
        clouds = bpy.data.textures.new("folds", "CLOUDS")
        clouds.noise_scale, clouds.noise_depth = fold, 1
        crease = thing.modifiers.new("folds", "DISPLACE")
        crease.texture, crease.strength, crease.mid_level, crease.texture_coords = clouds, folds, 0.5, "LOCAL"
    return thing


def _skin(colour):
    def make():
        surface = Surface("skin", colour, 0.48, 0.0, 0.4).set("Subsurface", 0.12).set("Subsurface Radius", (0.008, 0.003, 0.0015))
        return surface.set("Subsurface Color", (*linear("#d9694a"), 1))
    return made_once(("skin", colour), make)
