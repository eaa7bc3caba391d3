"""A street after sunset: houses whose shop windows are rooms with warm light in them, upper windows lit or dark, damp paving.

The fronts stand at y = depth from x = -24 to 24; `corner` closes the street with a house across it. Metres.
"""
from functools import partial

import books
import displays
import greenery
import outdoors
import shopfittings
from lights import softbox, surroundings
from materials import Surface, glowing, linear, made_once, plastic, powder
from parts import label
from rooms import clear_glass, concrete, fabric, matt, plaster
from solids import _frames, assembled, ball, block, rod, slab

HOUSES = ("#b9a88c", "#c9c2b4", "#a8735a", "#8f9a9c", "#bfa57e", "#a5aa9e", "#9c6a58")

def build(depth=9.0, sky="#5a76b4", light=1.0, glow=1.0, road=None, corner=None, trees=(), lamps=(), benches=(), lanterns=(), wet=0.3, goods=(), signs=(), things=()):
    """trees, lamps, benches: (x, y) each; lanterns: (x, y, z) of small lights far off; road: y of its middle; corner: x of a house across.

    light: of the sky; glow: of the shops; wet: roughness of the paving; goods: what houses sell from the left on, as [house, one of SOLD];
    signs: what stands over their windows, as [house, words].
    """
    block((90, 60, 0.1), (0, depth - 26, -0.05), _paving(wet), 0)
    if road is not None:
        block((90, 5.4, 0.02), (0, road, -0.004), _asphalt(), 0)
        for side in (-1, 1):
            block((90, 0.18, 0.12), (0, road + side * 2.75, 0.02), concrete("#77736d", "#8f8b84"), 0.012)
        for dash in range(26):
            block((1.6, 0.1, 0.004), (-36 + dash * 3.2, road, 0.008), matt("#b9b6ae"), 0)
    x = -26.0
    for index in range(10):
        wide, tall = 4.8 + index * 7 % 3 * 0.7, 9.0 + index * 5 % 4 * 1.1
        with assembled((x + wide / 2, depth, 0)):
            _house(wide, tall, HOUSES[index * 5 % 7], index, glow, dict(goods).get(index))
            if index in dict(signs):
                label(dict(signs)[index], 0.15, (0, -0.0862, 3.03), "#17181b")
        x += wide
    if corner is not None:
        for index in range(3):
            with assembled((corner, depth - 3.2 - index * 5.2, 0), (0, 0, -90 if corner > 0 else 90)):
                _house(5.2, 10 + index, HOUSES[(index * 3 + 1) % 7], index + 4, glow)
    for at in trees:
        greenery.tree((*at, 0))
    for at in lamps:
        outdoors.lamp_post((*at, 0), power=110)
    for at in benches:
        outdoors.bench((*at[:2], 0), at[2] if len(at) > 2 else 0)
    for at in lanterns:
        ball(0.045, tuple(at), glowing("#ffcf8a", 26))
    for name, at, *rest in things:
        maker = next(getattr(module, name) for module in (greenery, outdoors) if hasattr(module, name))
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        maker(tuple(at), turn, **settings)
    softbox((-7, -8, 11), (0, depth * 0.5, 1), (14, 9), 700 * light, "#93abe6", False)
    surroundings("sky", 0.42 * light, tint=sky)

def _paving(rough):
    """Granite setts in rows, each of its own grey, damp here and there."""
    def make():
        surface = Surface("setts", "#6d6a66", rough, 0.0, 0.5)
        place = surface.node("ShaderNodeTexCoord")
        setts = surface.node("ShaderNodeTexBrick", **{"Scale": 1.0, "Mortar Size": 0.006, "Mortar Smooth": 0.4, "Brick Width": 0.42, "Row Height": 0.2})
        for name, tone in (("Color1", "#7a756e"), ("Color2", "#56534f"), ("Mortar", "#2e2c2a")):
            setts.inputs[name].default_value = (*linear(tone), 1)
        surface.link(place.outputs["Object"], setts.inputs["Vector"]).link(setts.outputs["Color"], surface.shader.inputs["Base Color"])
        surface.vary("Roughness", surface.noise(0.55, detail=6.0), rough - 0.14, rough + 0.3)
        return surface.bump(setts.outputs["Fac"], -0.5, 0.006)
    return made_once(("setts", rough), make)

def _asphalt():
    def make():
        surface = Surface("asphalt", "#2c2d30", 0.45, 0.0, 0.4)
        surface.vary("Roughness", surface.noise(0.5, detail=6.0), 0.22, 0.6)
        return surface.bump(surface.noise(160, detail=3.0), 0.35, 0.002)
    return made_once(("asphalt",), make)

def _house(wide, tall, colour, seed, glow, goods=None):
    """A house front at y = 0, open towards -y: the ground floor is a lit room behind glass."""
    wall, stone = plaster(colour, 0.35), plaster("#a8a092", 0.15)
    block((wide, 1.0, tall - 3.3), (0, 0.5, 3.3 + (tall - 3.3) / 2), wall, 0)
    block((wide + 0.02, 1.3, 0.22), (0, 0.42, tall), stone, 0.03)
    block((wide, 0.2, 0.18), (0, -0.04, 3.36), stone, 0.02)
    for index, column in enumerate((-1, 0, 1)):
        for floor in range(int((tall - 3.9) / 2.7)):
            _window(column * wide / 3.1, 4.95 + floor * 2.7, (seed * 5 + floor * 3 + index * 7) % 9)
    _shop(wide, seed, glow, goods)

def _window(x, z, kind):
    """Set back in the wall; of nine kinds three are lit, each with a curtain or a lamp."""
    width, height = 0.98, 1.7
    block((width + 0.26, 0.06, height + 0.26), (x, -0.02, z), plaster("#b3aa9a", 0.1), 0.012)
    block((width, 0.02, height), (x, -0.052, z), matt("#0d1117", 0.12, 0.6), 0)
    if kind in (1, 4, 6):
        block((width - 0.06, 0.012, height - 0.06), (x, -0.058, z), glowing(("#ffb866", "#ffcf93", "#f0a050")[kind % 3], (0.5, 0.66, 0.35)[kind % 3]), 0)
        for fold in range(6 if kind != 4 else 4):
            edge = -0.44 + fold * 0.075 if fold < 4 else 0.44 - (fold - 4) * 0.075
            block((width * 0.062, 0.006, height - 0.06), (x + width * edge, -0.066, z), glowing(("#c98a4c", "#b87a40")[fold % 2], 0.34), 0)
    elif kind % 2:
        block((width, 0.006, height * 0.5), (x, -0.064, z + height * 0.25), matt("#5f5a52", 0.9), 0)
    frame = powder("#3a3d40", 0.5)
    for side in (-0.5, 0, 0.5):
        block((0.055, 0.05, height), (x + side * (width - 0.05), -0.08, z), frame, 0.004)
    for level in (-0.5, 0.2, 0.5):
        block((width, 0.05, 0.05), (x, -0.08, z + level * (height - 0.05)), frame, 0.004)
    block((width + 0.3, 0.2, 0.06), (x, -0.08, z - height / 2 - 0.14), plaster("#a8a092", 0.1), 0.01)

def _shop(wide, seed, glow, goods=None):
    """A room 2.6 m deep: shelves with goods at its back, a table, lamps that hang, dark where nothing glows; in front glass, a door, perhaps an awning."""
    paint = powder(("#1f2d38", "#4a2824", "#26392f", "#2e2a36", "#3a3226")[seed % 5], 0.4)
    open_w, deep = wide - 0.7, 2.6
    back = matt(("#a58a66", "#8f9a8c", "#a3735c", "#b09a78", "#7f8a92")[seed * 3 % 5], 0.9)
    for x in (-wide / 2 + 0.175, wide / 2 - 0.175):
        block((0.35, 0.5, 3.3), (x, 0.25, 1.65), paint, 0.01)
        block((0.2, deep, 3.3), (x, deep / 2 + 0.4, 1.65), back, 0)
    block((open_w + 0.2, 0.06, 3.3), (0, deep, 1.65), back, 0)
    block((open_w, deep, 0.04), (0, deep / 2, 0.04), matt("#6d5138", 0.6), 0)
    block((open_w, deep, 0.06), (0, deep / 2, 3.1), matt("#cfc6b6", 0.9), 0)
    block((open_w, 0.2, 0.5), (0, 0.08, 0.25), paint, 0.008)
    block((open_w, 0.3, 0.5), (0, 0.08, 3.05), paint, 0.008)
    slab(open_w * 0.5, 0.02, 0.16, 0.004, (0, -0.075, 2.97), powder("#cdbf9f", 0.5), 0.002)
    door = open_w / 2 - 0.55
    for x in (-open_w / 2, -open_w / 6, door - 0.5, open_w / 2 - 0.03):
        block((0.06, 0.08, 2.8), (x, 0.06, 1.5), paint, 0.004)
    block((open_w, 0.008, 2.4), (0, 0.05, 1.65), clear_glass(), 0)
    (_wares if goods is None else _sold)(open_w, deep, seed, goods)
    for index in range(3):
        x = -open_w / 2 + 0.6 + index * (open_w - 1.2) / 2
        rod(0.004, 0.7, (x, 1.0, 2.75), plastic(), bevel=0)
        rod(0.13, 0.13, (x, 1.0, 2.36), powder("#24262b"), radius_top=0.04, sides=24)
        ball(0.055, (x, 1.0, 2.3), glowing("#ffd9a0", 22) if glow else plastic("#d9cfbc"))
    for x in (-open_w / 4, open_w / 4):
        lamp = softbox((0, 0, 0), (0, 0, -1), (open_w / 2, 1.6), 46 * glow, "#ffbf7a", False)
        _hang(lamp, (x, deep / 2, 3.0))
    if seed % 3 == 1:
        slab(open_w + 0.2, 1.1, 0.03, 0.02, (0, -0.5, 2.72), fabric(("#6d3340", "#3f5a4c", "#4a4f5c")[seed % 3]), 0.006, (13, 0, 0))

def _hang(lamp, at):
    """Lamps know no frame: put one where the open frame's point is, shining down."""

    lamp.parent = _frames[-1]
    lamp.location = at

def _sold(open_w, deep, seed, goods):
    """What a shop is known by, on its shelves and on a table before them."""
    shelves, lay_out = SOLD[goods]
    shelves((-0.1, deep - 0.23, 0.06), size=(open_w * 0.86, 2.5), seed=seed)
    oak, table = matt("#7a5a3c", 0.7), -open_w / 6
    block((1.2, 0.7, 0.05), (table, 0.8, 0.85), oak, 0.006)
    for x in (-0.5, 0.5):
        block((0.06, 0.6, 0.8), (table + x, 0.8, 0.43), oak, 0)
    for index in range(3):
        lay_out((table - 0.37 + index * 0.36, 0.68 + index % 2 * 0.18, 0.875), index, seed)

# Of what a house sells: its shelves, and how one piece of it is laid out on the table.
SOLD = {
    "shoes": (displays.shoe_shelves, lambda at, index, seed: displays.trainer(at, 10 - index * 14, displays.UPPERS[(index * 3 + seed) % 8])),
    "scent": (displays.scent_shelves, lambda at, index, seed: displays.flask(at, 0.22, displays.GLASSES[index], index == 1)),
    "pottery": (displays.pottery_shelves, lambda at, index, seed: displays.vase(at, 0, 0.26 + index * 0.03, index, displays.GLAZES[(index * 2 + seed) % len(displays.GLAZES)])),
    "books": (partial(shopfittings.shelves, goods="books", colour="oak", lit=0.6), lambda at, index, seed: books.volume(at, 8 - index * 8, index + seed)),
}

def _wares(open_w, deep, seed, goods=None):
    tones = ("#7a4a3c", "#3f5566", "#b89260", "#d9d0bd", "#56684e", "#8a7f70")
    oak = matt("#7a5a3c", 0.7)
    for level in range(4):
        z = 0.6 + level * 0.56
        block((open_w * 0.86, 0.3, 0.03), (-0.1, deep - 0.2, z), oak, 0)
        for index in range(int(open_w / 0.2)):
            tall = 0.16 + (index * 5 + level * 3 + seed) % 4 * 0.07
            if (index * 3 + level + seed) % 5:
                block((0.12, 0.16, tall), (-open_w * 0.4 + index * 0.19, deep - 0.2, z + tall / 2), matt(tones[(index + level * 2 + seed) % 6], 0.8), 0.004)
    block((1.2, 0.7, 0.05), (-open_w / 6, 0.8, 0.85), oak, 0.006)
    for x in (-0.5, 0.5):
        block((0.06, 0.6, 0.8), (-open_w / 6 + x, 0.8, 0.43), oak, 0)
    for index in range(5):
        tall = 0.12 + (index * 3 + seed) % 4 * 0.08
        rod(0.07, tall, (-open_w / 6 - 0.44 + index * 0.22, 0.72 + index % 2 * 0.16, 0.875 + tall / 2), matt(tones[(index * 2 + seed) % 6], 0.5), bevel=0.01, sides=20)
