"""An interior told by its row: floor, walls, one side of windows, a ceiling with lights, and what stands in it.

x runs across, y into the depth (the back wall's face is y = depth), metres; the front is open behind the camera.
"""
import fixtures
import furniture
import greenery
import plant
import prints
import seats
import shopfittings
from grounds import aggregate
from lights import softbox, sun, surroundings
from materials import glowing, powder
from rooms import clear_glass, concrete, fabric, matt, plaster, polished, wood
from solids import ball, block, rod

FLOORS = {
    "oak": lambda: wood("#9c7448", "#c39a69", "y", 0.34),
    "dark": lambda: wood("#4a3524", "#6b4e35", "y", 0.3),
    "stone": lambda: polished("#a59a8b", "#c4b9a8", 0.16),
    "aggregate": lambda: aggregate("#a59a8b", "#c4b9a8", (1.2, 1.2)),
    "grey": lambda: polished("#8d8a86", "#a5a29d", 0.2),
    "cement": lambda: concrete("#8f8c86", "#b5b1a9", 0.55),
    "vinyl": lambda: polished("#b9c4c0", "#c9d2ce", 0.22),
    "carpet": lambda: fabric("#4a5468"),
}


def build(size=(9, 5, 3.2), floor="oak", wall="#ddd6c8", left="wall", right="wall", back="wall", sides=None,
          ceiling="#efece6", evening=0.0, light=1.0, warm="#fff3e2", lamps=3, things=()):
    """size: width, depth to the back wall, height. left, right, back: "wall", "windows", "slats" or "open".

    evening: strength of a low sun through windows; light: of the room's own; things: [name, at, turn, settings].
    """
    width, depth, height = size
    span = depth + 7
    middle = depth - span / 2
    block((width + 0.4, span, 0.1), (0, middle, -0.05), FLOORS[floor](), 0)
    block((width + 0.4, span, 0.1), (0, middle, height + 0.05), matt(ceiling), 0)
    _back(back, width, depth, height, wall)
    for kind, x in ((left, -width / 2), (right, width / 2)):
        _side(kind, x, middle, span, height, sides or wall)
    _lamps(lamps, width, depth, height)
    for name, at, *rest in things:
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        _maker(name)(tuple(at), **({"turn": turn} if turn else {}), **settings)
    _light(left, right, width, depth, height, evening, light, warm)


def _maker(name):
    return next(getattr(module, name) for module in (furniture, fixtures, prints, seats, shopfittings, plant, greenery) if hasattr(module, name))


def _back(kind, width, depth, height, colour):
    if kind == "windows":
        _windows_across(width, depth, height)
        return
    block((width + 0.4, 0.2, height), (0, depth + 0.1, height / 2), plaster(colour, 0.1), 0)
    block((width, 0.02, 0.09), (0, depth - 0.01, 0.045), matt("#f3efe6"), 0.003)
    if kind == "slats":
        oak = wood("#9c6f43", "#c2935f", "z", 0.45)
        block((width, 0.03, height), (0, depth - 0.02, height / 2), matt("#2a211a"), 0)
        for index in range(int(width / 0.1)):
            block((0.052, 0.06, height), (-width / 2 + 0.05 + index * 0.1, depth - 0.065, height / 2), oak, 0.004)


def _side(kind, x, middle, span, height, colour):
    if kind == "wall":
        block((0.2, span, height), (x + (0.1 if x > 0 else -0.1), middle, height / 2), plaster(colour, 0.1), 0)
    elif kind == "windows":
        frame = powder("#e6e3dc")
        block((0.2, span, 0.5), (x, middle, 0.25), plaster(colour, 0.1), 0)
        block((0.2, span, 0.25), (x, middle, height - 0.125), plaster(colour, 0.1), 0)
        for step in range(int(span / 1.5) + 1):
            block((0.1, 0.08, height), (x, middle - span / 2 + step * 1.5, height / 2), frame, 0.006)
        block((0.1, span, 0.06), (x, middle, height * 0.68), frame, 0.006)
        block((0.008, span, height), (x, middle, height / 2), clear_glass(), 0)
        _trees(x + (9 if x > 0 else -9), middle, span)


def _windows_across(width, depth, height):
    frame = powder("#23262c")
    for step in range(int(width / 1.6) + 2):
        block((0.08, 0.12, height), (-width / 2 + step * 1.6, depth + 0.06, height / 2), frame, 0.006)
    for z in (0.06, height * 0.72, height - 0.05):
        block((width + 0.4, 0.1, 0.1), (0, depth + 0.06, z), frame, 0.006)
    block((width + 0.4, 0.008, height), (0, depth + 0.06, height / 2), clear_glass(), 0)
    block((60, 40, 0.1), (0, depth + 20.5, -0.2), matt("#b9b2a4"), 0)
    for index in range(12):
        x = index * 2.6 - 14
        rod(0.16, 2.2, (x, depth + 11 + index * 5 % 4, 1.0), matt("#5c4a38"), bevel=0)
        ball(1.3 + index * 7 % 4 * 0.2, (x + 0.3, depth + 11 + index * 5 % 4, 3.0), matt("#5f7f4a", 0.9))


def _trees(x, middle, span):
    for index in range(int(span / 2)):
        ball(1.4 + index % 3 * 0.3, (x + index % 2 * 1.4, middle - span / 2 + index * 2.2, 1.6), matt("#6f8f52", 0.9))


def _lamps(count, width, depth, height):
    """Lines of light under the ceiling, across the room."""
    for index in range(count):
        y = depth - 1.0 - index * (depth + 2) / max(count, 1)
        block((width * 0.62, 0.06, 0.03), (0, y, height - 0.02), glowing("#fff3e0", 5), 0.004)


def _light(left, right, width, depth, height, evening, light, warm):
    for kind, side in ((left, -1), (right, 1)):
        if kind == "windows":
            softbox((side * (width / 2 + 0.4), depth / 2 - 1, height * 0.6), (0, depth / 2, 1), (depth + 4, height * 0.8), 420 * light, "#e2edff")
            if evening:
                sun((side * 9, -4.5, 6.4), (0, depth * 0.4, 0), evening, "#ffdcae", 0.7)
        elif kind == "open":
            softbox((side * (width / 2 + 0.2), 0, height * 0.6), (0, depth / 2, 1), (4, height * 0.8), 180 * light, "#eef3ff")
    softbox((0, depth * 0.4, height - 0.05), (0, depth * 0.4, 0), (width * 0.7, depth), 36 * light * width * depth / 9, warm, False)
    softbox((0.5, -4.8, height * 0.8), (0, depth * 0.5, 1), (4, 1.8), 110 * light, warm, False)
    surroundings("sky", 0.9 if "windows" in (left, right) else 0.5, tint="#d6e6fa")
