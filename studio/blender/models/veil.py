"""What daylight lays over a screen behind glass: a pale sheen that its own light must overcome. Faces -y, a hair before the screen."""
from materials import Surface, made_once
from models.signs import quad
from panel import lit_size


def build(screen=None, diagonal=55, portrait=True, share=0.2, light=1.8):
    """share: of what is seen that is sheen; light: how bright the sheen is."""
    quad(*lit_size(diagonal, portrait), (0, 0, 1, 1), made_once(("sheen", share, light), lambda: _veil(share, light)), (0, -0.005, 0))


def _veil(share, light):
    """The sheen shines by itself instead of being lit: it is even, and no ray has to choose between it and the screen, which would leave speckle."""
    surface = Surface("veil", "#ffffff", 0.8)
    through, pale = surface.node("ShaderNodeBsdfTransparent"), surface.node("ShaderNodeEmission", Color=(0.9, 0.88, 0.84, 1), Strength=light)
    mix = surface.node("ShaderNodeMixShader")
    mix.inputs[0].default_value = share
    surface.link(through.outputs[0], mix.inputs[1]).link(pale.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
