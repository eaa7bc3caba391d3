"""Solid shapes that the models are built from. Metres, z up, a product's front looks towards -y.

Every edge gets a bevel, of a millimetre at least where the thing is thick enough, those of cuts too: the thin
highlight along an edge is what makes a render look like an object.
Shapes are created inside the innermost open `assembled` frame, so that a model can be placed as a whole.
"""
from contextlib import contextmanager
from math import radians

import bmesh
import bpy

from outlines import rounded, thickened

_frames = []
LEAST = 0.001  # the smallest bevel of a solid (m)


@contextmanager
def assembled(at=(0, 0, 0), turn=(0, 0, 0)):
    """Open a local frame at a position, turned by degrees about x, y, z; shapes made inside belong to it."""
    frame = bpy.data.objects.new("frame", None)
    adopt(frame)
    frame.location = at
    frame.rotation_euler = [radians(angle) for angle in turn]
    _frames.append(frame)
    yield frame
    _frames.pop()


def adopt(thing):
    """Put an object into the scene, inside the open frame."""
    bpy.context.scene.collection.objects.link(thing)
    if _frames:
        thing.parent = _frames[-1]


def solid(mesh, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, segments=3):
    """Turn a bmesh into a placed, bevelled, smooth-shaded object."""
    bevel = max(bevel, _least(mesh))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new("solid")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(35)
    thing = bpy.data.objects.new("solid", data)
    adopt(thing)
    thing.location = at
    thing.rotation_euler = [radians(angle) for angle in turn]
    if bevel:
        bevelled(thing, bevel, segments)
    return thing


def _least(mesh):
    """The bevel that even a sharp shape gets: none for sheets, open shapes and parts of buildings."""
    if any(len(edge.link_faces) != 2 for edge in mesh.edges):
        return 0.0
    sizes = [max(axis) - min(axis) for axis in zip(*(vert.co for vert in mesh.verts))]
    return LEAST if min(sizes) >= 6 * LEAST and max(sizes) < 3 else 0.0


def bevelled(thing, width, segments):
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = width, segments
    edge.limit_method, edge.angle_limit = "ANGLE", radians(35)
    edge.harden_normals = True


def block(size, at, material, bevel=0.002, turn=(0, 0, 0)):
    """A box of size (x, y, z) centred at a point."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    return solid(mesh, material, at, turn, bevel)


def rod(radius, length, at, material, turn=(0, 0, 0), radius_top=None, bevel=0.001, sides=40):
    """A cylinder or cone along its own z, centred at a point."""
    mesh = bmesh.new()
    top = radius if radius_top is None else radius_top
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=radius, radius2=top, depth=length)
    return solid(mesh, material, at, turn, bevel, 2)


def ball(radius, at, material):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=4, radius=radius)
    return solid(mesh, material, at)


def ring(radius, thick, material):
    """A torus about its own z."""
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=48, minor_segments=8)
    made = bpy.context.object
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    bpy.data.objects.remove(made)
    return solid(mesh, material)


def extruded(outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.002):
    """A closed outline in (x, y), raised by `height` in z from its base."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[face])["geom"]
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)])
    return solid(mesh, material, at, turn, bevel)


def slab(width, depth, height, corner, at, material, bevel=0.002, turn=(0, 0, 0)):
    """A plate with rounded corners in plan; `at` is the centre of its underside."""
    x, y = width / 2, depth / 2
    outline = rounded([(-x, -y), (x, -y), (x, y), (-x, y)], corner, closed=True, steps=12)
    return extruded(outline, height, material, at, turn, bevel)


def prism(profile, width, material, at=(0, 0, 0), bevel=0.003):
    """A side profile in (y, z), extruded along x and centred on x = 0."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((-width / 2, y, z)) for y, z in profile])
    moved = bmesh.ops.extrude_face_region(mesh, geom=[face])["geom"]
    bmesh.ops.translate(mesh, vec=(width, 0, 0), verts=[v for v in moved if isinstance(v, bmesh.types.BMVert)])
    return solid(mesh, material, at, (0, 0, 0), bevel)


def sheet(path, thickness, width, bend, material, at=(0, 0, 0), bevel=0.001):
    """Folded sheet metal: an open path in (y, z), thickened to both sides, with a bend radius."""
    return prism(thickened(path, thickness, bend), width, material, at, bevel)


def cut(target, cutter):
    """Take one shape out of another: real slots cast real shadows.

    The cut leaves edges across its flat faces, so these may not be smoothed into the bevels around them.
    """
    opening = target.modifiers.new("cut", "BOOLEAN")
    opening.operation, opening.object, opening.solver = "DIFFERENCE", cutter, "EXACT"
    for sharp in [edge for edge in cutter.modifiers if edge.type == "BEVEL"]:
        cutter.modifiers.remove(sharp)
    _soften_cuts(target)
    target.data.auto_smooth_angle = radians(12)
    if "bevel" in target.modifiers:
        target.modifiers["bevel"].harden_normals = False
    cutter.hide_render = cutter.hide_viewport = True
    return target


def _soften_cuts(target):
    """A bevel after the last cut; those before it have left no other edge sharp enough to be found."""
    if "rim" in target.modifiers:
        target.modifiers.remove(target.modifiers["rim"])
    rim = target.modifiers.new("rim", "BEVEL")
    rim.width, rim.segments = LEAST * 0.8, 2
    rim.limit_method, rim.angle_limit = "ANGLE", radians(50)
