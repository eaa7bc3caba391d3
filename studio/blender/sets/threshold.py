"""A shop at nightfall, from the pavement: its folding front stands open, warm within, beside it a window; past its corner a square with lit houses under a blue sky.

The front is y = 0, its opening ends at x = 0.75 and the house at x = end; pavement and shop floor are level. The window's platform is at PLATFORM. Metres.
"""
import bpy

import displays
import fixtures
import furniture
import greenery
import outdoors
import seats
import shopfittings
from lights import softbox, spot
from materials import aluminium, glowing, linear, powder
from rooms import clear_glass, matt, plaster, wood
from sets.daylight import FLOORS
from sets.dusk import HOUSES, _house, _paving
from solids import assembled, block, rod

SKY = ((0.0, "#1b2333"), (0.5, "#e0a27a"), (0.515, "#d8a08c"), (0.55, "#8f8fb4"), (0.6, "#5f78b4"), (0.7, "#38579c"), (0.85, "#1f3a78"), (1.0, "#142a5c"))

LEFT, RIGHT, HIGH = -1.5, 0.75, 2.32
PLATFORM, POST = 0.42, 0.16


def build(end=1.0, deep=5.2, height=3.0, front="#22384a", wall="#b59f80", light=1.0, inside=1.0, glow=1.0, far=19.0, wet=0.3, left=LEFT, window=0.0, things=()):
    """end: x of the house's corner; deep, height: of the shop; light: of the sky; inside: of the shop; glow: of the houses across; far: their y;
    left: where the opening begins; window: width of the pane beside it."""
    block((120, 90, 0.1), (10, deep, -0.06), _paving(wet), 0)
    _front(front, end, deep, left, window)
    if window:
        _window(front, left - POST, window, height, inside)
    _room(wall, deep, height, inside)
    for index in range(7):
        with assembled((index * 5.3 - 6, far + index % 3 * 0.8, 0)):
            _house(5.3, 6.9 + index * 3 % 4 * 0.7, HOUSES[(index * 3 + 1) % 7], index * 2 + 1, glow)
    for name, at, *rest in things:
        modules = (displays, furniture, fixtures, seats, shopfittings, greenery, outdoors)
        maker = next(getattr(module, name) for module in modules if hasattr(module, name))
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        maker(tuple(at), **({"turn": turn} if turn else {}), **settings)
    softbox((7, -9, 9), (0, 0, 1), (12, 9), 620 * light, "#86a2ea", False)
    _sky(light)


def _front(colour, end, deep, left, window):
    """Painted posts and fascia round the opening; the leaves are folded away at its left; plaster above and on the side."""
    paint, wall = powder(colour, 0.4), plaster("#a5aa9e", 0.3)
    block((end - RIGHT, 0.3, HIGH), ((end + RIGHT) / 2, 0.15, HIGH / 2), paint, 0.01)
    block((end - RIGHT - 0.09, 0.012, 1.7), ((end + RIGHT) / 2, -0.004, 1.6), paint, 0.008)
    block((end - RIGHT - 0.09, 0.012, 0.42), ((end + RIGHT) / 2, -0.004, 0.4), paint, 0.008)
    beside = left - (POST + window if window else 0)
    block((4, 0.3, HIGH), (beside - 2, 0.15, HIGH / 2), paint, 0.01)
    block((end - beside + 4, 0.3, 3.3 - HIGH), ((end + beside - 4) / 2, 0.15, (3.3 + HIGH) / 2), paint, 0.008)
    block((end - beside + 4, 0.1, 0.06), ((end + beside - 4) / 2, -0.03, HIGH + 0.08), paint, 0.01)
    block((end - beside + 4.1, 0.3, 0.14), ((end + beside - 4) / 2 + 0.04, 0.08, 3.34), plaster("#a8a092", 0.15), 0.02)
    block((end - beside + 4, 1, 5), ((end + beside - 4) / 2, 0.5, 5.85), wall, 0)
    block((0.24, deep + 3, 7), (end - 0.12, (deep + 3) / 2 + 0.3, 3.5), wall, 0)
    for leaf in range(2):
        _leaf(left + 0.06 + leaf * 0.075, paint)
    block((RIGHT - left, 0.06, 0.012), ((RIGHT + left) / 2, 0.15, 0.004), aluminium("#8f9297", 0.35), 0)


def _window(colour, right, width, height, inside):
    """A pane between two posts over a panelled plinth, and behind it a platform of oak under spots."""
    paint, middle, depth = powder(colour, 0.4), right - width / 2, 0.95
    block((POST, 0.3, HIGH), (right + POST / 2, 0.15, HIGH / 2), paint, 0.01)
    block((width, 0.22, PLATFORM - 0.05), (middle, 0.13, PLATFORM / 2 - 0.025), paint, 0.004)
    block((width - 0.16, 0.012, PLATFORM - 0.2), (middle, 0.015, PLATFORM / 2), paint, 0.008)
    block((width, 0.32, 0.05), (middle, 0.12, PLATFORM - 0.025), paint, 0.008)
    for x in (right - 0.015, right - width + 0.015):
        block((0.03, 0.05, HIGH - PLATFORM), (x, 0.1, (HIGH + PLATFORM) / 2), aluminium("#3a3f47", 0.35), 0.003)
    block((width, 0.008, HIGH - PLATFORM), (middle, 0.1, (HIGH + PLATFORM) / 2), clear_glass(), 0)
    block((width + POST, depth, PLATFORM - 0.01), (middle + POST / 2, 0.29 + depth / 2, PLATFORM / 2 - 0.005), wood("#7a5a3c", "#a67c4f", "x", 0.4), 0.004)
    for x in (middle - width * 0.3, middle + width * 0.3):
        rod(0.035, 0.1, (x, 0.42, height - 0.05), matt("#17181b"), bevel=0.004)
        spot((x, 0.42, height - 0.12), (x, 0.75, PLATFORM), 60 * inside, 70, "#ffd09a", 0.06, 0.9)


def _leaf(x, paint):
    """One leaf of the front, folded across it."""
    for y in (0.14, 0.82):
        block((0.05, 0.07, HIGH - 0.02), (x, y, HIGH / 2), paint, 0.006)
    for z in (0.12, HIGH - 0.06):
        block((0.05, 0.7, 0.16), (x, 0.48, z), paint, 0.006)
    block((0.008, 0.64, HIGH - 0.3), (x, 0.48, HIGH / 2 + 0.03), clear_glass(), 0)


def _room(wall, deep, height, inside):
    left = -5.2
    width, middle = RIGHT - left, (RIGHT + left) / 2
    block((width, deep, 0.1), (middle, deep / 2 + 0.05, -0.048), FLOORS["boards"](), 0)
    block((width, deep, 0.1), (middle, deep / 2 + 0.3, height + 0.05), matt("#cfc3b0", 0.9), 0)
    block((width, 0.2, height), (middle, deep + 0.1, height / 2), plaster(wall, 0.15), 0)
    block((width, 0.018, 0.1), (middle, deep - 0.009, 0.05), powder("#8f8a80", 0.5), 0.003)
    block((0.06, deep - 0.3, height), (RIGHT + 0.03, deep / 2 + 0.15, height / 2), plaster(wall, 0.15), 0)
    block((0.2, deep, height), (left - 0.1, deep / 2, height / 2), plaster(wall, 0.15), 0)
    for x in (-3.9, -2.2, -0.5):
        for y in (1.1, 3.0):
            rod(0.055, 0.006, (x, y, height - 0.002), glowing("#ffdca8", 9), bevel=0)
            softbox((x, y, height - 0.02), (x, y, 0), (0.2, 0.2), 26 * inside, "#ffc98a", False, 130)
    softbox((middle, deep - 1.1, height - 0.1), (middle, deep - 0.2, 0.9), (width * 0.8, 0.3), 55 * inside, "#ffd09a", False, 120)
    softbox((middle, deep / 2, height - 0.05), (middle, deep / 2, 0), (width * 0.7, deep * 0.7), 60 * inside, "#ffcf98", False)


def _sky(light):
    """What is left of the sunset over the roofs, deep blue above: a picture of its height alone."""
    world = bpy.data.worlds.new("nightfall")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, parts, half, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    half.inputs["From Min"].default_value = -1
    while len(ramp.color_ramp.elements) < len(SKY):
        ramp.color_ramp.elements.new(0.5)
    for stop, (position, colour) in zip(ramp.color_ramp.elements, SKY):
        stop.position, stop.color = position, (*linear(colour), 1)
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], half.inputs["Value"])
    links.new(half.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.7 * light
