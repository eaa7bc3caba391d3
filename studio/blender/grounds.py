"""Floors of public buildings: ground and polished, so that the stones in them show, and cut into fields."""
from materials import Surface, linear, made_once
from rooms import shaded


def aggregate(dark, light, field=(3.0, 3.0), rough=0.14, chip=0.011):
    """Chips of stone (chip: their size, m) in cement that clouds between two tones, divided by joints; field: size of what lies between these (m)."""
    def make():
        surface = Surface("aggregate", light, rough, 0.0, 0.5)
        place = surface.node("ShaderNodeTexCoord")
        clouds = surface.node("ShaderNodeMapRange", **{"From Min": 0.3, "From Max": 0.7})
        surface.link(surface.noise(1.1, detail=10.0), clouds.inputs["Value"])
        cement = surface.node("ShaderNodeMixRGB", Color1=(*linear(dark), 1), Color2=(*linear(light), 1))
        surface.link(clouds.outputs[0], cement.inputs["Fac"])
        stones = surface.node("ShaderNodeTexVoronoi", Scale=1 / chip, Randomness=1.0)
        surface.link(place.outputs["Object"], stones.inputs["Vector"])
        tone = surface.node("ShaderNodeValToRGB")
        tone.color_ramp.interpolation = "CONSTANT"
        tone.color_ramp.elements.remove(tone.color_ramp.elements[1])
        for start, by in ((0.0, 0.62), (0.14, 0.86), (0.34, 1.0), (0.78, 1.14), (0.93, 1.3)):
            stop = tone.color_ramp.elements.new(start) if start else tone.color_ramp.elements[0]
            stop.color = (by, by, by, 1)
        surface.link(stones.outputs["Color"], tone.inputs[0])
        speckled = surface.node("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
        surface.link(cement.outputs[0], speckled.inputs["Color1"]).link(tone.outputs[0], speckled.inputs["Color2"])
        joints = surface.node("ShaderNodeTexBrick", offset=0.0, **{"Scale": 1.0, "Mortar Size": 0.003, "Mortar Smooth": 0.1, "Brick Width": field[0], "Row Height": field[1]})
        surface.link(place.outputs["Object"], joints.inputs["Vector"])
        cut = surface.node("ShaderNodeMixRGB", Color2=(*linear(shaded(dark, 0.45)), 1))
        surface.link(joints.outputs["Fac"], cut.inputs["Fac"]).link(speckled.outputs[0], cut.inputs["Color1"])
        surface.link(cut.outputs[0], surface.shader.inputs["Base Color"])
        surface.bump(joints.outputs["Fac"], -0.25, 0.002)
        return surface.vary("Roughness", surface.noise(2.5, detail=6.0), rough - 0.03, rough + 0.06)
    return made_once(("aggregate", dark, light, field, rough, chip), make)
