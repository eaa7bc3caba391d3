"""A square or street at dusk: houses with lit windows behind, stone paving, trees, lamp posts, benches.

x runs across, y into the depth (fronts of the houses at y = depth), metres.
"""
import outdoors
from lights import softbox, sun, surroundings
from materials import glowing, powder
from rooms import clear_glass, concrete, matt, plaster
from solids import block, rod

HOUSES = ("#d9c3a5", "#e6ded0", "#c98f6f", "#b9c4c4", "#e3c9a0", "#cfd3c4")


def build(depth=11.0, evening=2.2, sky="#8fa9dc", shops=True, road=False, trees=(), lamps=(), benches=(), things=()):
    """trees, lamps, benches: (x, y) each; things: [name, at, turn, settings]; evening: strength of the low sun."""
    block((60, 40, 0.1), (0, depth - 18, -0.05), concrete("#8a847b", "#a39c92", 0.6), 0)
    line = matt("#6a655e")
    for row in range(28):
        block((60, 0.014, 0.003), (0, depth - row * 0.8, 0), line, 0)
        for column in range(-14, 15):
            block((0.014, 0.8, 0.003), (column * 1.6 + (0.8 if row % 2 else 0), depth - row * 0.8 - 0.4, 0), line, 0)
    if road:
        block((60, 3.6, 0.02), (0, -1.9, -0.004), matt("#3f4046", 0.75), 0)
        block((60, 0.16, 0.12), (0, 0.0, 0.02), concrete("#a8a29a", "#bcb6ad"), 0.01)
        for dash in range(14):
            block((1.4, 0.1, 0.004), (-18 + dash * 2.8, -1.9, 0.008), matt("#d9d6cf"), 0)
    x = -22.0
    for index in range(8):
        wide, tall = 4.6 + index * 7 % 3 * 0.8, 8.2 + index * 5 % 4 * 1.0
        _house(x + wide / 2, depth, wide, tall, HOUSES[index * 5 % 6], shops, index)
        x += wide
    for at in trees:
        outdoors.tree((*at, 0))
    for at in lamps:
        outdoors.lamp_post((*at, 0))
    for at in benches:
        outdoors.bench((*at, 0))
    for name, at, *rest in things:
        maker = getattr(outdoors, name)
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        maker(tuple(at), turn, **settings)
    sun((-8, -7, 5.2), (0, 4, 0), evening, "#ffbf86", 1.2)
    softbox((-4, -9, 8), (0, 3, 1), (9, 5), 900, "#c9d6ff", False)
    softbox((6, -6, 4), (1, 2, 1), (3, 3), 260, "#ffd9ae", False)
    surroundings("sky", 0.75, tint=sky)


def _house(x, y, wide, tall, colour, shops, seed):
    block((wide - 0.02, 1.0, tall), (x, y + 0.5, tall / 2), plaster(colour, 0.25), 0)
    stone = plaster("#ece4d6", 0.1)
    block((wide, 1.2, 0.2), (x, y + 0.45, tall), stone, 0.03)
    block((wide, 0.14, 0.16), (x, y - 0.02, 3.3), stone, 0.02)
    floors = int((tall - 3.6) / 2.5)
    for floor in range(floors):
        for column in range(3):
            lit = (seed * 5 + floor * 3 + column * 7) % 5
            _window(x - wide / 3.2 + column * wide / 3.2, y, 4.9 + floor * 2.5, 0.95, 1.6, (0.0, 1.1, 0.5, 0.0, 0.85)[lit])
    if shops:
        _shop(x, y, wide, seed)
    else:
        for column in range(3):
            _window(x - wide / 3.2 + column * wide / 3.2, y, 1.7, 1.0, 2.0, 0.5)


def _window(x, y, z, width, height, lit):
    frame = powder("#2b3038", 0.4)
    block((width + 0.24, 0.1, height + 0.24), (x, y - 0.02, z), plaster("#ece4d6", 0.1), 0.015)
    block((width, 0.02, height), (x, y - 0.075, z), glowing("#ffcf93", lit) if lit else matt("#1d2530", 0.2), 0)
    for side in (-0.5, 0, 0.5):
        block((0.06, 0.04, height), (x + side * (width - 0.05), y - 0.09, z), frame, 0.004)
    for level in (-0.5, 0.15, 0.5):
        block((width, 0.04, 0.05), (x, y - 0.09, z + level * (height - 0.05)), frame, 0.004)


def _shop(x, y, wide, seed):
    """A lit window with goods, a door, an awning."""
    paint = powder(("#22384a", "#5b2f2a", "#2c4a3c", "#3a3345")[seed % 4], 0.4)
    block((wide - 0.5, 0.16, 3.0), (x, y - 0.02, 1.5), paint, 0.01)
    block((wide - 2.0, 0.04, 2.0), (x - 0.6, y - 0.11, 1.55), glowing("#ffdcae", 1.5), 0)
    block((wide - 2.0, 0.01, 2.0), (x - 0.6, y - 0.2, 1.55), clear_glass(), 0)
    for index in range(int(wide) - 1):
        block((0.3, 0.05, 0.3 + index * 5 % 3 * 0.25), (x - wide / 2 + 1.0 + index * 0.7, y - 0.15, 0.85), matt(("#8a4a3c", "#31506b", "#c9a063")[(index + seed) % 3]), 0.01)
    block((0.9, 0.06, 2.3), (x + wide / 2 - 0.9, y - 0.12, 1.15), glowing("#ffd29a", 0.7), 0)
    if seed % 2:
        block((wide - 0.6, 1.0, 0.05), (x, y - 0.55, 2.95), matt(("#c4583f", "#2f6f78")[seed // 2 % 2], 0.9), 0.01, (14, 0, 0))
    rod(0.05, 0.12, (x, y - 0.2, 3.15), glowing("#ffe0b4", 6))
