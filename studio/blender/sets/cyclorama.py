"""Photographer's infinity cove: one seamless sheet, soft key from the left, rim strips, an evenly lit back."""
from math import atan2, cos, degrees, pi, sin

import bmesh

from lights import softbox, surroundings
from materials import Surface, made_once
from models.signs import quad
from rooms import matt
from solids import assembled, block, solid


GROUND = "#dcd4c8"  # one ground for every product: warm, a step below white
SHADE = "#b3ab9f"  # the same in shade, behind products that are white themselves


def build(colour=None, back=3.0, scale=1.0, key=1.0, table=False, white=False, sheen=None, wall=False):
    """back: distance of the cove behind the product (m); scale: the lights' distance for small or large products.

    table: the product looks upwards, so lights that its glass would mirror into the lens are hidden from it;
    white: the product is white, so its ground is darker, and black cards on either side draw its edges;
    wall: the product hangs on a wall, which is the cove's own;
    sheen: where a panel stands that the product's glass mirrors, fading to one side, in place of the lamps.
    """
    radius = 0.3 if wall else 1.6
    back = -radius if wall else back
    _cove(back, radius, colour or (SHADE if white else GROUND))
    if white:
        _cards(scale)
    s, e = scale, scale * scale * key
    softbox((-2.6 * s, -2.4 * s, 2.9 * s), (0, 0, 0.8 * s), (1.1 * s, 1.1 * s), 215 * e, "#fff3e2", not sheen)
    softbox((2.9 * s, -0.6 * s, 1.9 * s), (0, 0, 0.9 * s), (0.5 * s, 2.4 * s), 52 * e, "#eaf3ff", not table)
    softbox((-1.6 * s, 1.9 * s, 2.4 * s), (0, 0, 1.0 * s), (2.0 * s, 0.6 * s), 50 * e, "#ffffff", not table)
    softbox((0.4 * s, -0.4 * s, 3.6 * s), (0, 0, 0), (2.6 * s, 2.0 * s), 30 * e, "#fffdf8", not table)
    # A wall has the light of its product.
    for x in () if wall else (-3.6, 3.6):
        softbox((x, back - 1.4, 4.6), (x * 0.25, back + 1.2, 1.1), (3.2, 1.2), 92 * key, "#fff8ee", False, 140)
    softbox((0, -6.5, 3.2), (0, 0, 0.6), (5, 3), 24 * key, "#fffaf2", False)
    surroundings("studio", 0.16, 30)
    if sheen:
        _sheen(sheen)


def _cards(s):
    """Black cards that the lens does not see: what they keep from a white thing's sides parts it from its ground."""
    for side in (-1, 1):
        card = block((0.02, 1.7 * s, 2.4 * s), (side * 1.45 * s, 0.75 * s, 1.25 * s), matt("#050505", 0.9, 0.0), 0)
        card.visible_camera = card.visible_shadow = False


def _sheen(at):
    """An upright panel facing the product at the origin, bright at one side and black at the other: for mirrors alone."""
    def make():
        surface = Surface("sheen", "#000000", 1.0, 0.0, 0.0)
        place, fall = surface.node("ShaderNodeTexCoord"), surface.node("ShaderNodeSeparateXYZ")
        fade = surface.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP", **{"To Min": 12.0, "To Max": 0.0})
        surface.link(place.outputs["UV"], fall.inputs[0]).link(fall.outputs["X"], fade.inputs["Value"])
        return surface.set("Emission", (1, 0.985, 0.96, 1)).link(fade.outputs[0], surface.shader.inputs["Emission Strength"])
    with assembled(at, (0, 0, degrees(atan2(at[0], -at[1])) + 180)):
        panel = quad(2.6, 3.2, (0, 0, 1, 1), made_once(("sheen",), make))
    panel.visible_camera = panel.visible_diffuse = panel.visible_shadow = False


def _cove(back, radius, colour):
    curve = [(back + radius * sin(t), radius - radius * cos(t)) for t in (i * pi / 48 for i in range(25))]
    profile = [(-9, 0), *curve, (back + radius, 9)]
    mesh = bmesh.new()
    rows = [[mesh.verts.new((x, y, z)) for x in (-14, 14)] for y, z in profile]
    for near, far in zip(rows, rows[1:]):
        mesh.faces.new((near[0], near[1], far[1], far[0]))
    solid(mesh, matt(colour, 0.55, 0.35))
