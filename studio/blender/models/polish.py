"""A floor of large dark slabs, evenly polished, so that what shines is mirrored clean; it lies over the set's own."""
from materials import Surface, linear, made_once
from solids import block


def build(screen=None, size=(16, 14), slab=1.2, tones=("#2a2b2f", "#2e2f33"), joint="#151619", rough=0.07):
    """size: width, depth (m), about its place; slab: side of a slab (m); rough: 0 is a mirror."""
    def make():
        surface = Surface("polish", tones[0], rough, 0.0, 0.6)
        place = surface.node("ShaderNodeTexCoord")
        slabs = surface.node("ShaderNodeTexBrick", **{"Scale": 1.0, "Mortar Size": 0.002, "Brick Width": slab, "Row Height": slab})
        slabs.offset = 0.0
        for name, tone in (("Color1", tones[0]), ("Color2", tones[1]), ("Mortar", joint)):
            slabs.inputs[name].default_value = (*linear(tone), 1)
        surface.link(place.outputs["Object"], slabs.inputs["Vector"]).link(slabs.outputs["Color"], surface.shader.inputs["Base Color"])
        return surface
    block((*size, 0.004), (0, 0, 0), made_once(("polish", tuple(tones), slab, rough), make), 0)
