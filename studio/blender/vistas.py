"""What is seen out of a window: sky and ridges painted on an upright sheet far out, soft as they are out of focus.

A vista shines by itself and only for the camera and for what mirrors it: it takes no light away from a room and adds none.
"""
from materials import Surface, linear, made_once
from rooms import clear_glass
from solids import assembled, block

# Ridges from far to near: height of the crest and how far it swings (m), waves a metre, how rough, colours of its fields, their grain.
HILLS = ((2.7, 1.5, 0.045, 1.0, "#c0cbc5", "#c9d2c9", 0.2), (1.6, 1.3, 0.07, 2.0, "#a3b39c", "#b1bfa3", 0.3),
         (0.3, 1.1, 0.09, 3.0, "#7f9468", "#a3ad7c", 0.4), (-1.0, 1.5, 0.33, 2.0, "#54683f", "#8a9a5c", 0.8))
MORNING = ((-0.2, "#f6ead2"), (3.0, "#eef0e6"), (7.0, "#c9deec"), (14.0, "#9fc3e2"))


def countryside(at, turn=0, size=(60, 26), sky=MORNING, ridges=HILLS, strength=1.0, soft=0.2):
    """Green hills under a pale sky; `at` is the sheet's middle on the horizon, it faces -y. sky: (metres above the horizon, colour)."""
    with assembled(at, (0, 0, turn)):
        sheet = block((size[0], 0.02, size[1]), (0, 0, 0), _painted(tuple(map(tuple, sky)), tuple(map(tuple, ridges)), strength, soft), 0)
        sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_transmission = False


def pane(size, at, turn=0, shine=0.045):
    """Window glass, facing across y at turn 0, with two slanting streaks of the sky that it mirrors."""
    block((size[0], 0.006, size[1]), at, _streaked(shine), 0, (0, 0, turn)).visible_shadow = False


def _painted(sky, ridges, strength, soft):
    def make():
        surface = Surface("vista", "#000000", 1.0, 0.0, 0.0)
        place = surface.node("ShaderNodeTexCoord")
        apart = surface.node("ShaderNodeSeparateXYZ")
        surface.link(place.outputs["Object"], apart.inputs[0])
        colour = _sky(surface, apart.outputs["Z"], sky)
        for seed, ridge in enumerate(ridges):
            colour = _before(surface, colour, place, apart, seed, ridge, soft)
        return surface.link(colour, surface.shader.inputs["Emission"]).set("Emission Strength", strength)
    return made_once(("vista", sky, ridges, strength, soft), make)


def _sky(surface, height, stops):
    low, high = stops[0][0], stops[-1][0]
    share = surface.node("ShaderNodeMapRange", **{"From Min": low, "From Max": high})
    ramp = surface.node("ShaderNodeValToRGB")
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for stop, (above, tone) in zip(ramp.color_ramp.elements, stops):
        stop.position, stop.color = (above - low) / (high - low), (*linear(tone), 1)
    surface.link(height, share.inputs["Value"]).link(share.outputs[0], ramp.inputs[0])
    return ramp.outputs[0]


def _before(surface, behind, place, apart, seed, ridge, soft):
    """One ridge in front of what is painted already; gives the colour's socket."""
    crest, swing, waves, rough, dark, light, grain = ridge
    outline = surface.node("ShaderNodeTexNoise", noise_dimensions="1D", Scale=waves, Detail=rough)
    along = surface.node("ShaderNodeMath", operation="ADD")
    along.inputs[1].default_value = 37.7 * (seed + 1)
    top = surface.node("ShaderNodeMapRange", **{"From Min": 0.25, "From Max": 0.75, "To Min": crest - swing, "To Max": crest + swing})
    below = surface.node("ShaderNodeMath", operation="SUBTRACT")
    mask = surface.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP", **{"From Min": -soft, "From Max": soft})
    surface.link(apart.outputs["X"], along.inputs[0]).link(along.outputs[0], outline.inputs["W"]).link(outline.outputs["Fac"], top.inputs["Value"])
    surface.link(top.outputs[0], below.inputs[0]).link(apart.outputs["Z"], below.inputs[1]).link(below.outputs[0], mask.inputs["Value"])
    fields = surface.node("ShaderNodeTexNoise", Scale=grain, Detail=4.0)
    tones = surface.node("ShaderNodeValToRGB")
    for stop, position, tone in zip(tones.color_ramp.elements, (0.38, 0.62), (dark, light)):
        stop.position, stop.color = position, (*linear(tone), 1)
    surface.link(place.outputs["Object"], fields.inputs["Vector"]).link(fields.outputs["Fac"], tones.inputs[0])
    mix = surface.node("ShaderNodeMixRGB")
    surface.link(mask.outputs[0], mix.inputs["Fac"]).link(behind, mix.inputs["Color1"]).link(tones.outputs[0], mix.inputs["Color2"])
    return mix.outputs[0]


def _streaked(shine):
    def make():
        surface = Surface.of(clear_glass().copy())
        place = surface.node("ShaderNodeTexCoord")
        along = surface.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        along.inputs[1].default_value = (1, 0, -0.45)
        surface.link(place.outputs["Generated"], along.inputs[0])
        both = surface.node("ShaderNodeMath", operation="ADD")
        for index, (middle, width) in enumerate(((0.2, 0.2), (0.5, 0.05))):
            surface.link(surface.band(along.outputs["Value"], middle, width), both.inputs[index])
        power = surface.node("ShaderNodeMath", operation="MULTIPLY")
        power.inputs[1].default_value = shine
        streak = surface.node("ShaderNodeEmission", Color=(0.95, 0.97, 1.0, 1))
        added = surface.node("ShaderNodeAddShader")
        output = surface.tree.nodes["Material Output"].inputs["Surface"]
        surface.link(both.outputs[0], power.inputs[0]).link(power.outputs[0], streak.inputs["Strength"])
        surface.link(output.links[0].from_socket, added.inputs[0]).link(streak.outputs[0], added.inputs[1]).link(added.outputs[0], output)
        return surface
    return made_once(("streaked", shine), make)
