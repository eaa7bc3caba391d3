"""An LED panel on a table, each of its diodes showing one colour of the picture: the farther apart they are, the coarser it is."""
import bpy

from materials import Surface, aluminium, made_once, powder
from models.signs import UPRIGHT, quad
from solids import block, slab

WIDTH, HEIGHT, DEPTH, FOOT = 0.2, 0.3, 0.03, 0.014


def build(screen, across=None):
    """across: how many diodes lie side by side; without it too many to be told apart."""
    middle = FOOT + HEIGHT / 2
    block((WIDTH * 0.7, 0.1, 0.01), (0, 0.02, 0.005), aluminium("#8f9297", 0.3), 0.002)
    block((WIDTH * 0.5, 0.014, 0.03), (0, DEPTH * 0.6, 0.018), aluminium("#8f9297", 0.3), 0.002)
    slab(WIDTH + 0.006, HEIGHT + 0.006, DEPTH, 0.004, (0, DEPTH + 0.0008, middle), powder("#1b1d22", 0.4), 0.002, UPRIGHT)
    quad(WIDTH, HEIGHT, (0, 0, 1, 1), _lit(screen, across and (across, round(across * HEIGHT / WIDTH))), (0, -0.0004, middle))


def _lit(picture, count):
    def make():
        surface = Surface("pitch", "#08080a", 0.5, 0.0, 0.3).set("Emission Strength", 1.1)
        texture = surface.node("ShaderNodeTexImage", image=bpy.data.images.load(picture), extension="EXTEND")
        lit = _apart(surface, texture, count) if count else texture.outputs["Color"]
        return surface.link(lit, surface.shader.inputs["Emission"])
    return made_once(("pitch", picture, count), make)


def _apart(surface, texture, count):
    """Have the picture read once for each diode, at its middle; gives the colour of round diodes on black."""
    place = surface.node("ShaderNodeTexCoord")
    grid, back = (surface.node("ShaderNodeVectorMath", operation=kind) for kind in ("MULTIPLY", "DIVIDE"))
    whole, cell, middle = (surface.node("ShaderNodeVectorMath", operation=kind) for kind in ("FLOOR", "FRACTION", "ADD"))
    reach = surface.node("ShaderNodeVectorMath", operation="DISTANCE")
    spot = surface.node("ShaderNodeMapRange", **{"From Min": 0.45, "From Max": 0.36, "To Min": 0.0, "To Max": 1.5})
    shown = surface.node("ShaderNodeVectorMath", operation="SCALE")
    grid.inputs[1].default_value = back.inputs[1].default_value = (*count, 1)
    middle.inputs[1].default_value = reach.inputs[1].default_value = (0.5, 0.5, 0)
    surface.link(place.outputs["UV"], grid.inputs[0]).link(grid.outputs[0], whole.inputs[0]).link(grid.outputs[0], cell.inputs[0])
    surface.link(whole.outputs[0], middle.inputs[0]).link(middle.outputs[0], back.inputs[0]).link(back.outputs[0], texture.inputs["Vector"])
    surface.link(cell.outputs[0], reach.inputs[0]).link(reach.outputs["Value"], spot.inputs["Value"])
    surface.link(texture.outputs["Color"], shown.inputs[0]).link(spot.outputs[0], shown.inputs["Scale"])
    return shown.outputs[0]
