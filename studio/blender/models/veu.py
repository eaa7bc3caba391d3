"""Véu: a picture that can be seen through. A transparent panel stands in a slot of a long aluminium base."""
import bpy

from materials import Surface, aluminium, glowing, made_once, plastic
from models.signs import quad
from outlines import rounded
from panel import lit_size
from parts import cable
from solids import block, prism, rod

WIDTH, HEIGHT, DEPTH, BASE = 1.23, 0.905, 0.26, 0.17


def build(screen, strength=1.5, clear=0.42):
    """clear: how much of what stands behind shows through dark parts of the picture."""
    metal = aluminium("#d9dbde", 0.42, (1, 60, 60))
    half = DEPTH / 2
    profile = [(-half, 0.008), (half, 0.008), (half, 0.06), (0.03, BASE), (-0.03, BASE), (-half, 0.045)]
    prism(rounded(profile, 0.012, closed=True, steps=6), WIDTH, metal, bevel=0.003)
    block((WIDTH - 0.03, 0.02, 0.006), (0, 0, BASE), plastic("#0d0e10"), 0.001)
    block((WIDTH - 0.1, DEPTH - 0.06, 0.008), (0, 0, 0.004), plastic("#17181b", 0.6), 0)
    width, height = lit_size(55)
    middle = HEIGHT - 0.012 - height / 2
    pane = made_once(("veil", screen, strength), lambda: _veil(screen, strength, clear))
    quad(width, height, (0, 0, 1, 1), pane, (0, -0.0012, middle))
    rim = aluminium("#c3c6c9", 0.25)
    for side in (-1, 1):
        block((0.006, 0.008, HEIGHT - BASE), (side * (WIDTH / 2 - 0.003), 0, (HEIGHT + BASE) / 2), rim, 0.001)
    block((WIDTH, 0.008, 0.006), (0, 0, HEIGHT - 0.003), rim, 0.001)
    block((width, 0.006, middle - height / 2 - BASE), (0, 0, (middle - height / 2 + BASE) / 2), plastic("#101114", 0.1), 0)
    rod(0.0035, 0.003, (WIDTH / 2 - 0.06, -0.09, 0.104), glowing("#17b6b0", 2.5), (48, 0, 0), bevel=0)
    cable([(0.45, 0.128, 0.03), (0.47, 0.2, 0.02), (0.52, 0.36, 0.0045), (0.75, 0.7, 0.0045), (2.4, 1.3, 0.0045)], 0.0042)


def _veil(picture, strength, clear):
    """Lets through what is behind, adds the picture's own light, mirrors a little."""
    surface = Surface("veil", "#ffffff", 0.0)
    texture = surface.node("ShaderNodeTexImage", image=bpy.data.images.load(picture), extension="EXTEND")
    through = surface.node("ShaderNodeBsdfTransparent", Color=(clear, clear, clear * 1.02, 1))
    light = surface.node("ShaderNodeEmission", Strength=strength)
    shine = surface.node("ShaderNodeBsdfGlossy", Roughness=0.03)
    both, mix, angle = surface.node("ShaderNodeAddShader"), surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeFresnel", IOR=1.18)
    surface.link(texture.outputs["Color"], light.inputs["Color"])
    surface.link(through.outputs[0], both.inputs[0]).link(light.outputs[0], both.inputs[1])
    surface.link(angle.outputs[0], mix.inputs[0]).link(both.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
