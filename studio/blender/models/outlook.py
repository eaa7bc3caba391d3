"""The glazed front of a room at nightfall: dark mullions, and far behind them a deep blue sky and the warm lights of a town across the water.

Stands on z = 0, facing -y. The town is painted and far off, for it is meant to lie out of focus.
"""
from random import Random

import vistas
from materials import Surface, linear, made_once, powder
from solids import block

LAMPS = ("#ffb765", "#ffc884", "#ffa552", "#ffd9a6", "#ffbf78", "#ff9a5c")
SKY = ((-0.4, "#8d6a78"), (0.7, "#6a628f"), (1.8, "#3d4a88"), (3.6, "#213268"), (6.5, "#141f4a"))
# As in `vistas`; the last is the water.
BANKS = ((0.9, 0.8, 0.07, 2.0, "#343f70", "#3a4677", 0.3), (0.35, 0.45, 0.16, 3.0, "#232c56", "#29335f", 0.5), (-0.25, 0.0, 0.1, 0.0, "#303c72", "#26315f", 0.3))
AWAY = 13.0


def build(screen=None, size=(9.0, 3.1), pitch=1.5, eye=1.3, lights=140, strength=0.85, glow=0.75):
    """size: width, height (m); pitch: from one mullion to the next; eye: height of the horizon, which is that of whoever looks;
    lights: how many; strength: of each; glow: of sky and water."""
    width, height = size
    vistas.countryside((0, AWAY, eye), 0, (width * 5, 30), SKY, BANKS, glow, 0.15)
    chance = Random(3)
    for index in range(lights):
        _light(chance.gauss(0, 0.32) * width * 2.2, eye - 0.2 + chance.random() ** 2.2 * 0.95, index, strength)
    _frame(width, height, pitch)


def _light(x, z, index, strength):
    """A window or lamp far off: a soft disc, as it is out of focus; a small bright point would be specks."""
    side = 0.3 + index % 3 * 0.06
    disc = _disc(LAMPS[index * 5 % 6], strength * (0.35 + index % 4 * 0.3))
    block((side, 0.004, side), (x, AWAY - 0.2 - index * 0.001, z), disc, 0).visible_diffuse = False


def _disc(colour, strength):
    def make():
        surface = Surface("disc", "#000000")
        place = surface.node("ShaderNodeTexCoord")
        far = surface.node("ShaderNodeVectorMath", operation="LENGTH")
        fall = surface.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP", **{"From Min": 0.15, "From Max": 0.05, "To Max": strength})
        through, shine, both = (surface.node(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "AddShader"))
        shine.inputs["Color"].default_value = (*linear(colour), 1)
        surface.link(place.outputs["Object"], far.inputs[0]).link(far.outputs["Value"], fall.inputs["Value"]).link(fall.outputs[0], shine.inputs["Strength"])
        surface.link(through.outputs[0], both.inputs[0]).link(shine.outputs[0], both.inputs[1])
        return surface.link(both.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
    return made_once(("disc", colour, strength), make)


def _frame(width, height, pitch):
    dark = powder("#1c1e22", 0.4)
    for step in range(int(width / pitch) + 1):
        block((0.07, 0.1, height), (step * pitch - width / 2, 0, height / 2), dark, 0.004)
    for z, tall in ((0.06, 0.12), (height - 0.06, 0.12), (height * 0.8, 0.06)):
        block((width, 0.09, tall), (0, 0.005, z), dark, 0.004)
    vistas.pane((width, height), (0, 0.01, height / 2), 0, 0.012)
