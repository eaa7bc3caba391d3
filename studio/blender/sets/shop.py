"""A shop window from the pavement: painted front, one tall pane, a lit display floor behind it.

The pane is y = 0, the pavement z = 0; inside, the display floor is z = 0.3 and the ceiling z = 2.9.
"""
from math import atan2, degrees, hypot

import bpy

import displays
import greenery
from lights import softbox, spot, sun, surroundings
from materials import Surface, aluminium, glowing, made_once, powder
from models.signs import quad
from rooms import concrete, fabric, matt, plaster, wood
from sets.daylight import _maker
from sets.dusk import HOUSES, _house, _paving
from solids import assembled, block, rod

FLOOR, CEILING, PANE = 0.3, 2.9, 2.72


def build(front="#22384a", wall="#d9c9b4", width=2.6, glare=0.05, day=1.0, inside=1.0, street="city", turn=40, glass=True, sky=0.5, strip=None, shelves=False, goods="shoe_shelves",
          room=None, lamp=None, across=None, house="#cbbfae", awning=None, dusk=None, things=()):
    """width of the pane (m); glare: share of light that the glass mirrors straight on; day and inside: how much light on either side;

    strip: where across the street (m) something tall and bright stands, the one thing that the glass mirrors then; shelves: what the shop sells stands along the back; goods: whose shelves of `displays` these are;
    room: width and depth (m) of the office that one looks into, where there is one; lamp: colour of the lamps behind the pane;
    across: how far the houses over the street are on a sunny morning, to be seen from inside; house: colour of the wall around the front;
    awning: colours of its stripes; dusk: colour of the light of the sky outside; things: [name, at, turn, settings].
    """
    _front(front, width, house)
    if awning:
        _awning(awning, width + 0.9)
    pavement = _pavement()
    _room(wall, width, room)
    if room:
        softbox((0, room[1] * 0.6, CEILING - 0.04), (0, room[1] * 0.7, 0), (room[0] * 0.7, room[1] * 0.5), 130 * inside, "#ffe6c6", False)
    for name, at, *rest in things:
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        _maker(name)(tuple(at), **({"turn": turn} if turn else {}), **settings)
    if shelves:
        getattr(displays, goods)((0, 1.94, FLOOR), size=(width + 0.2, 2.36), seed=2)
    if glass:
        quad(width, PANE - FLOOR, (0, 0, 1, 1), made_once(("shop pane", glare), lambda: _pane(glare)), (0, 0, (PANE + FLOOR) / 2))
    for x in (-0.8, 0.0, 0.8):
        rod(0.035, 0.1, (x * width / 2.6, 0.35, CEILING - 0.05), matt("#17181b"), bevel=0.004)
        rod(0.028, 0.004, (x * width / 2.6, 0.35, CEILING - 0.101), glowing("#ffe0b4", 8), bevel=0)
        spot((x * width / 2.6, 0.34, CEILING - 0.12), (x * 0.7, 0.9, FLOOR), 110 * inside, 105, lamp or "#ffe6c6", 0.1, 1.0)
    softbox((0, 0.7, CEILING - 0.05), (0, 0.9, 0), (width, 0.8), 90 * inside, lamp or "#ffe9cf", False)
    softbox((-3.5, -4.5, 4.2), (0, 0, 1.2), (3, 3), 420 * day, dusk or "#f3f6ff", False)
    softbox((3.0, -3.0, 3.4), (0, 0, 1.0), (1.2, 2.6), 110 * day, dusk or "#fff0dc", False)
    surroundings(street, sky, turn, "#cfe0f4" if across else None)
    if across:
        _across(across)
    if strip is not None:
        _strip(strip)
        for slab in pavement:
            slab.visible_glossy = False


def _strip(x):
    """An upright band of light for the glass alone; the street's own picture is kept out of it, which would only smear there."""
    bpy.context.scene.world.cycles_visibility.glossy = False
    for offset, width in ((0, 0.28), (0.26, 0.06)):
        band = block((width, 0.02, 12), (x + offset, -6, 3), glowing("#eef4ff", 2.6), 0)
        band.visible_camera = band.visible_diffuse = band.visible_shadow = False


def _pane(glare):
    """A sheet that mirrors a little, more at grazing angles, the same from both sides."""
    surface = Surface("shop pane", "#ffffff", 0.0)
    through, shine = surface.node("ShaderNodeBsdfTransparent"), surface.node("ShaderNodeBsdfGlossy", Roughness=0.0)
    mix, angle = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeLayerWeight")
    steep, share = surface.node("ShaderNodeMath", operation="POWER"), surface.node("ShaderNodeMapRange", **{"To Min": glare, "To Max": 0.9})
    steep.inputs[1].default_value = 5
    surface.link(angle.outputs["Facing"], steep.inputs[0]).link(steep.outputs[0], share.inputs["Value"]).link(share.outputs[0], mix.inputs[0])
    surface.link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
    surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
    return surface


def _front(colour, width, house, beside=4.0):
    """house: colour of its wall; beside: how much of that stands on either side (m)."""
    paint, half = powder(colour, 0.4), width / 2
    for side in (-1, 1):
        block((0.14, 0.16, PANE + 0.1), (side * (half + 0.07), -0.02, PANE / 2 + 0.05), paint, 0.006)
        block((0.34, 0.14, 3.3), (side * (half + 0.3), 0.0, 1.65), paint, 0.008)
        block((0.22, 0.012, 1.9), (side * (half + 0.3), -0.072, 1.75), paint, 0.01)
        block((0.22, 0.012, 0.5), (side * (half + 0.3), -0.072, 0.42), paint, 0.01)
        block((beside, 0.3, 5), (side * (half + 0.47 + beside / 2), 0.12, 2.5), plaster(house, 0.2), 0)
    block((width, 0.14, FLOOR - 0.04), (0, 0, FLOOR / 2 - 0.02), paint, 0.004)
    for x in (-0.25, 0.25):
        block((width / 2 - 0.2, 0.012, 0.15), (x * width, -0.072, 0.14), paint, 0.008)
    block((width + 0.02, 0.26, 0.05), (0, -0.04, FLOOR - 0.02), paint, 0.008)
    block((width + 1.0, 0.15, 0.6), (0, 0, PANE + 0.35), paint, 0.006)
    block((width + 1.1, 0.26, 0.06), (0, -0.04, PANE + 0.68), paint, 0.012)
    block((width + 1.1, 0.22, 0.05), (0, -0.03, PANE + 0.06), paint, 0.01)
    for side in (-1, 1):
        block((0.03, 0.05, PANE - FLOOR), (side * (half - 0.015), 0, (PANE + FLOOR) / 2), aluminium("#3a3f47", 0.35), 0.003)


def _awning(colours, width, out=0.62, drop=0.3, valance=0.16):
    """Striped cloth over the pane on two arms, out over the pavement (m) and down by its drop."""
    count, top = round(width / 0.2), PANE + 0.34
    wide = width / count
    slope = degrees(atan2(drop, out))
    for index in range(count):
        cloth, x = fabric(colours[index % len(colours)]), (index + 0.5) * wide - width / 2
        block((wide, hypot(out, drop), 0.006), (x, -0.07 - out / 2, top - drop / 2), cloth, 0, (slope, 0, 0))
        block((wide, 0.005, valance), (x, -0.07 - out, top - drop - valance / 2), cloth, 0)
        rod(wide / 2, 0.004, (x, -0.07 - out, top - drop - valance), cloth, (90, 0, 0), bevel=0, sides=24)
    for side in (-1, 1):
        rod(0.012, hypot(out, 0.1), (side * (width / 2 - 0.05), -0.07 - out / 2, top - drop - 0.05), powder("#2b2f36"), (90 - degrees(atan2(0.1, out)), 0, 0))
    rod(0.018, width, (0, -0.07 - out, top - drop), powder("#2b2f36"), (0, 90, 0))


def _pavement():
    """Slabs and their joints; gives them."""
    joint = matt("#4c4a46")
    return [
        block((12, 5, 0.1), (0, -2.4, -0.05), concrete("#77746e", "#94908a", 0.7), 0),
        *(block((0.006, 5, 0.002), (x * 0.6 + 0.3, -2.4, 0.0002), joint, 0) for x in range(-9, 10)),
        *(block((12, 0.006, 0.002), (0, -0.5 - y * 0.6, 0.0002), joint, 0) for y in range(7)),
    ]


def _room(wall, width, room=None):
    broad, deep = room or (width + 0.5, 2.15)
    block((broad + 1.5, deep + 0.25, 0.06), (0, deep / 2 + 0.195, FLOOR - 0.03), wood("#a77b4d", "#c79c6a", "x", 0.4), 0.002)
    block((broad + 1.5, 0.1, 3.2), (0, deep + 0.05, 1.6), plaster(wall, 0.12), 0)
    for side in (-1, 1):
        block((0.1, deep + 0.05, 3.2), (side * (broad / 2 + 0.05), deep / 2 + 0.125, 1.6), plaster(wall, 0.12), 0)
    block((broad + 1.5, deep + 0.25, 0.1), (0, deep / 2 + 0.125, CEILING + 0.05), matt("#e9e4da"), 0)
    if room:
        block((broad, 0.018, 0.09), (0, deep - 0.009, FLOOR + 0.045), matt("#e9e4da"), 0.003)


def _across(far):
    """The other side of the street under a low sun: houses with shops, young trees before them, setts between."""
    block((70, 40, 0.1), (0, -18, -0.06), _paving(0.5), 0)
    for index in range(8):
        with assembled((7.5 - index * 5.3, -far, 0), (0, 0, 180)):
            _house(5.3, 8.2 + index * 3 % 4 * 0.7, HOUSES[(index * 3 + 1) % 7], index + 2, 0.4)
    for x in (3.4, -2.6, -8.6, -14.6):
        greenery.tree((x, 2.4 - far, 0), height=5.2, leaves=5400)
    sun((0, 0, 0), (-6, -6, -7), 5.5, "#ffe4c0", 1.0)
