"""A kitchen of a market hall, its front towards -y: a counter under a lit sign, a pass with plates under warm lamps, behind it a stove under its hood.

The sign says what there is without a word: a fish, a pizza, a bowl."""
from math import cos, pi, sin

from lights import softbox
from materials import aluminium, glowing, lacquer, plastic, powder
from parts import turned
from rooms import fabric, matt, wood
from solids import assembled, block, extruded, prism, rod, slab

DEPTH, HEIGHT, LINTEL = 1.7, 2.9, 2.4
FOODS = ("#c9823a", "#b8543f", "#7f9a4a", "#e0b45c")


def build(screen=None, place=(0, 6), width=3.3, colour="#2f5d5a", inside="#e4ddcf", dish="fish", power=55, awning=None, seed=0):
    """place: the middle of its front, a point of the set, because lights know no frame; awning: the colour of its stripes."""
    x, y = place
    with assembled((x, y, 0)):
        _room(width, inside, colour)
        _counter(width - 0.16, colour, seed)
        _pass(width * 0.58, width * 0.14, seed)
        _stove(width * 0.56, -width * 0.12)
        with assembled((0, -0.07, (LINTEL + HEIGHT) / 2 + 0.02)):
            SIGNS[dish](glowing("#ffe6bd", 1.5), powder(colour, 0.5))
        if awning:
            _awning(width - 0.1, awning)
    softbox((x, y + 0.8, LINTEL + 0.05), (x, y + 0.8, 0), (width * 0.85, 1.1), power, "#ffdfb0", False)
    softbox((x, y - 0.2, LINTEL - 0.12), (x, y - 0.1, 0), (width * 0.8, 0.15), power * 0.3, "#ffdfb0", False)


def _room(width, inside, colour):
    pale = matt(inside, 0.5)
    for side in (-1, 1):
        block((0.16, DEPTH, HEIGHT), (side * width / 2, DEPTH / 2, HEIGHT / 2), powder("#4a443c", 0.6), 0.006)
    block((width, 0.05, HEIGHT), (0, DEPTH - 0.03, HEIGHT / 2), pale, 0)
    block((width, 0.012, 1.1), (0, DEPTH - 0.06, 0.55), lacquer(colour, 0.3), 0)
    block((width, DEPTH, 0.05), (0, DEPTH / 2, LINTEL + 0.12), pale, 0)
    block((width + 0.16, 0.16, HEIGHT - LINTEL), (0, 0, (HEIGHT + LINTEL) / 2), powder(colour, 0.5), 0.006)
    block((width - 0.2, 0.03, 0.015), (0, -0.02, LINTEL - 0.01), glowing("#ffe3b4", 5), 0)


def _counter(width, colour, seed):
    block((width, 0.5, 0.9), (0, 0.05, 0.53), lacquer(colour, 0.4), 0.004)
    block((width, 0.4, 0.09), (0, 0.08, 0.045), matt("#17181a"), 0)
    count = int(width / 0.11)
    slat = wood("#8a6238", "#b48550", "z", 0.5)
    for step in range(count):
        block((0.07, 0.03, 0.86), (-width / 2 + (step + 0.5) * width / count, -0.21, 0.53), slat, 0.003)
    block((width + 0.02, 0.62, 0.05), (0, 0.0, 1.0), wood("#9c6f43", "#c2935f"), 0.006)
    for step in range(4):
        place = -width * 0.4 + step * width * 0.09
        if step < 2:
            _glasses(place, -0.05)
        else:
            _tray(place + step * width * 0.13 - width * 0.1, -0.08, seed + step)
    for layer in range(9):
        rod(0.11, 0.014, (width * 0.41, 0.06, 1.034 + layer * 0.016), lacquer("#ece8df", 0.2), bevel=0.005)


def _glasses(x, y):
    for step in range(3):
        rod(0.03, 0.13, (x + step * 0.085, y + step % 2 * 0.05, 1.09), lacquer(("#d8e2e0", "#b8703a", "#d8e2e0")[step], 0.1), radius_top=0.037, bevel=0.002, sides=24)


def _tray(x, y, seed):
    slab(0.42, 0.3, 0.015, 0.03, (x, y, 1.027), powder("#3a2c22", 0.5), 0.005)
    _plate((x - 0.07, y, 1.043), FOODS[seed % 4])
    rod(0.035, 0.12, (x + 0.14, y + 0.04, 1.1), lacquer("#d9a55b", 0.1), bevel=0.003, sides=24)


def _plate(at, food):
    with assembled(at):
        turned([(0, 0), (0.06, 0.001), (0.118, 0.016), (0.116, 0.02), (0.06, 0.007), (0, 0.006)], lacquer("#f1ede4", 0.15))
        for step in range(5):
            angle = step * 1.26
            rod(0.034, 0.036 + step % 3 * 0.008, (0.036 * cos(angle), 0.036 * sin(angle), 0.026), matt(food if step % 2 else "#d9b877", 0.6), radius_top=0.022, bevel=0.008, sides=14)


def _pass(width, x, seed):
    """Two steel shelves over the counter: plates on the lower, lamps under the upper."""
    steel = aluminium("#b9bbbd", 0.34)
    for z in (1.32, 1.98):
        block((width, 0.34, 0.03), (x, 0.22, z), steel, 0.003)
    for side in (-1, 1):
        rod(0.016, 0.97, (x + side * (width / 2 - 0.03), 0.22, 1.5), steel)
    for step in range(5):
        spot = x + (step - 2) * width * 0.185
        _plate((spot, 0.17, 1.336), FOODS[(step + seed) % 4])
        if step % 2 == 0:
            rod(0.1, 0.11, (spot, 0.2, 1.82), powder("#22252a", 0.4), radius_top=0.03, bevel=0.004)
            rod(0.09, 0.006, (spot, 0.2, 1.764), glowing("#ffb866", 9), bevel=0)
            rod(0.005, 0.1, (spot, 0.2, 1.92), plastic())


def _stove(width, x):
    steel = aluminium("#a6a8aa", 0.36, (1, 60, 60))
    back = DEPTH - 0.06
    block((width, 0.62, 0.9), (x, back - 0.31, 0.45), steel, 0.006)
    prism([(back, 1.95), (back, 2.5), (back - 0.3, 2.5), (back - 0.72, 2.1), (back - 0.72, 1.95)], width, steel, (x, 0, 0), 0.004)
    block((width * 0.8, 0.2, 0.012), (x, back - 0.4, 1.945), glowing("#fff0d8", 7), 0)
    for step, (radius, tall) in enumerate(((0.15, 0.24), (0.17, 0.1), (0.13, 0.2), (0.15, 0.13))):
        spot = x + (step - 1.5) * width * 0.22
        rod(radius, tall, (spot, back - 0.32, 0.91 + tall / 2), aluminium("#8f9194", 0.3) if step % 2 == 0 else plastic("#1f2124", 0.4), bevel=0.006)
    for step in range(5):
        with assembled((x + (step - 2) * width * 0.14, back - 0.04, 1.62)):
            rod(0.09 + step % 2 * 0.03, 0.03, (0, 0, 0), plastic("#26282b", 0.4) if step % 3 else aluminium("#b87648", 0.3), (90, 0, 0), bevel=0.006)
            block((0.018, 0.02, 0.16), (0, 0, 0.17), plastic("#26282b", 0.4), 0.004)


def _awning(width, colour):
    """Cloth in stripes, sloping forwards, with a border that hangs."""
    count = 12
    for step in range(count):
        cloth = fabric(colour if step % 2 else "#e9e2d2")
        x = -width / 2 + (step + 0.5) * width / count
        block((width / count, 0.74, 0.01), (x, -0.43, LINTEL - 0.03), cloth, 0, (18, 0, 0))
        block((width / count, 0.01, 0.17), (x, -0.78, LINTEL - 0.225), cloth, 0)


def _fish(lit, dark):
    belly = [(0.27 * cos(0.28 + step * (2 * pi - 0.56) / 28), 0.125 * sin(0.28 + step * (2 * pi - 0.56) / 28)) for step in range(29)]
    extruded([*belly, (0.42, -0.12), (0.37, 0), (0.42, 0.12)], 0.03, lit, (0, 0, 0), (90, 0, 0), 0)
    rod(0.02, 0.04, (-0.16, -0.02, 0.03), dark, (90, 0, 0), bevel=0)


def _pizza(lit, dark):
    crust = [(0.25 * cos(angle), 0.25 * sin(angle) - 0.04) for angle in (pi * (0.22 + step * 0.56 / 12) for step in range(13))]
    extruded([*crust, (0, -0.2)], 0.03, lit, (0, 0, 0), (90, 0, 0), 0)
    for x, z in ((-0.06, 0.1), (0.07, 0.09), (0.0, -0.02)):
        rod(0.03, 0.04, (x, -0.02, z), dark, (90, 0, 0), bevel=0)


def _bowl(lit, dark):
    cup = [(0.21 * cos(angle), 0.17 * sin(angle)) for angle in (pi * (1 + step / 16) for step in range(17))]
    extruded(cup, 0.03, lit, (0, 0, 0), (90, 0, 0), 0)
    for x in (-0.1, 0, 0.1):
        block((0.026, 0.03, 0.13), (x, -0.015, 0.11), lit, 0, (0, 14, 0))


SIGNS = {"fish": _fish, "pizza": _pizza, "bowl": _bowl}
