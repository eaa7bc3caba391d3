"""The front of a public building when the lamps come on: a base of stone courses with a door, plaster and tall windows above.

The wall's face is y = 0; the pavement is z = 0; what is hung on it stands between the upper windows, above the door.
"""
import greenery
import outdoors
from lights import softbox, surroundings
from materials import aluminium, glowing, plastic, powder
from rooms import clear_glass, concrete, fabric, matt, plaster, polished, wood
from solids import assembled, ball, block, cut, rod, slab

BASE, REVEAL, BEHIND = 2.86, 0.26, 0.5  # top of the stone base; how far windows are set back; where their rooms begin (m)
UPPER = ((-4.55, "lamp"), (4.55, "lamp"), (6.65, "dark"), (8.75, "lamp"), (10.85, "dark"))
LOWER = ((-4.55, "dark"), (-2.5, "lamp"), (2.5, "lamp"), (4.55, "lamp"), (6.65, "dark"), (8.75, "lamp"), (10.85, "dark"))


def build(wall="#c9b695", light=1.0, post=(4.4, -2.3)):
    """light: of the evening sky; post: where the street lamp stands."""
    stone = plaster("#b9b0a0", 0.1)
    upper = block((34, 0.5, 7), (0, 0.25, BASE + 3.5), plaster(wall, 0.3), 0)
    base = block((34, 0.56, BASE), (0, 0.22, BASE / 2), plaster("#a79d8c", 0.35), 0)
    for course in range(1, 6):
        cut(base, block((36, 0.05, 0.028), (0, -0.06, course * 0.477), matt("#8d8474"), 0))
    for x, kind in LOWER:
        _window(base, stone, x, 1.52, 1.15, 1.85, kind, -0.06)
    for x, kind in UPPER:
        _window(upper, stone, x, 5.2, 1.2, 2.5, kind, 0.0)
    _door(base, stone)
    block((34, 0.2, 0.2), (0, -0.06, BASE + 0.02), stone, 0.02)
    for tall, out, z in ((0.16, 0.22, 7.5), (0.14, 0.36, 7.65), (0.3, 0.5, 7.87)):
        block((34, out, tall), (0, -out / 2 + 0.02, z), stone, 0.02)
    _street()
    for x in (-1.55, 1.55):
        greenery.shrub((x, -0.62, 0), size=0.62)
    outdoors.lamp_post((*post, 0), height=3.9, power=160)
    softbox((-9, -9, 12), (0, 0, 3), (12, 9), 1500 * light, "#a9bcec", False)
    surroundings("sky", 0.5 * light, tint="#7f97cf")


def _window(wall, stone, x, z, width, height, kind, face):
    """An opening through a wall whose face is y = `face`: a surround, a sill that stands out, a frame set back, a room."""
    cut(wall, block((width, 1.6, height), (x, 0.3, z), matt("#8d8474"), 0))
    for side in (-1, 1):
        block((0.16, 0.1, height + 0.02), (x + side * (width / 2 + 0.08), face - 0.02, z), stone, 0.01)
    block((width + 0.4, 0.12, 0.2), (x, face - 0.03, z + height / 2 + 0.1), stone, 0.012)
    block((width + 0.46, 0.24, 0.09), (x, face - 0.06, z - height / 2 - 0.045), stone, 0.012)
    _frame(x, z, width, height, face + REVEAL)
    _room(x, z, width, height, kind)


def _frame(x, z, width, height, y):
    paint = powder("#2c3a36", 0.4)
    for side in (-1, 1):
        block((0.07, 0.06, height), (x + side * (width / 2 - 0.035), y, z), paint, 0.005)
        block((width, 0.06, 0.07), (x, y, z + side * (height / 2 - 0.035)), paint, 0.005)
    block((0.07, 0.05, height), (x, y, z), paint, 0.005)
    block((width, 0.05, 0.05), (x, y, z + height * 0.22), paint, 0.004)
    block((width, 0.006, height), (x, y + 0.005, z), clear_glass(), 0)


def _room(x, z, width, height, kind):
    """What is behind a window: a lit room with a lamp, a bookcase and a curtain, or a dark one with its blind half down."""
    lit = kind == "lamp"
    wall, deep, wide, tall = matt("#b99a72" if lit else "#11151b", 0.9), 1.9, width + 0.7, height + 0.3
    block((wide, 0.04, tall), (x, BEHIND + deep, z), wall, 0)
    for side in (-1, 1):
        block((0.04, deep, tall), (x + side * wide / 2, BEHIND + deep / 2, z), wall, 0)
        block((wide, deep, 0.04), (x, BEHIND + deep / 2, z + side * tall / 2), matt("#cfc3ae" if lit and side > 0 else "#3a2f26", 0.9), 0)
    if not lit:
        block((width, 0.01, height * 0.42), (x, BEHIND - 0.02, z + height * 0.29), fabric("#6f6a60"), 0)
        return
    for fold in range(3):
        rod(0.05, height, (x + width / 2 - 0.04 - fold * 0.07, BEHIND + 0.08 + fold % 2 * 0.03, z), fabric("#b7a184"), bevel=0, sides=16)
    rod(0.005, 0.5, (x + 0.1, BEHIND + 0.9, z + tall / 2 - 0.25), plastic(), bevel=0)
    ball(0.12, (x + 0.1, BEHIND + 0.9, z + tall / 2 - 0.56), glowing("#ffdca8", 3.2))
    for level in range(3):
        shelf = z - height * 0.36 + level * 0.42
        block((wide * 0.8, 0.22, 0.03), (x, BEHIND + deep - 0.14, shelf), wood("#5c4127", "#7a5836"), 0)
        for index in range(9):
            tone = ("#7a4a3c", "#3f5566", "#b89260", "#d9d0bd", "#56684e")[(index * 3 + level * 2) % 5]
            if (index + level) % 4:
                block((0.1, 0.16, 0.2 + index * 5 % 3 * 0.04), (x - wide * 0.36 + index * wide * 0.085, BEHIND + deep - 0.16, shelf + 0.13), matt(tone), 0)
    softbox((x, BEHIND + 0.8, z + tall / 2 - 0.06), (x, BEHIND + 1.1, z - 1), (wide * 0.8, 1.2), 62, "#ffc98c", False)


def _door(base, stone):
    """Two glazed leaves between pilasters, two steps, a lobby behind them; a lantern at either side."""
    width, height, y = 1.9, 2.42, 0.3
    cut(base, block((width, 1.6, height), (0, 0.3, height / 2), matt("#8d8474"), 0))
    for side in (-1, 1):
        block((0.3, 0.2, height), (side * (width / 2 + 0.15), -0.1, height / 2), stone, 0.012)
        block((0.36, 0.26, 0.3), (side * (width / 2 + 0.15), -0.11, 0.15), stone, 0.012)
        _lantern(side * (width / 2 + 0.62))
    block((width + 0.8, 0.3, 0.3), (0, -0.13, height + 0.15), stone, 0.012)
    for step, (out, tall) in enumerate(((0.75, 0.1), (0.42, 0.2))):
        block((width + 0.9 - step * 0.3, out + 0.3, tall), (0, 0.3 - (out + 0.3) / 2, tall / 2), concrete("#8f8980", "#a7a196"), 0.012)
    paint, brass = powder("#23423c", 0.35), aluminium("#c9a45c", 0.25)
    for side in (-1, 1):
        middle = side * width / 4
        for edge in (-1, 1):
            block((0.11, 0.06, height - 0.2), (middle + edge * (width / 4 - 0.055), y, height / 2 + 0.1), paint, 0.006)
        for z, tall in ((0.42, 0.44), (height - 0.08, 0.16), (1.75, 0.09)):
            block((width / 2, 0.055, tall), (middle, y, z), paint, 0.006)
        rod(0.014, 0.5, (side * 0.1, y - 0.06, 1.15), brass, bevel=0.003)
    block((width, 0.006, height), (0, y + 0.01, height / 2), clear_glass(), 0)
    _lobby(width, height)


def _lobby(width, height):
    wall, deep = matt("#b08f66", 0.9), 3.2
    block((width + 1.4, 0.04, 2.9), (0, BEHIND + deep, 1.35), wall, 0)
    for side in (-1, 1):
        block((0.04, deep, 2.9), (side * (width / 2 + 0.7), BEHIND + deep / 2, 1.35), wall, 0)
    block((width + 1.4, deep, 0.04), (0, BEHIND + deep / 2, 0.2), polished("#8d7d68", "#a8977f", 0.2), 0)
    block((width + 1.4, deep, 0.04), (0, BEHIND + deep / 2, 2.8), matt("#d8cdb9", 0.9), 0)
    slab(1.3, 0.5, 0.9, 0.03, (0.2, BEHIND + deep - 0.7, 0.2), wood("#6d4a2c", "#8f6640"), 0.006)
    softbox((0, BEHIND + 1.4, 2.74), (0, BEHIND + 1.6, 0), (1.6, 2.4), 120, "#ffcf98", False)


def _lantern(x):
    """A wall lamp on a bracket beside the door."""
    iron = powder("#1d2126", 0.45)
    block((0.1, 0.02, 0.24), (x, -0.07, 2.02), iron, 0.004)
    block((0.03, 0.16, 0.03), (x, -0.14, 2.1), iron, 0.004)
    rod(0.075, 0.24, (x, -0.2, 1.96), glowing("#ffd9a0", 3.6), radius_top=0.095, bevel=0.004, sides=24)
    rod(0.12, 0.07, (x, -0.2, 2.115), iron, radius_top=0.03, bevel=0.004, sides=24)
    rod(0.085, 0.03, (x, -0.2, 1.83), iron, bevel=0.004, sides=24)


def _street():
    """Slabs of limestone that mirror a little, a kerb, the edge of the road."""
    joint = matt("#4f4c47")
    block((40, 4.4, 0.1), (0, -1.9, -0.05), polished("#7c766c", "#948d81", 0.34), 0)
    for row in range(5):
        block((40, 0.01, 0.002), (0, -0.55 - row * 0.8, 0.0004), joint, 0)
        for column in range(-15, 16):
            block((0.01, 0.8, 0.002), (column * 1.2 + row % 2 * 0.6, -0.95 - row * 0.8, 0.0004), joint, 0)
    block((40, 0.2, 0.16), (0, -4.2, -0.06), concrete("#8f8980", "#a7a196"), 0.015)
    with assembled((0, -9.3, -0.17)):
        block((40, 10, 0.1), (0, 0, 0), matt("#3b3c40", 0.5), 0)
