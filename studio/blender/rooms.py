"""Surfaces of buildings and furniture: wood, plaster, concrete, fabric."""
from materials import Surface, made_once


def wood(dark="#a9794a", light="#d3a873", along="x", rough=0.42):
    """Oiled oak or beech; `along` is the axis of the grain."""
    stretch = {"x": (1, 14, 14), "y": (14, 1, 14), "z": (14, 14, 1)}[along]

    def make():
        surface = Surface("wood", light, rough, 0.0, 0.4)
        grain = surface.noise(2.4, stretch, 8.0)
        pores = surface.noise(14, stretch, 6.0)
        surface.tint(grain, dark, light, 0.25, 0.75)
        return surface.bump(pores, 0.05, 0.0006).vary("Roughness", pores, rough - 0.06, rough + 0.12)
    return made_once(("wood", dark, light, along, rough), make)


def plaster(colour, relief=0.25):
    """Hand-trowelled wall paint."""
    def make():
        surface = Surface("plaster", colour, 0.85, 0.0, 0.25)
        # No wall is of one tone: it was painted in two coats, by hand.
        surface.tint(surface.noise(1.3, detail=7.0), shaded(colour, 0.93), shaded(colour, 1.03), 0.3, 0.7)
        return surface.bump(surface.noise(9, detail=9.0), relief, 0.004)
    return made_once(("plaster", colour, relief), make)


def concrete(dark="#8f8c86", light="#b5b1a9", rough=0.8):
    """Cast concrete with soft clouds of tone."""
    def make():
        surface = Surface("concrete", light, rough, 0.0, 0.3)
        clouds = surface.noise(0.9, detail=9.0)
        return surface.tint(clouds, dark, light).bump(surface.noise(30, detail=8.0), 0.15, 0.002)
    return made_once(("concrete", dark, light, rough), make)


def polished(dark="#a8a39a", light="#bdb8ae", rough=0.16):
    """Ground and polished floor: clouds of tone, reflections that soften and sharpen."""
    def make():
        surface = Surface("polished", light, rough, 0.0, 0.5)
        clouds = surface.noise(1.1, detail=10.0)
        return surface.tint(clouds, dark, light, 0.3, 0.7).vary("Roughness", surface.noise(2.5, detail=6.0), rough - 0.05, rough + 0.1)
    return made_once(("polished", dark, light, rough), make)


def matt(colour, rough=0.7, specular=0.3):
    """Plain paint, card, linoleum."""
    return made_once(("matt", colour, rough, specular), lambda: Surface("matt", colour, rough, 0.0, specular))


def fabric(colour):
    """Acoustic cloth."""
    def make():
        surface = Surface("fabric", colour, 0.95, 0.0, 0.15).set("Sheen", 0.4)
        return surface.bump(surface.noise(700, detail=2.0), 0.5, 0.001)
    return made_once(("fabric", colour), make)


def linen(colour):
    """Book cloth: matt, a weave too fine to be seen but in how it takes the light."""
    return made_once(("linen", colour), lambda: Surface("linen", colour, 0.78, 0.0, 0.2).set("Sheen", 0.3))


def felted(colour, tuft=0.006):
    """Wool of many fibres, felted or in tufts: a mixture of two close tones; tuft: how wide these are (m)."""
    def make():
        surface = Surface("felted", colour, 0.95, 0.0, 0.1).set("Sheen", 0.5)
        fibres = surface.noise(1 / tuft, detail=3.0)
        return surface.tint(fibres, shaded(colour, 0.84), shaded(colour, 1.05), 0.36, 0.64).bump(fibres, 0.7, tuft * 0.25)
    return made_once(("felted", colour, tuft), make)


def shaded(colour, by):
    """#rrggbb, darker or lighter by a factor."""
    return "#" + "".join(f"{min(round(int(colour[i:i + 2], 16) * by), 255):02x}" for i in (1, 3, 5))


def leaf(colour="#2f6b45"):
    return made_once(("leaf", colour), lambda: Surface("leaf", colour, 0.45, 0.0, 0.4))


def clear_glass():
    """Thin architectural glass: lets light pass straight, reflects at grazing angles."""
    def make():
        surface = Surface("pane", "#ffffff", 0.0)
        through = surface.node("ShaderNodeBsdfTransparent")
        shine = surface.node("ShaderNodeBsdfGlossy", Roughness=0.02)
        mix, angle = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeFresnel", IOR=1.04)
        surface.link(angle.outputs[0], mix.inputs[0]).link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
        surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
        return surface
    return made_once(("pane",), make)
