"""People for scale, out of focus as a rule: figures of 1.70 m, one in a wheelchair, and a hand on the glass."""
from math import pi

import bmesh
import bpy

from materials import Surface, linear, made_once, plastic, powder
from rooms import fabric
from solids import assembled, block, rod, solid

SKINS = ("#c98d68", "#e3b08c", "#8d5b3d", "#d9a07a")
HAIRS = ("#2b1b14", "#6b4a2e", "#1c1512", "#8a7a6a")


def figure(at, turn=0, height=1.7, top="#17456b", bottom="#23262e", tone=0, arm="down", seated=False):
    """Someone facing -y. arm: "down", "point" (right hand to a screen before them) or "bag"; tone picks skin and hair."""
    k = height / 1.7
    head = 0.104 * (0.75 + 0.25 / k)
    with assembled(at, (0, 0, turn)) as frame:
        frame.scale = (k, k, k)
        drop, lean = (0.36, 0.05) if seated else (0.0, 0.0)
        neck = (0, lean - 0.01, 1.43 - drop)
        _legs(bottom, seated)
        _body(top, drop, lean, arm)
        skin = _skin(SKINS[tone % 4])
        _flesh([(neck, 0.05, (0, lean - 0.02, 1.52 - drop), 0.052), ((0, lean - 0.025, 1.55 - drop), head * 0.82, (0, lean - 0.015, 1.6 - drop), head)], skin, 0.008)
        for wrist, tip in _hands(drop, lean, arm):
            _flesh([(wrist, 0.029, tip, 0.033)], skin, 0.008)
        _flesh([((0, lean + 0.02, 1.635 - drop), head * 0.98, (0, lean + 0.035, 1.58 - drop), head * 0.96)], fabric(HAIRS[tone % 4]), 0.008)


def wheelchair(at, turn=0, top="#b8543f", bottom="#2a3350", tone=1, arm="point"):
    """Someone seated in a wheelchair, facing -y; the eyes are at about 1.20 m."""
    figure(at, turn, 1.7, top, bottom, tone, arm, seated=True)
    with assembled(at, (0, 0, turn)):
        dark, steel = plastic("#17181b", 0.5), powder("#3a3d44", 0.3)
        block((0.44, 0.44, 0.06), (0, 0.0, 0.45), dark, 0.015)
        block((0.44, 0.04, 0.42), (0, 0.24, 0.72), dark, 0.012)
        for side in (-1, 1):
            with assembled((side * 0.29, 0.1, 0.3), (0, 90, 0)):
                ring(0.295, 0.014, dark)
                ring(0.265, 0.008, steel)
                rod(0.03, 0.05, (0, 0, 0), steel)
                for spoke in range(8):
                    with assembled((0, 0, 0), (0, 0, spoke * 45)):
                        block((0.27, 0.003, 0.003), (0.135, 0, 0), steel, 0)
            rod(0.07, 0.03, (side * 0.22, -0.36, 0.07), dark, (0, 90, 0), bevel=0.006)
            block((0.03, 0.46, 0.03), (side * 0.23, -0.14, 0.3), steel, 0.006, (14, 0, 0))
            block((0.15, 0.1, 0.02), (side * 0.09, -0.54, 0.08), dark, 0.004)
            block((0.05, 0.3, 0.03), (side * 0.25, -0.02, 0.68), dark, 0.01)


def ring(radius, thick, material):
    """A torus about its own z."""
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=48, minor_segments=8)
    made = bpy.context.object
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    bpy.data.objects.remove(made)
    return solid(mesh, material)


def hand(at, turn=0, tilt=0, sleeve="#ff5a4f", tone=1, scale=1.0):
    """A child's right hand, index finger touching `at`; the arm goes back along y, upwards."""
    fingers = [
        [(0.020, 0.055, 0.050, 8.6), (0.0195, 0.027, 0.037, 7.6), (0.0185, 0.010, 0.020, 6.8), (0.018, 0.0005, 0.0062, 5.6)],
        [(0.006, 0.053, 0.053, 8.8), (0.006, 0.026, 0.045, 7.8), (0.006, 0.021, 0.026, 7.0), (0.006, 0.033, 0.017, 6.2)],
        [(-0.008, 0.057, 0.052, 8.4), (-0.0095, 0.033, 0.042, 7.4), (-0.0095, 0.030, 0.025, 6.8), (-0.008, 0.042, 0.017, 6.0)],
        [(-0.021, 0.064, 0.048, 7.6), (-0.0235, 0.044, 0.039, 6.6), (-0.0225, 0.041, 0.026, 6.0), (-0.02, 0.051, 0.02, 5.4)],
        [(0.020, 0.098, 0.062, 12), (0.033, 0.074, 0.048, 9.4), (0.034, 0.055, 0.036, 8.0), (0.030, 0.039, 0.028, 6.4)],
        [(0.0, 0.112, 0.071, 16), (0.0, 0.2, 0.105, 20), (0.0, 0.26, 0.13, 22)],
    ]
    bones = [(a[:3], a[3] / 1000, b[:3], b[3] / 1000) for chain in fingers for a, b in zip(chain, chain[1:])]
    knuckles = [(0.018, 0.057, 0.047, 10), (-0.018, 0.065, 0.045, 9), (0.012, 0.106, 0.068, 14), (-0.011, 0.108, 0.067, 13)]
    for a in knuckles:
        bones += [(a[:3], a[3] / 1000, b[:3], b[3] / 1000) for b in knuckles if a is not b]
    with assembled(at, (tilt, 0, turn)) as frame:
        frame.scale = (scale, scale, scale)
        _flesh(bones, _skin(SKINS[tone]), 0.0011, 5)
        _flesh([((0.0, 0.205, 0.107), 0.028, (0.0, 0.5, 0.235), 0.045)], fabric(sleeve), 0.004, 4)
        _flesh([((0.0, 0.205, 0.107), 0.0295, (0.0, 0.222, 0.1145), 0.0305)], fabric(sleeve), 0.003, 4)


def _legs(colour, seated):
    shoes, cloth = plastic("#1c1a19", 0.5), fabric(colour)
    bones, feet = [], []
    for side in (-1, 1):
        x = side * 0.092
        hip = (x, 0.02, 0.53) if seated else (x, 0, 0.88)
        knee = (x, -0.42, 0.56) if seated else (x * 1.05, -0.015, 0.48)
        ankle = (x, -0.5, 0.16) if seated else (x * 1.1, 0.02, 0.1)
        bones += [(hip, 0.098, knee, 0.066), (knee, 0.066, ankle, 0.048)]
        feet.append(((ankle[0], ankle[1] + 0.02, ankle[2] - 0.05), 0.042, (ankle[0] * 1.1, ankle[1] - 0.15, ankle[2] - 0.065), 0.035))
    _flesh(bones, cloth, 0.014)
    _flesh(feet, shoes, 0.01)


def _joints(drop, lean, arm):
    """Shoulder, elbow, wrist and fingertips of both arms."""
    down = ((0.26, 0.03, 1.12), (0.265, -0.05, 0.88), (0.255, -0.08, 0.74))
    point = ((0.25, -0.13, 1.15), (0.17, -0.36, 1.25), (0.15, -0.5, 1.31))
    bag = ((0.25, 0.02, 1.13), (0.16, -0.2, 1.13), (0.05, -0.24, 1.15))
    seated = ((0.25, -0.05, 1.12), (0.22, -0.28, 1.1), (0.2, -0.4, 1.09))
    for side in (-1, 1):
        chosen = {"down": down, "point": point, "bag": bag}[arm] if side == 1 else (seated if drop else down)
        if drop and arm == "down":
            chosen = seated
        yield [(side * 0.165, lean, 1.37 - drop), *((side * x, y + lean, z - drop) for x, y, z in chosen)]


def _hands(drop, lean, arm):
    return [(wrist, tip) for _, _, wrist, tip in _joints(drop, lean, arm)]


def _body(colour, drop, lean, arm):
    hips, waist, chest = (0, 0.0, 0.9 - drop), (0, lean * 0.6, 1.08 - drop), (0, lean, 1.27 - drop)
    bones = [((-0.085, hips[1], hips[2]), 0.125, (0.085, hips[1], hips[2]), 0.125)]
    for side in (-1, 1):
        bones.append(((side * 0.08, hips[1], hips[2]), 0.125, (side * 0.055, waist[1], waist[2]), 0.116))
        bones.append(((side * 0.055, waist[1], waist[2]), 0.116, (side * 0.072, chest[1], chest[2]), 0.114))
    for shoulder, elbow, wrist, _ in _joints(drop, lean, arm):
        bones += [((0, lean, 1.37 - drop), 0.06, shoulder, 0.06), (chest, 0.1, shoulder, 0.058)]
        bones += [(shoulder, 0.058, elbow, 0.046), (elbow, 0.046, wrist, 0.036)]
    _flesh(bones, fabric(colour), 0.012, hem=0.82 - drop)


def _flesh(bones, material, grain, smoothing=8, hem=None):
    """Bones with thickness (point, radius, point, radius), grown together into one soft skin; grain is its mesh (m).

    hem is the height at which a garment ends straight, over the hips.
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
    return thing


def _skin(colour):
    def make():
        surface = Surface("skin", colour, 0.48, 0.0, 0.4).set("Subsurface", 0.12).set("Subsurface Radius", (0.008, 0.003, 0.0015))
        return surface.set("Subsurface Color", (*linear("#d9694a"), 1))
    return made_once(("skin", colour), make)
