"""What the outdoor, window and LED models share: a glazed front, a lit part of a picture, a field of LEDs, slots, locks."""
import bmesh
import bpy

from materials import Surface, aluminium, glass_black, made_once, plastic
from panel import lit_area
from solids import block, rod, slab, solid

UPRIGHT = (90, 0, 0)


def glazed(width, height, picture, at=(0, 0, 0), border=0.012, strength=1.05):
    """Black glass with the lit area in its middle; `at` is on the face that it lies on, which looks towards -y."""
    x, y, z = at
    slab(width + 2 * border, height + 2 * border, 0.006, 0.006, (x, y + 0.003, z), glass_black(), 0.0012, UPRIGHT)
    lit_area(width, height, picture, (x, y - 0.0036, z), strength=strength)


def housing(width, height, depth, material, at=(0, 0, 0), corner=0.012, bevel=0.005):
    """An upright box with rounded corners; `at` is the middle of its front."""
    x, y, z = at
    return slab(width, height, depth, corner, (x, y + depth, z), material, bevel, UPRIGHT)


def quad(width, height, part, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """An upright rectangle facing -y that shows the part (left, bottom, right, top; 0 to 1) of its picture."""
    left, bottom, right, top = part
    x, z = width / 2, height / 2
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((sx * x, 0, sz * z)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    layer = mesh.loops.layers.uv.new()
    for loop, uv in zip(face.loops, ((left, bottom), (right, bottom), (right, top), (left, top))):
        loop[layer].uv = uv
    return solid(mesh, material, at, turn)


def diodes(picture, strength=1.4, count=None):
    """A field of LEDs without glass: matt black that shines. count (across, up) draws the single diodes."""
    def make():
        surface = Surface("diodes", "#0b0b0d", 0.62, 0.0, 0.25).set("Emission Strength", strength)
        texture = surface.node("ShaderNodeTexImage", image=bpy.data.images.load(picture), extension="EXTEND")
        lit = texture.outputs["Color"]
        if count:
            lit = _dotted(surface, lit, count)
        return surface.link(lit, surface.shader.inputs["Emission"])
    return made_once(("diodes", picture, strength, count), make)


def _dotted(surface, colour, count):
    place = surface.node("ShaderNodeTexCoord")
    grid = surface.node("ShaderNodeMapping", Scale=(*count, 1))
    cell = surface.node("ShaderNodeVectorMath", operation="FRACTION")
    reach = surface.node("ShaderNodeVectorMath", operation="DISTANCE")
    reach.inputs[1].default_value = (0.5, 0.5, 0)
    spot = surface.node("ShaderNodeMapRange", **{"From Min": 0.42, "From Max": 0.3, "To Min": 0.12, "To Max": 1.7})
    mix = surface.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 1
    surface.link(place.outputs["UV"], grid.inputs[0]).link(grid.outputs[0], cell.inputs[0])
    surface.link(cell.outputs[0], reach.inputs[0]).link(reach.outputs["Value"], spot.inputs["Value"])
    surface.link(colour, mix.inputs[1]).link(spot.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def slots(count, size, step, at, colour="#0b0c0e", across=False):
    """A row of ventilation slots on a face that looks along y; they step downwards, or sideways when `across`."""
    x, y, z = at
    dark = plastic(colour, 0.7)
    for index in range(count):
        shift = (index - (count - 1) / 2) * step
        block(size, (x + shift, y, z) if across else (x, y, z - shift), dark, 0.0008)


def lock(x, y, z, radius=0.011):
    """A cylinder lock in a face that looks towards -y."""
    rod(radius, 0.005, (x, y, z), aluminium("#b4b7ba", 0.25), UPRIGHT, bevel=0.001)
    rod(radius * 0.62, 0.0064, (x, y, z), aluminium("#8d9094", 0.3), UPRIGHT, bevel=0.0006)
    block((radius * 0.2, 0.0072, radius * 0.8), (x, y, z), plastic("#08090a"), 0)


def seam(width, height, at, colour="#0c0d0f"):
    """A thin joint drawn around a door: four dark lines on a face that looks towards -y."""
    x, y, z = at
    dark = plastic(colour, 0.7)
    for side in (-1, 1):
        block((width, 0.002, 0.0025), (x, y, z + side * height / 2), dark, 0)
        block((0.0025, 0.002, height), (x + side * width / 2, y, z), dark, 0)
