"""A hand that wipes glass with a cloth: what it has passed shines, beyond it are the marks of fingers."""
from math import cos, sin

import bmesh

from hands import flat
from materials import Surface, made_once
from rooms import fabric
from solids import assembled, rod, solid


def build(screen=None, incline=15, colour="#e0a33a", marks=90, field=(0.5, 0.3), hand=None):
    """incline: of the glass (degrees); field: half width and height of what is soiled, to the right of the hand; hand: its turn and looks."""
    with assembled((0, 0, 0), (incline, 0, 0)):
        _cloth(colour)
        flat((0, -0.005, 0), lift=0.008, **(hand or {}))
        for index in range(marks):
            x, y = (index * 0.61803) % 1, (index * 0.75487 + 0.11 * sin(index)) % 1
            _mark(0.1 + x * field[0] * 2, (y - 0.5) * 2 * field[1], index)


def _cloth(colour):
    """Microfibre, folded once, its edges lifting a little."""
    for layer, (wide, deep, turn, base) in enumerate(((0.25, 0.2, -9, 0.0012), (0.235, 0.185, -4, 0.0046))):
        mesh, rows = bmesh.new(), []
        for j in range(49):
            row = []
            for i in range(61):
                u, v = i / 60 - 0.5, j / 48 - 0.5
                wave = 0.5 + 0.5 * sin(u * 17 + v * 6 + layer) * cos(v * 14 - u * 5)
                edge = max(abs(u), abs(v)) * 2
                rise = base + 0.004 * wave * (0.35 + 0.65 * edge**2) + 0.006 * max(edge - 0.8, 0) * (1 + sin(u * 23 + v * 19))
                row.append(mesh.verts.new((u * wide + 0.004 * sin(v * 9 + layer), v * deep + 0.004 * sin(u * 11), rise)))
            rows.append(row)
        for near, far in zip(rows, rows[1:]):
            for a, b, c, d in zip(near, near[1:], far[1:], far):
                mesh.faces.new((a, b, c, d))
        cloth = solid(mesh, fabric(colour), (0, 0.01, 0), (0, 0, turn))
        thick = cloth.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.0022, 1


def _mark(x, y, index):
    """What a finger leaves: a dab, or a stroke where it was drawn along."""
    long = (1, 1, 1, 4.5, 1, 2.6)[index % 6]
    size = 0.6 + index * 7 % 5 * 0.14
    dab = rod(0.01, 0.0002, (x, y, 0.0007), made_once(("smear",), _smear), (0, 0, index * 67 % 180), bevel=0, sides=32)
    dab.scale = (size * 0.8, size * long, 1)


def _smear():
    """Skin's grease on glass: a dull veil, strongest in its middle, in fine ridges."""
    surface = Surface("smear", "#ffffff", 0.6)
    through, dull = surface.node("ShaderNodeBsdfTransparent"), surface.node("ShaderNodeBsdfDiffuse", Color=(0.8, 0.82, 0.84, 1))
    mix, place = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeTexCoord")
    reach = surface.node("ShaderNodeVectorMath", operation="LENGTH")
    fall = surface.node("ShaderNodeMapRange", **{"From Min": 0.003, "From Max": 0.01, "To Min": 0.42, "To Max": 0.0})
    grain = surface.node("ShaderNodeMapRange", **{"From Min": 0.35, "From Max": 0.65, "To Min": 0.35, "To Max": 1.0})
    share = surface.node("ShaderNodeMath", operation="MULTIPLY")
    surface.link(place.outputs["Object"], reach.inputs[0]).link(reach.outputs["Value"], fall.inputs["Value"])
    surface.link(surface.noise(420, (1, 5, 1), 2.0), grain.inputs["Value"])
    surface.link(fall.outputs[0], share.inputs[0]).link(grain.outputs[0], share.inputs[1]).link(share.outputs[0], mix.inputs[0])
    surface.link(through.outputs[0], mix.inputs[1]).link(dull.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
