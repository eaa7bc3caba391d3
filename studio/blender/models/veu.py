"""Véu: a picture that can be seen through. A transparent panel stands in a slot of a long aluminium base."""
import bpy

from materials import Surface, aluminium, glowing, made_once, plastic, powder
from models.signs import quad
from outlines import rounded
from panel import lit_size
from parts import cable, label, port
from solids import assembled, block, prism, ring, rod

WIDTH, HEIGHT, DEPTH, BASE, PLINTH = 1.23, 0.905, 0.26, 0.17, 0.9


def build(screen, strength=1.5, clear=0.42, sockets=False, plinth=False):
    """clear: how much of what stands behind shows through dark parts of the picture; sockets: it is seen from behind.

    plinth: it stands on one, 0.9 m high, into which its cable goes.
    """
    if plinth:
        _plinth()
        with assembled((0, 0, PLINTH)):
            _display(screen, strength, clear)
        return
    _display(screen, strength, clear)
    if sockets:
        _sockets(DEPTH / 2)
        return
    cable([(0.45, 0.128, 0.03), (0.47, 0.2, 0.02), (0.48, 0.34, 0.0045), (0.36, 0.5, 0.0045), (-0.1, 0.62, 0.0045), (-4, 0.8, 0.0045)], 0.0042)


def _plinth():
    """Grey as the walls, with a shadow joint above the floor and a door for the cables at the right end of its front."""
    grey = powder("#616c69", 0.5)
    block((WIDTH + 0.06, DEPTH + 0.08, 0.05), (0, 0, 0.025), powder("#1b1c1f", 0.5), 0.002)
    block((WIDTH + 0.1, DEPTH + 0.12, PLINTH - 0.05), (0, 0, 0.05 + (PLINTH - 0.05) / 2), grey, 0.004)
    front = -(DEPTH + 0.12) / 2
    block((0.386, 0.002, 0.706), (0.42, front - 0.0002, 0.46), plastic("#4d5452", 0.6), 0)
    block((0.38, 0.006, 0.7), (0.42, front - 0.001, 0.46), grey, 0.002)


def _display(screen, strength, clear):
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


def _sockets(y):
    """The rear edge of the base: sockets with their names, a plug of the mains in its place, eight screws above."""
    names = [("LAN", 0.0165, 0.0125), ("USB", 0.0135, 0.0062), ("USB", 0.0135, 0.0062), ("HDMI 1", 0.0152, 0.0062), ("HDMI 2", 0.0152, 0.0062)]
    with assembled((-0.28, y, 0), (0, 0, 180)):
        plate = block((0.42, 0.024, 0.046), (0, 0.01, 0.034), powder("#22262e", 0.45), 0.002)
        for index, (name, wide, tall) in enumerate(names):
            x = -0.165 + index * 0.066
            port(x, 0.026, wide, tall, plate, -0.002)
            label(name, 0.0095, (x, -0.0024, 0.046), "#f1f2f4")
        rod(0.0036, 0.002, (0.165, -0.002, 0.026), plastic("#0b0c0e"), (90, 0, 0), bevel=0.0004)
        rod(0.005, 0.0012, (0.165, -0.002, 0.026), aluminium("#c3c6c9"), (90, 0, 0), bevel=0.0003)
        with assembled((0.165, -0.0024, 0.046)):
            ring(0.0042, 0.0007, plastic("#f1f2f4", 0.6)).rotation_euler = (1.5708, 0, 0)
            for side in (-1, 1):
                block((0.0024, 0.001, 0.0046), (side * 0.0044, 0, -0.0016), plastic("#f1f2f4", 0.6), 0)
        for index, tone in ((3, "#15161a"), (0, "#d7dade")):
            x = -0.165 + index * 0.066
            block((0.02, 0.03, 0.011), (x, -0.018, 0.026), plastic(tone, 0.45), 0.002)
            cable([(x, -0.03, 0.026), (x, -0.07, 0.024), (x - 0.02, -0.13, 0.006), (x - 0.1, -0.24, 0.0045), (x - 0.5, -0.5, 0.0045), (x - 1.6, -0.8, 0.0045)], 0.0034, tone)
    with assembled((0.44, y, 0), (0, 0, 180)):
        block((0.06, 0.012, 0.04), (0, 0.004, 0.034), plastic("#0d0e10", 0.5), 0.002)
        block((0.03, 0.05, 0.024), (0, -0.024, 0.034), plastic("#15161a", 0.45), 0.004)
        cable([(0, -0.046, 0.034), (0, -0.09, 0.03), (-0.04, -0.16, 0.006), (-0.2, -0.32, 0.0045), (-0.7, -0.62, 0.0045), (-1.9, -1.0, 0.0045)], 0.0042)
    with assembled((0, 0.08, 0.115), (-48, 0, 0)):
        for index in range(8):
            rod(0.0045, 0.002, ((index - 3.5) * 0.15, 0, 0), aluminium("#8f9297", 0.3), bevel=0.0004)


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
