"""A flat screen: shell, thin metal rim, cover glass, lit area. Its centre is the origin, its face looks towards -y."""
from math import hypot

import bmesh
import bpy
from mathutils import Vector

from materials import aluminium, glass_black, plastic, powder, reflect, screen
from solids import block, rod, slab, solid

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def lit_size(diagonal, portrait=False):
    """Width and height in metres of the lit area of a 16:9 panel of a diagonal in inches."""
    inch = 0.0254 * diagonal / hypot(16, 9)
    return (9 * inch, 16 * inch) if portrait else (16 * inch, 9 * inch)


def lit_area(width, height, picture, at=(0, 0, 0), turn=(0, 0, 0), strength=1.05, border=0.0, glare=1.0):
    """The glowing rectangle under its glass, upright in x and z, facing -y; without a picture it is dark.

    border: metres of black print around it under the same glass, so that the strip light's reflection runs over both;
    glare: strength of that reflection.
    """
    mesh = bmesh.new()
    x, z = width / 2 + border, height / 2 + border
    face = mesh.faces.new([mesh.verts.new((x * i, 0, z * k)) for i, k in CORNERS])
    layer = mesh.loops.layers.uv.new()
    for loop, (i, k) in zip(face.loops, CORNERS):
        loop[layer].uv = (0.5 + i * x / width, 0.5 + k * z / height)
    area = solid(mesh, screen(picture, strength, height / width), at, turn)
    area["lit"], area["glare"], area["picture"] = (width, height), glare, picture or ""
    return area


def lit_areas():
    """Every lit area of the scene, in the order they were built."""
    return [thing for thing in bpy.context.scene.objects if "lit" in thing]


def corners(area):
    """The four corners of what an area shows, in the scene, clockwise from top left."""
    width, height = area["lit"]
    return [area.matrix_world @ Vector((i * width / 2, 0, k * height / 2)) for i, k in (CORNERS[3], CORNERS[2], CORNERS[1], CORNERS[0])]


def glaze(camera):
    """Put a strip light's reflection on every screen, on the side away from the camera, as a lamp beside it would."""
    bpy.context.view_layer.update()
    for area in lit_areas():
        eye = area.matrix_world.inverted() @ camera.location
        side = 1 if eye.x <= 0 else -1
        lean = 0.34 + 0.16 * (eye.z - 0.3 * eye.x) / eye.length
        reflect(area.active_material, side, lean, area["glare"])


def wall_panel(diagonal, picture, depth=0.058, border=0.011, rim="#22242a", portrait=False, strength=1.05, glare=1.0):
    """A signage or classroom panel with its back; gives (outer width, outer height)."""
    width, height = lit_size(diagonal, portrait)
    outer_w, outer_h = width + 2 * border + 0.008, height + 2 * border + 0.008
    upright = (90, 0, 0)
    slab(outer_w, outer_h, 0.016, 0.008, (0, 0.004, 0), aluminium(rim, 0.34), 0.0016, upright)
    slab(outer_w - 0.008, outer_h - 0.008, 0.006, 0.005, (0, -0.0075, 0), glass_black(), 0.001, upright)
    lit_area(width, height, picture, (0, -0.0139, 0), strength=strength, border=border - 0.001, glare=glare)
    shell = powder("#1a1b1f", 0.5)
    slab(outer_w - 0.03, outer_h - 0.03, depth - 0.016, 0.02, (0, depth - 0.012, 0), shell, 0.012, upright)
    _back(outer_w, outer_h, depth - 0.012)
    return outer_w, outer_h


def _back(width, height, y):
    """Vents, connector bay and screws: seen when a panel is looked at from behind."""
    dark, steel = plastic("#0c0d0f", 0.6), aluminium("#8f9297")
    for row in range(9):
        block((width * 0.6, 0.002, 0.005), (0, y, height * 0.36 - row * 0.014), dark, 0)
    block((width * 0.34, 0.03, height * 0.2), (-width * 0.22, y + 0.006, -height * 0.28), powder("#26282d"), 0.008)
    for column in range(6):
        block((0.028, 0.004, 0.012), (-width * 0.34 + column * 0.05, y + 0.02, -height * 0.3), dark, 0.001)
    for x in (-0.46, -0.2, 0.2, 0.46):
        for z in (-0.44, 0.44):
            rod(0.006, 0.004, (x * width, y, z * height), steel, (90, 0, 0))
