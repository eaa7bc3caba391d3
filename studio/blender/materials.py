"""Physically plausible surfaces. Colours are given as the hex one would see; roughness is Cycles' own 0..1."""
import bpy

INK, CORAL, TURQUOISE, GREEN, SAND = "#0f1f3d", "#ff5a4f", "#17b6b0", "#3bb273", "#e9e2d3"
_made = {}


def linear(colour):
    """#rrggbb as linear light."""
    bytes_ = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in bytes_)


class Surface:
    """A Principled shader under construction; nodes are added by short named steps."""

    def __init__(self, name, colour, rough=0.5, metal=0.0, specular=0.5):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.set("Base Color", (*linear(colour), 1)).set("Roughness", rough).set("Metallic", metal).set("Specular", specular)

    def set(self, socket, value):
        self.shader.inputs[socket].default_value = value
        return self

    @classmethod
    def of(cls, material):
        """A material made before, to be worked on further."""
        surface = cls.__new__(cls)
        surface.material, surface.tree = material, material.node_tree
        surface.shader = surface.tree.nodes["Principled BSDF"]
        return surface

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            if name in made.inputs:
                made.inputs[name].default_value = value
            else:
                setattr(made, name, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)
        return self

    def noise(self, scale, stretch=(1, 1, 1), detail=4.0):
        """Noise in the object's own metres, stretched per axis; gives the socket."""
        place = self.node("ShaderNodeTexCoord")
        mapping = self.node("ShaderNodeMapping", Scale=stretch)
        texture = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        self.link(place.outputs["Object"], mapping.inputs["Vector"]).link(mapping.outputs[0], texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def vary(self, socket, source, low, high):
        """Drive a number of the shader by noise, between two values."""
        spread = self.node("ShaderNodeMapRange", **{"From Min": 0.3, "From Max": 0.7, "To Min": low, "To Max": high})
        return self.link(source, spread.inputs["Value"]).link(spread.outputs[0], self.shader.inputs[socket])

    def tint(self, source, dark, light, low=0.35, high=0.65):
        """Drive the colour by noise, between two colours."""
        ramp = self.node("ShaderNodeValToRGB")
        for stop, position, colour in zip(ramp.color_ramp.elements, (low, high), (dark, light)):
            stop.position, stop.color = position, (*linear(colour), 1)
        return self.link(source, ramp.inputs[0]).link(ramp.outputs[0], self.shader.inputs["Base Color"])

    def bump(self, source, strength, distance):
        """Relief from noise; distance in metres."""
        relief = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        return self.link(source, relief.inputs["Height"]).link(relief.outputs[0], self.shader.inputs["Normal"])

    def band(self, source, middle, width):
        """1 inside a soft-edged band of a number, 0 outside; gives the socket."""
        off = self.node("ShaderNodeMath", operation="SUBTRACT")
        size = self.node("ShaderNodeMath", operation="ABSOLUTE")
        edge = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        off.inputs[1].default_value = middle
        edge.inputs["From Min"].default_value, edge.inputs["From Max"].default_value = width, width * 0.45
        self.link(source, off.inputs[0]).link(off.outputs[0], size.inputs[0]).link(size.outputs[0], edge.inputs["Value"])
        return edge.outputs[0]


def made_once(key, make):
    if key not in _made:
        _made[key] = make().material
    return _made[key]


def aluminium(colour="#c9cbce", rough=0.3, grain=(1, 60, 60)):
    """Brushed and anodised; `grain` stretches the brush marks, the small number is their direction."""
    def make():
        surface = Surface("aluminium", colour, rough, 1.0)
        marks = surface.noise(30, grain, 2.0)
        return surface.vary("Roughness", marks, rough - 0.035, rough + 0.05)
    return made_once(("aluminium", colour, rough, grain), make)


def powder(colour, rough=0.46):
    """Powder-coated steel: satin with a very fine orange peel."""
    def make():
        surface = Surface("powder", colour, rough, 0.0, 0.45)
        return surface.bump(surface.noise(260, detail=2.0), 0.04, 0.0006)
    return made_once(("powder", colour, rough), make)


def lacquer(colour, rough=0.22):
    """Smooth painted surface with a clear coat."""
    return made_once(("lacquer", colour, rough), lambda: Surface("lacquer", colour, 0.5).set("Clearcoat", 0.7).set("Clearcoat Roughness", rough))


def plastic(colour="#17181b", rough=0.38):
    """Moulded plastic or rubber."""
    return made_once(("plastic", colour, rough), lambda: Surface("plastic", colour, rough))


def glass_black():
    """Cover glass over black print."""
    return made_once(("glass",), lambda: Surface("glass", "#050506", 0.09, 0.0, 0.35))


def glowing(colour, strength=3.0):
    """A small light: status ring, lit edge, lamp."""
    def make():
        surface = Surface("glowing", colour, 0.4).set("Emission Strength", strength)
        return surface.set("Emission", (*linear(colour), 1))
    return made_once(("glowing", colour, strength), make)


def paper(colour="#f7f5ef"):
    return made_once(("paper", colour), lambda: Surface("paper", colour, 0.8, 0.0, 0.2))


def screen(picture, strength=1.05, ratio=0.5625):
    """A lit picture under clear glass: emission below, the reflection of the room and of a strip light above.

    ratio is height by width. Outside of the picture (uv beyond 0..1), or without one, it is black print.
    """
    surface = Surface("screen", "#050506", 0.09, 0.0, 0.35)
    lit = surface.node("ShaderNodeMixRGB", blend_type="ADD", Fac=1.0, name="lit")
    surface.link(lit.outputs[0], surface.shader.inputs["Emission"])
    surface.set("Emission Strength", 1.0)
    lit.inputs["Color1"].default_value = lit.inputs["Color2"].default_value = (0, 0, 0, 1)
    if picture:
        texture = surface.node("ShaderNodeTexImage", image=bpy.data.images.load(picture), extension="CLIP", name="picture")
        dim = surface.node("ShaderNodeVectorMath", operation="SCALE")
        dim.inputs["Scale"].default_value = strength
        surface.link(texture.outputs["Color"], dim.inputs[0]).link(dim.outputs[0], lit.inputs["Color1"])
    surface.material["ratio"] = ratio
    return surface.material


def reflect(material, side, lean, glare):
    """Lay the reflection of a strip light over a screen's glass: two soft bands, stronger at grazing angles.

    side: 1 at the right, -1 at the left; lean: how far the bands move sideways from bottom to top, in widths.
    """
    surface = Surface.of(material)
    place = surface.node("ShaderNodeTexCoord")
    along = surface.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    along.inputs[1].default_value = (1, -side * lean, 0)
    surface.link(place.outputs["UV"], along.inputs[0])
    start = 0.5 + side * 0.24 - side * lean * 0.55
    bands = [surface.band(along.outputs["Value"], start, 0.11), surface.band(along.outputs["Value"], start + side * 0.155, 0.022)]
    both = surface.node("ShaderNodeMath", operation="ADD")
    surface.link(bands[0], both.inputs[0]).link(bands[1], both.inputs[1])
    fall = surface.node("ShaderNodeSeparateXYZ")
    fade = surface.node("ShaderNodeMapRange", **{"From Min": -0.1, "From Max": 1.0, "To Min": 0.12, "To Max": 1.0})
    surface.link(place.outputs["UV"], fall.inputs[0]).link(fall.outputs["Y"], fade.inputs["Value"])
    faded = surface.node("ShaderNodeMath", operation="MULTIPLY")
    surface.link(both.outputs[0], faded.inputs[0]).link(fade.outputs[0], faded.inputs[1])
    angle = surface.node("ShaderNodeFresnel", IOR=1.5)
    shine = surface.node("ShaderNodeMath", operation="MULTIPLY")
    surface.link(faded.outputs[0], shine.inputs[0]).link(angle.outputs[0], shine.inputs[1])
    light = surface.node("ShaderNodeVectorMath", operation="SCALE")
    light.inputs[0].default_value = (1.0, 0.985, 0.95)
    power = surface.node("ShaderNodeMath", operation="MULTIPLY")
    power.inputs[1].default_value = glare * 2.2
    surface.link(shine.outputs[0], power.inputs[0]).link(power.outputs[0], light.inputs["Scale"])
    surface.link(light.outputs[0], surface.tree.nodes["lit"].inputs["Color2"])
