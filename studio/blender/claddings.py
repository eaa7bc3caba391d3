"""What a wall is clad in, in front of its plaster: slats, glazed tiles, panels. All face -y; `at` is the middle of the foot, on the wall."""
from math import radians

from materials import Surface, linear, made_once
from rooms import concrete, fabric, matt, shaded, wood
from solids import assembled, block


def slatted(at, turn=0, size=(3.4, 3.1), pitch=0.085, tones=("#8a6138", "#b98a58")):
    """Upright wooden slats on dark felt."""
    width, height = size
    oak, count = wood(*tones, "z", 0.45), round(size[0] / pitch)
    with assembled(at, (0, 0, turn)):
        block((width, 0.012, height), (0, -0.006, height / 2), matt("#1f1a16", 0.8), 0)
        for index in range(count):
            block((pitch * 0.58, 0.034, height), ((index + 0.5 - count / 2) * pitch, -0.029, height / 2), oak, 0.003)


def tiled(at, turn=0, size=(3.4, 3.1), tile=(0.075, 0.225), colours=("#2f6a60", "#3d8073"), joint="#c9c5b8", offset=0.0):
    """Glazed tiles, each a little different in tone; offset: of every second row, as a part of a tile's width."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.016, height), (0, -0.008, height / 2), _glaze(tile, colours, joint, offset), 0.002)


def panelled(at, turn=0, size=(3.4, 3.1), grid=(4, 2), gap=0.012, colour="#8f6f55", surface="felt"):
    """Large panels with open joints on dark board; surface: "felt", "stone" or "veneer" of about that colour."""
    width, height = size
    (columns, rows), clad = grid, CLADS[surface](colour)
    step, rise = width / columns, height / rows
    with assembled(at, (0, 0, turn)):
        block((width, 0.012, height), (0, -0.006, height / 2), matt("#1f1a16", 0.8), 0)
        for column in range(columns):
            for row in range(rows):
                place = ((column + 0.5 - columns / 2) * step, -0.029, (row + 0.5) * rise)
                block((step - gap, 0.034, rise - gap), place, clad, 0.006 if surface == "felt" else 0.002)


CLADS = {
    "felt": fabric,
    "stone": lambda colour: concrete(shaded(colour, 0.9), colour, 0.55),
    "veneer": lambda colour: wood(shaded(colour, 0.82), colour, "z", 0.4),
}


def _glaze(tile, colours, joint, offset):
    def make():
        surface = Surface("glaze", colours[0], 0.14, 0.0, 0.5)
        place = surface.node("ShaderNodeTexCoord")
        upright = surface.node("ShaderNodeMapping", Rotation=(radians(-90), 0, 0))
        bricks = surface.node("ShaderNodeTexBrick", offset=offset, **{"Scale": 1.0, "Mortar Size": 0.0022, "Mortar Smooth": 0.3, "Brick Width": tile[0], "Row Height": tile[1], "Bias": 0.0})
        for name, tone in (("Color1", colours[0]), ("Color2", colours[1]), ("Mortar", joint)):
            bricks.inputs[name].default_value = (*linear(tone), 1)
        surface.link(place.outputs["Object"], upright.inputs["Vector"]).link(upright.outputs[0], bricks.inputs["Vector"])
        surface.link(bricks.outputs["Color"], surface.shader.inputs["Base Color"])
        # Hand-made: glaze lies in shallow waves between the joints, and the joints do not shine.
        relief = surface.node("ShaderNodeMath", operation="MULTIPLY_ADD")
        relief.inputs[1].default_value = -1.0
        surface.link(bricks.outputs["Fac"], relief.inputs[0]).link(surface.noise(7.0, detail=2.0), relief.inputs[2])
        surface.bump(relief.outputs[0], 0.3, 0.0022)
        return surface.vary("Roughness", bricks.outputs["Fac"], 0.14, 0.7)
    return made_once(("glaze", tuple(tile), tuple(colours), joint, offset), make)
