"""What people leave on desks and beside them: a satchel, papers, a glass of water, a flower to be drawn, pencils, a magnifier, a microphone."""
from math import cos, pi, sin

from materials import Surface, aluminium, lacquer, made_once, plastic, powder
from parts import blade, cable, floor_box, turned
from rooms import leaf, matt, wood
from solids import assembled, block, extruded, ring, rod, sheet, slab


def build(screen=None, things=()):
    """things: [name, at, turn, settings]; names are those of the functions below."""
    for name, at, *rest in things:
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        with assembled(tuple(at), (0, 0, turn)):
            MAKERS[name](**settings)


def satchel(colour="#7a4a2c", strap="#4a2e1c"):
    """A school satchel that stands on the floor, its flap towards -y."""
    leather, edge, brass = powder(colour, 0.42), powder(strap, 0.42), aluminium("#c9a063", 0.28)
    slab(0.36, 0.12, 0.27, 0.03, (0, 0, 0.002), leather, 0.012)
    slab(0.3, 0.05, 0.11, 0.02, (0, -0.066, 0.012), leather, 0.01)
    sheet([(0.062, 0.16), (0.064, 0.279), (-0.066, 0.279), (-0.097, 0.2), (-0.099, 0.11)], 0.005, 0.352, 0.026, edge, bevel=0.0015)
    for x in (-0.105, 0.105):
        block((0.026, 0.005, 0.16), (x, -0.1035, 0.125), leather, 0.0015, (1, 0, 0))
        block((0.036, 0.006, 0.03), (x, -0.107, 0.09), brass, 0.002)
        block((0.02, 0.007, 0.014), (x, -0.1075, 0.09), edge, 0.001)
    cable([(-0.06, 0.0, 0.28), (-0.045, 0.0, 0.315), (0.045, 0.0, 0.315), (0.06, 0.0, 0.28)], 0.008, strap)


def papers(sheets=4, tint="#f4f1e8", bar="#26384f"):
    """A few printed sheets, not quite on top of each other, the uppermost with a heading and lines."""
    for index in range(sheets):
        block((0.21, 0.297, 0.0008), (0, 0, 0.0006 + index * 0.001), matt(tint, 0.8), 0, (0, 0, (index * 37 % 11 - 5) * 0.5 if index < sheets - 1 else 0))
    top = 0.0006 + sheets * 0.001
    block((0.09, 0.009, 0.0004), (-0.035, 0.115, top), matt(bar, 0.8), 0)
    for line in range(12):
        long = 0.15 - line * 7 % 5 * 0.012
        block((long, 0.003, 0.0004), (long / 2 - 0.08, 0.085 - line * 0.015, top), matt("#7d828a", 0.8), 0)


def tumbler(filled=0.06):
    """A water glass, its walls thicker at the foot."""
    turned([(0, 0), (0.03, 0), (0.034, 0.1), (0.032, 0.1), (0.0285, 0.009), (0, 0.008)], _clear(), sides=40)
    if filled:
        turned([(0.0002, filled), (0.0307, filled)], _clear(), sides=40)


def flower(petals="#e8564a", inner="#f2a79e"):
    """A flower with its leaves in a glass of water."""
    tumbler(0.07)
    green, head = leaf("#3f7d4e"), (0.022, -0.004, 0.262)
    cable([(-0.014, 0.006, 0.012), (-0.002, 0.002, 0.1), (0.014, -0.002, 0.2), head], 0.0028, "#4c7f45")
    for at, lean, turn in (((0.004, 0, 0.13), 46, 70), ((0.01, 0, 0.165), 52, 250)):
        blade(0.105, 0.045, green, at, (-lean, 0, turn), 0.4)
    with assembled(head, (42, 0, 24)):
        _blossom(petals, inner)


def _blossom(petals, inner):
    """Two rows of petals wide open, a third half closed around the stamens."""
    for count, long, wide, lean, colour in ((6, 0.088, 0.056, 70, petals), (6, 0.076, 0.048, 46, petals), (5, 0.058, 0.036, 20, inner)):
        for index in range(count):
            blade(long, wide, leaf(colour), (0, 0, 0), (-lean, 0, index * 360 / count + lean), 0.35)
    for index in range(6):
        a = index * pi / 3
        cable([(0, 0, 0), (0.011 * cos(a), 0.011 * sin(a), 0.03)], 0.0012, "#f0c04a")
        rod(0.0028, 0.007, (0.012 * cos(a), 0.012 * sin(a), 0.033), powder("#e3a12a"), sides=12)


def sketchbook():
    """An exercise book, open: lines and words at the left, the drawing of a flower at the right."""
    page = matt("#f4f0e4", 0.8)
    for side in (-1, 1):
        slab(0.165, 0.235, 0.006, 0.003, (side * 0.0825, 0, 0), page, 0.001, (0, side * -1.4, 0))
    for line in range(10):
        long = 0.11 - line * 5 % 4 * 0.014
        block((long, 0.0022, 0.0005), (-0.142 + long / 2, 0.078 - line * 0.017, 0.0092), matt("#5a6f9a", 0.8), 0, (0, 1.4, 0))
    with assembled((0.082, 0.02, 0.009), (0, -1.4, 0)):
        block((0.005, 0.1, 0.0004), (0, -0.055, 0), matt("#3f7d4e", 0.8), 0)
        for turn in (-62, -31, 0, 31, 62):
            with assembled((0, 0, 0.0002 if turn else 0.0006), (0, 0, turn)):
                extruded(_petal(0.017, 0.068), 0.0003, matt("#e8786c" if turn else "#f2b1a8", 0.8), bevel=0)
        for side in (-1, 1):
            with assembled((0, -0.07, 0.0002), (0, 0, side * -58)):
                extruded(_petal(0.009, 0.048), 0.0003, matt("#6fa36a", 0.8), bevel=0)


def _petal(half, long):
    """An oval outline that grows from the origin along y."""
    return [(half * sin(step * pi / 10), long * (0.53 - 0.5 * cos(step * pi / 10))) for step in range(20)]


def pencils(colours=("#c9423a", "#2f6bb0", "#e0a52e", "#3f7d4e"), long=0.17):
    """Coloured pencils lying side by side, sharpened."""
    for index, colour in enumerate(colours):
        with assembled((index % 2 * 0.02, -index * 0.022, 0.0042), (0, 90, (index * 5 % 4 - 1.5) * 5)):
            rod(0.0042, long, (0, 0, 0), lacquer(colour, 0.3), bevel=0.0004, sides=6)
            rod(0.0042, 0.014, (0, 0, long / 2 + 0.007), wood("#d9b384", "#e2c096", "z"), radius_top=0.0014, bevel=0, sides=12)
            rod(0.0014, 0.005, (0, 0, long / 2 + 0.0165), powder(colour), radius_top=0.0004, bevel=0, sides=12)


def magnifier(colour="#26384f"):
    """A magnifying glass lying on its rim, the handle along -y."""
    with assembled((0, 0, 0.006)):
        ring(0.044, 0.0048, aluminium("#c9cbce", 0.22))
        rod(0.043, 0.003, (0, 0, 0), _clear(), bevel=0.001, sides=64)
        rod(0.004, 0.03, (0, -0.06, 0), aluminium("#c9cbce", 0.22), (90, 0, 0), sides=24)
        rod(0.008, 0.09, (0, -0.118, 0.002), lacquer(colour, 0.3), (90, 0, 0), radius_top=0.0065, bevel=0.003, sides=32)


def pot(colour="#26384f", pens=("#c9423a", "#e9e2d3", "#17a8a2", "#e0a52e", "#26384f")):
    """Pens in a round pot."""
    turned([(0, 0), (0.036, 0), (0.038, 0.1), (0.035, 0.1), (0.0335, 0.004), (0, 0.004)], lacquer(colour, 0.35), sides=48)
    for index, pen in enumerate(pens):
        with assembled((0, 0, 0.006), (8, 0, index * 360 / len(pens) + 20)):
            rod(0.0042, 0.15, (0, 0, 0.075), lacquer(pen, 0.3), bevel=0.001, sides=16)


def microphone():
    """A conference microphone on a swan's neck, leaning towards -y."""
    slab(0.09, 0.11, 0.026, 0.014, (0, 0, 0), plastic("#1d1f23", 0.45), 0.004)
    cable([(0, 0.03, 0.02), (0, 0.035, 0.14), (0, 0.01, 0.25), (0, -0.05, 0.3)], 0.0038, "#24262b")
    rod(0.0085, 0.05, (0, -0.072, 0.309), plastic("#17181b", 0.7), (68, 0, 0), bevel=0.004, sides=24)


def socket(points=((-0.06, 0, 0.012), (-0.2, -0.02, 0.006))):
    """The lid of sockets in a table's top, and a lead through points from there to a laptop."""
    floor_box((0, 0, 0))
    cable([tuple(point) for point in points], 0.0028, "#e4e2dd")


def _clear():
    """The glass of tableware: clear straight on, mirroring along its edges, a breath of green.

    The angle alone tells how much it mirrors: by Fresnel's law the inner faces, seen from within, would be black.
    """
    def make():
        surface = Surface("tumbler", "#ffffff", 0.0)
        through = surface.node("ShaderNodeBsdfTransparent", Color=(0.98, 0.99, 0.985, 1))
        shine = surface.node("ShaderNodeBsdfGlossy", Roughness=0.03)
        mix, angle = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeLayerWeight", Blend=0.5)
        edge = surface.node("ShaderNodeMath", operation="POWER")
        edge.inputs[1].default_value = 3.5
        surface.link(angle.outputs["Facing"], edge.inputs[0]).link(edge.outputs[0], mix.inputs[0]).link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
        return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
    return made_once(("tumbler",), make)


MAKERS = {maker.__name__: maker for maker in (satchel, papers, tumbler, flower, sketchbook, pencils, magnifier, pot, microphone, socket)}
