"""An interior in the light of one side: a closed room with windows on the left or right, few lamps, floors one sees the material of.

x runs across, y into the depth (the back wall's face is y = depth), metres.
"""
import claddings
import fixtures
import furniture
import greenery
import plant
import prints
import seats
import shopfittings
import vistas
from grounds import aggregate
from lights import softbox, sun, surroundings
from materials import Surface, aluminium, glowing, linear, made_once, powder
from rooms import concrete, fabric, matt, plaster, polished
from solids import block, rod


def build(size=(9, 6, 3.2), floor="terrazzo", wall="#d9d4c8", sides=None, ceiling="#e6e1d7", windows="left", day=1.0, sky="#dce8f6", sill=0.4,
          sunlight=0.0, sun_from=(-7, -2, 4.5), fill=0.12, warm="#ffe6c4", spots=(), power=14, dado=None, rail=None, behind=6.0, garden=True, sashes=None, glazed=False, things=()):
    """windows: "left", "right" or "both"; day: of what comes through them; sunlight: of the sun, whose beam comes from sun_from.

    spots: (x, y) of lamps sunk into the ceiling; dado: colour of the walls' lower metre; rail: colour of a handrail on it.
    behind: metres of room behind the origin; sashes: colour of framed windows with glass in them, without it bare posts;
    glazed: the far end is open, for a front of glass that a row puts there; things: [name, at, turn, settings].
    """
    width, depth, height = size
    span, middle = depth + behind, (depth - behind) / 2
    block((width + 0.4, span, 0.1), (0, middle, -0.05), FLOORS[floor](), 0)
    block((width + 0.4, span, 0.1), (0, middle, height + 0.05), matt(ceiling, 0.9), 0)
    for y in (-behind - 0.1,) if glazed else (depth + 0.1, -behind - 0.1):
        block((width + 0.4, 0.2, height), (0, y, height / 2), plaster(wall, 0.15), 0)
    if not glazed:
        _skirting((width, depth), dado, rail)
    for kind, side in (("left", -1), ("right", 1)):
        x = side * width / 2
        if windows in (kind, "both"):
            _windows(x, side, middle, span, height, sides or wall, sill, garden, sashes)
            softbox((x + side * 0.3, middle, height * 0.6), (0, middle, 0.6), (span, height * 0.85), 60 * day * span, sky)
        else:
            block((0.2, span, height), (x + side * 0.1, middle, height / 2), plaster(sides or wall, 0.15), 0)
            if dado:
                block((0.012, span, 1.0), (x - side * 0.006, middle, 0.5), matt(dado, 0.5), 0.002)
            if rail:
                rod(0.021, span, (x - side * 0.07, middle, 0.9), powder(rail, 0.35), (90, 0, 0), bevel=0)
    if sunlight:
        sun(sun_from, (0, depth * 0.3, 0), sunlight, "#ffd9a6", 0.9)
    for x, y in spots:
        rod(0.055, 0.006, (x, y, height - 0.002), glowing("#ffe9cc", 9), bevel=0)
        softbox((x, y, height - 0.02), (x, y, 0), (0.14, 0.14), power, warm, False, 120)
    softbox((0, middle, height - 0.04), (0, middle, 0), (width * 0.8, span * 0.8), fill * 40 * width * span / 9, warm, False)
    for name, at, *rest in things:
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        _maker(name)(tuple(at), **({"turn": turn} if turn else {}), **settings)
    surroundings("sky", 0.8, tint=sky)


def _maker(name):
    return next(getattr(module, name) for module in (furniture, fixtures, prints, claddings, seats, shopfittings, plant, greenery, vistas) if hasattr(module, name))


def _skirting(room, dado, rail):
    width, depth = room
    block((width, 0.018, 0.1), (0, depth - 0.009, 0.05), powder("#8f8a80", 0.5), 0.003)
    if dado:
        block((width, 0.012, 1.0), (0, depth - 0.006, 0.5), matt(dado, 0.5), 0.002)
    if rail:
        rod(0.021, width, (0, depth - 0.07, 0.9), powder(rail, 0.35), (0, 90, 0), bevel=0)


def _windows(x, side, middle, span, height, colour, sill, garden, sashes):
    frame = powder(sashes, 0.4) if sashes else aluminium("#6b6f74", 0.4)
    block((0.24, span, sill), (x + side * 0.12, middle, sill / 2), plaster(colour, 0.15), 0)
    block((0.3, span, 0.03), (x + side * 0.09, middle, sill), matt("#d8d2c6", 0.4), 0.004)
    block((0.24, span, 0.22), (x + side * 0.12, middle, height - 0.11), plaster(colour, 0.15), 0)
    for step in range(int(span / 1.7) + 1):
        block((0.12, 0.07, height), (x + side * 0.1, middle - span / 2 + step * 1.7, height / 2), frame, 0.005)
    if garden:
        block((30, 60, 0.1), (x + side * 16, middle, -0.3), matt("#8d9679", 0.9), 0)
        for index in range(int(span / 2) + 3):
            greenery.tree((x + side * (5 + index % 3 * 2.2), middle - span / 2 + 1 + index * 2.4, -1.6), leaves=3600, spread=2.1, grate=False)
    if sashes:
        for step in range(int(span / 1.7)):
            _sash(x + side * 0.1, middle - span / 2 + (step + 0.5) * 1.7, (sill + 0.015, height - 0.22), frame)


def _sash(x, y, reach, frame, wide=1.63, thick=0.055):
    """A window between two posts: a frame, a fanlight above a bar, glass in both."""
    low, high = reach
    bar = low + (high - low) * 0.7
    for z in (low + thick / 2, bar, high - thick / 2):
        block((0.066, wide - 2 * thick, thick), (x, y, z), frame, 0.002)
    for way in (-1, 1):
        block((0.07, thick, high - low), (x, y + way * (wide - thick) / 2, (low + high) / 2), frame, 0.006)
    for under, over in ((low, bar), (bar, high)):
        vistas.pane((wide - thick, over - under - thick), (x, y, (under + over) / 2), 90)


def _terrazzo(ground, chips, rough=0.24):
    """Chips of stone in cement, ground and waxed; the colours are those of the chips, the ground is between them."""
    def make():
        surface = Surface("terrazzo", ground, rough, 0.0, 0.45)
        place = surface.node("ShaderNodeTexCoord")
        cells = surface.node("ShaderNodeTexVoronoi", Scale=52.0, Randomness=1.0)
        surface.link(place.outputs["Object"], cells.inputs["Vector"])
        ramp = surface.node("ShaderNodeValToRGB")
        stops = ramp.color_ramp.elements
        ramp.color_ramp.interpolation = "CONSTANT"
        colours = (ground, ground, *chips)
        while len(stops) < len(colours):
            stops.new(0.5)
        for index, (stop, colour) in enumerate(zip(stops, colours)):
            stop.position, stop.color = index / len(colours), (*linear(colour), 1)
        surface.link(cells.outputs["Color"], ramp.inputs[0]).link(ramp.outputs[0], surface.shader.inputs["Base Color"])
        return surface.vary("Roughness", surface.noise(2.2, detail=6.0), rough - 0.07, rough + 0.12)
    return made_once(("terrazzo", ground, chips), make)


def _tiles(colour, joint, size, rough):
    """Square tiles, each a little different, with joints."""
    def make():
        surface = Surface("tiles", colour[0], rough, 0.0, 0.45)
        place = surface.node("ShaderNodeTexCoord")
        bricks = surface.node("ShaderNodeTexBrick", **{"Scale": 1.0, "Mortar Size": 0.003, "Brick Width": size[0], "Row Height": size[1], "Bias": 0.0})
        for name, tone in (("Color1", colour[0]), ("Color2", colour[1]), ("Mortar", joint)):
            bricks.inputs[name].default_value = (*linear(tone), 1)
        surface.link(place.outputs["Object"], bricks.inputs["Vector"]).link(bricks.outputs["Color"], surface.shader.inputs["Base Color"])
        surface.bump(bricks.outputs["Fac"], -0.25, 0.003)
        return surface.vary("Roughness", surface.noise(3.0, (1, 1, 1), 7.0), rough - 0.06, rough + 0.14)
    return made_once(("tiles", colour, joint, size), make)


FLOORS = {
    "terrazzo": lambda: _terrazzo("#98938a", ("#868178", "#aaa59b", "#77726b", "#a08f7c", "#bab5aa")),
    "green terrazzo": lambda: _terrazzo("#7f9088", ("#73847c", "#8d9d95", "#66766f", "#a3b0a8", "#83877b")),
    "stone": lambda: _tiles(("#a39a8c", "#92897c"), "#6d665c", (1.2, 0.6), 0.3),
    "slate": lambda: _tiles(("#55585a", "#484b4e"), "#34363a", (0.9, 0.9), 0.34),
    "dark stone": lambda: polished("#3a3835", "#494642", 0.09),
    "boards": lambda: _boards("#7d5a38", "#a67c4f"),
    "pale boards": lambda: _boards("#8a7962", "#b0a086"),
    "dark boards": lambda: _boards("#4b3524", "#6d4f36"),
    "cement": lambda: concrete("#7f7c77", "#a09c95", 0.42),
    "screed": lambda: aggregate("#7f7c77", "#a09c95", (2.4, 2.4), 0.4, 0.006),
    "dark aggregate": lambda: aggregate("#34322f", "#423f3b", (1.2, 1.2), 0.13),
    "carpet": lambda: fabric("#4a5468"),
    "grey carpet": lambda: fabric("#5d5c5b"),
    "graphite": lambda: polished("#46484a", "#56585a", 0.11),
}


def _boards(dark, light):
    """Boards along y, each of its own tone, with grain and joints."""
    def make():
        surface = Surface("boards", light, 0.38, 0.0, 0.4)
        place = surface.node("ShaderNodeTexCoord")
        lie = surface.node("ShaderNodeMapping")
        lie.inputs["Rotation"].default_value = (0, 0, 1.5708)
        bricks = surface.node("ShaderNodeTexBrick", **{"Scale": 1.0, "Mortar Size": 0.0016, "Brick Width": 1.9, "Row Height": 0.16})
        bricks.offset = 0.37
        for name, tone in (("Color1", dark), ("Color2", light), ("Mortar", "#2a2018")):
            bricks.inputs[name].default_value = (*linear(tone), 1)
        surface.link(place.outputs["Object"], lie.inputs["Vector"]).link(lie.outputs[0], bricks.inputs["Vector"])
        grain = surface.noise(2.4, (14, 1, 14), 12.0)
        ramp = surface.node("ShaderNodeMapRange", **{"From Min": 0.3, "From Max": 0.7, "To Min": 0.7, "To Max": 1.16})
        shade = surface.node("ShaderNodeVectorMath", operation="SCALE")
        surface.link(grain, ramp.inputs["Value"]).link(bricks.outputs["Color"], shade.inputs[0]).link(ramp.outputs[0], shade.inputs["Scale"])
        surface.link(shade.outputs[0], surface.shader.inputs["Base Color"])
        surface.bump(bricks.outputs["Fac"], -0.3, 0.002)
        return surface.vary("Roughness", grain, 0.3, 0.5)
    return made_once(("boards", dark, light), make)
