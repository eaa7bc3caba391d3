"""Bought-in parts that several models share: castors, feet, pens, ports, buttons, cables."""
from math import cos, radians, sin

import bmesh
import bpy

from materials import CORAL, aluminium, glowing, plastic, powder
from solids import adopt, assembled, block, cut, rod, slab, solid


def castor(x, y, turn=0, radius=0.042):
    """Twin-wheel castor with a brake pedal; stands on the floor, its plate is at 2.35 radii."""
    tyre, hood = plastic("#1b1c1f", 0.5), plastic("#2b2d31", 0.32)
    with assembled((x, y, 0), (0, 0, turn)):
        for side in (-1, 1):
            rod(radius, 0.021, (side * 0.018, 0.018, radius), tyre, (0, 90, 0), bevel=0.006)
            rod(radius * 0.72, 0.0225, (side * 0.018, 0.018, radius), plastic("#8a8d92", 0.35), (0, 90, 0), bevel=0.002)
            rod(radius * 0.2, 0.026, (side * 0.018, 0.018, radius), aluminium(), (0, 90, 0))
        block((0.013, radius * 1.3, radius * 1.5), (0, 0.014, radius * 1.2), hood, 0.005)
        block((0.056, radius * 1.25, 0.014), (0, 0.014, radius * 2.06), hood, 0.006)
        rod(0.012, 0.02, (0, 0, radius * 2.25), aluminium())
        block((0.034, 0.036, 0.007), (0, 0.018 + radius, radius * 1.62), powder(CORAL), 0.003, (-22, 0, 0))


def foot(x, y, radius=0.02, height=0.012):
    """Levelling foot."""
    rod(radius, height, (x, y, height / 2), plastic("#1b1c1f", 0.5), bevel=0.002)


def pen(at, colour, turn=(0, 90, 0), length=0.135):
    """Passive stylus with a soft tip, lying along x unless turned."""
    with assembled(at, turn):
        rod(0.0062, length, (0, 0, 0), powder(colour), bevel=0.002)
        rod(0.0062, 0.014, (0, 0, length / 2 + 0.007), plastic("#1b1c1f"), radius_top=0.0024, bevel=0.001)
        rod(0.0064, 0.008, (0, 0, -length / 2 + 0.012), aluminium())


def port(x, z, width, height, face, y, corner=0.001):
    """A socket sunk into a face that looks towards -y; gives nothing, cuts `face`."""
    cutter = slab(width, height, 0.02, corner, (x, y + 0.01, z), plastic(), 0, (90, 0, 0))
    cut(face, cutter)
    block((width * 0.72, 0.004, max(height * 0.22, 0.0012)), (x, y + 0.007, z), plastic("#3a3d44"), 0.0003)
    block((width + 0.004, 0.001, height + 0.004), (x, y + 0.0095, z), plastic("#0b0c0e"), 0)


def button(x, z, y, radius=0.008, light="#17b6b0", strength=2.5):
    """Round push button with a lit ring, facing -y."""
    rod(radius, 0.004, (x, y, z), glowing(light, strength), (90, 0, 0), bevel=0.0008)
    rod(radius * 0.82, 0.005, (x, y - 0.0006, z), aluminium("#b8babd"), (90, 0, 0), bevel=0.001)


def label(text, size, at, colour="#d9dbde", turn=(90, 0, 0)):
    """Printed letters or digits of a height (m), centred, facing -y unless turned."""
    letters = bpy.data.curves.new("label", "FONT")
    letters.body, letters.size, letters.extrude = text, size, 0.00005
    letters.align_x, letters.align_y = "CENTER", "CENTER"
    letters.materials.append(plastic(colour, 0.6))
    thing = bpy.data.objects.new("label", letters)
    adopt(thing)
    thing.location, thing.rotation_euler = at, [radians(angle) for angle in turn]
    return thing


def cable(points, radius=0.004, colour="#15161a"):
    """A round cable through points."""
    curve = bpy.data.curves.new("cable", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co, knot.handle_left_type, knot.handle_right_type = point, "AUTO", "AUTO"
    thing = bpy.data.objects.new("cable", curve)
    thing.data.materials.append(plastic(colour, 0.45))
    adopt(thing)
    return thing


def floor_box(at, turn=0):
    """The lid of sockets in the floor; a cable goes in at its middle on the side of -x."""
    with assembled(at, (0, 0, turn)):
        slab(0.16, 0.16, 0.005, 0.012, (0, 0, 0), aluminium("#8f9297", 0.4), 0.0015)
        slab(0.13, 0.13, 0.004, 0.008, (0, 0, 0.0035), powder("#2c3138", 0.5), 0.001)
        block((0.034, 0.03, 0.012), (-0.056, 0, 0.008), plastic("#15161a", 0.5), 0.003)


def turned(profile, material, at=(0, 0, 0), sides=48):
    """A body of revolution from (radius, z) points: cups, vases, lamps."""
    mesh = bmesh.new()
    rings = []
    for radius, z in profile:
        angles = [6.283185 * step / sides for step in range(sides)]
        rings.append([mesh.verts.new((radius * cos(a), radius * sin(a), z)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for step in range(sides):
            after = (step + 1) % sides
            mesh.faces.new((low[step], low[after], high[after], high[step]))
    return solid(mesh, material, at)


def blade(length, width, material, at=(0, 0, 0), turn=(0, 0, 0), droop=0.25):
    """A leaf: pointed, folded along its rib, bending over; grows along its own z."""
    mesh = bmesh.new()
    rows = []
    for step in range(9):
        t = step / 8
        half = width / 2 * sin(3.14159 * t**0.8) + 0.0004
        y, z = droop * length * t * t, length * (t - 0.12 * t * t)
        rows.append([mesh.verts.new((x, y + fold, z)) for x, fold in ((-half, -half * 0.3), (0, 0), (half, -half * 0.3))])
    for low, high in zip(rows, rows[1:]):
        for i in (0, 1):
            mesh.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid(mesh, material, at, turn)
