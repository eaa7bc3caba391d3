"""A square shortly after sunrise: shops still dark, one public service with light behind its closed door, low sun from the right.

The fronts stand at y = depth and end at x = end; beyond them the square is open to other shops and the sky.
"""
import bpy

import greenery
import outdoors
from lights import softbox, sun
from materials import aluminium, glowing, linear, powder
from rooms import clear_glass, matt, plaster, wood
from sets.dusk import HOUSES, _hang, _house, _paving, _window
from solids import assembled, block, rod

SKY = ((0.0, "#8b8587"), (0.5, "#ffb27a"), (0.525, "#ffc79a"), (0.57, "#ffc9a0"), (0.62, "#eebfb4"), (0.68, "#b3b2d0"), (0.8, "#6d88bd"), (1.0, "#3f62a3"))

FAR = ("#b9a88c", "#c9c2b4", "#a5aa9e", "#b7a794")


def build(depth=5.2, end=-0.2, sunlight=3.0, light=1.0, towards=(-20, 8, -4.2), far=19.0, wet=0.35, things=()):
    """sunlight, towards: strength and direction of the sun; light: of the sky; far: y of the shops across the square; things as in `dusk`."""
    block((120, 90, 0.1), (10, depth + 5, -0.05), _paving(wet), 0)
    with assembled((end - 3.1, depth, 0)):
        _service(6.2, 8.4)
    for index in range(3):
        with assembled((end - 8.9 - index * 5.4, depth, 0)):
            _house(5.4, 9 + index, HOUSES[(index * 3 + 1) % 7], index + 1, 0)
    for index in range(7):
        with assembled((end + 0.5 + index * 5.3, far + index % 3 * 0.8, 0)):
            _house(5.3, 6.7, FAR[index % 4], index * 2 + 1, 0)
    for name, at, *rest in things:
        maker = next(getattr(module, name) for module in (greenery, outdoors) if hasattr(module, name))
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        maker(tuple(at), turn, **settings)
    sun((0, 0, 0), towards, sunlight, "#ffc08a", 1.2)
    softbox((9, -7, 8), (0, depth * 0.5, 1), (9, 7), 260 * light, "#ffd9bd", False)
    _sky(light)


def _sky(light):
    """Warm over the roofs, blue above: a picture of its height alone."""
    world = bpy.data.worlds.new("dawn")
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
    nodes["Background"].inputs["Strength"].default_value = 0.75 * light


def _service(wide, tall):
    """A public building at y = 0: stone base, a portal of two glazed leaves with light behind them, tall windows, a plaque, a lamp."""
    wall, stone, oak = plaster("#cfc3ae", 0.3), plaster("#a39a8b", 0.2), wood("#4f3a28", "#6b5038", "z")
    door, high, sill = 1.9, 3.1, 0.16
    for side in (-1, 1):
        span = (wide - door) / 2
        x = side * (door + span) / 2
        block((span, 9, tall), (x, 4.5, tall / 2), wall, 0)
        block((span, 9.06, 0.9), (x + side * 0.01, 4.47, 0.45), stone, 0.01)
        block((0.32, 0.24, high + 0.3), (side * (door / 2 + 0.1), -0.04, high / 2 + 0.15), stone, 0.015)
        for level in range(2):
            _window(side * (door / 2 + span * 0.55), 2.05 + level * 3.1, 4 if level == 0 and side > 0 else 2)
    block((door, 9, tall - high), (0, 4.5, (tall + high) / 2), wall, 0)
    block((door + 0.9, 0.4, 0.26), (0, -0.08, high + 0.3), stone, 0.02)
    block((wide + 0.1, 9.2, 0.24), (0, 4.5, tall), stone, 0.03)
    for step in range(2):
        block((door + 1.3 - step * 0.5, 1.0 - step * 0.45, sill / 2), (0, -0.3 + step * 0.2, sill / 4 + step * sill / 2), stone, 0.01)
    block((door, 0.02, high - sill), (0, 1.4, (high + sill) / 2), glowing("#ffc98a", 0.85), 0)
    for side in (-1, 1):
        with assembled((side * door / 4, 0.16, sill)):
            leaf = door / 2 - 0.02
            for x in (-leaf / 2 + 0.05, leaf / 2 - 0.05):
                block((0.1, 0.06, 2.35), (x, 0, 1.175), oak, 0.006)
            for z, thick in ((0.19, 0.38), (1.05, 0.08), (2.3, 0.1)):
                block((leaf, 0.06, thick), (0, 0, z), oak, 0.006)
            block((leaf, 0.008, 2.2), (0, 0, 1.2), clear_glass(), 0)
            rod(0.014, 0.5, (-side * (leaf / 2 - 0.08), -0.06, 1.15), aluminium("#b08a4a", 0.3), bevel=0.003)
    block((door, 0.1, 0.1), (0, 0.16, 2.56), oak, 0.006)
    block((0.46, 0.02, 0.62), (door / 2 + 0.66, -0.02, 1.6), powder("#26392f", 0.4), 0.004)
    block((0.38, 0.004, 0.36), (door / 2 + 0.66, -0.031, 1.64), matt("#e9e4d8", 0.8), 0)
    _hang(softbox((0, 0, 0), (0, 0, -1), (1.4, 0.8), 40, "#ffc98a", False), (0, 0.8, 2.95))
