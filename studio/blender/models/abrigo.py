"""Abrigo: a bus shelter with what Vidra builds into it: a departures board under the roof, or a tall panel as its end wall."""
from math import cos, radians, sin

from materials import CORAL, TURQUOISE, aluminium, glass_black, glowing, plastic, powder
from models.signs import UPRIGHT, housing, lock
from panel import lit_area, lit_size
from parts import cable, label
from rooms import clear_glass, wood
from solids import assembled, block, extruded, rod, slab

LENGTH, DEPTH, ROOF = 3.9, 1.5, 2.62


def build(screen, diagonal=32, strength=1.3, stop=None, near=False):
    """The shelter opens towards -y; its end wall with the 86 is at its right. stop: its name, on the edge of the roof;
    near: the button of the 32 is seen from so near that its sign and its lit ring count."""
    steel = powder("#2a3442", 0.42)
    _shelter(steel, end=diagonal > 40)
    if stop:
        label(stop, 0.075, (LENGTH / 2 - 0.95, -DEPTH / 2 - 0.0506, ROOF + 0.05), "#f1f2f4")
    if diagonal > 40:
        with assembled((LENGTH / 2 - 0.16, -0.02, 0.16), (0, 0, 90)):
            _panel(screen, strength)
    else:
        with assembled((0.85, -0.32, ROOF - 0.12)):
            _board(screen, strength)
        _button(LENGTH / 2 - 0.12, -0.5, near)


def _shelter(steel, end):
    slab(LENGTH, DEPTH + 0.1, 0.1, 0.08, (0, 0, ROOF), steel, 0.012)
    slab(LENGTH - 0.16, DEPTH - 0.06, 0.014, 0.05, (0, 0, ROOF - 0.013), powder("#e4e2dd"), 0.003)
    for x in (-1.1, 1.3):
        block((0.9, 0.03, 0.012), (x, 0.2, ROOF - 0.018), glowing("#fff0d8", 4), 0)
    for x in (-LENGTH / 2 + 0.12, -0.02, LENGTH / 2 - 0.12):
        block((0.08, 0.08, ROOF), (x, DEPTH / 2 - 0.12, ROOF / 2), steel, 0.006)
        slab(0.2, 0.2, 0.014, 0.02, (x, DEPTH / 2 - 0.12, 0.002), steel, 0.003)
    if not end:
        block((0.08, 0.08, ROOF), (LENGTH / 2 - 0.12, -0.5, ROOF / 2), steel, 0.006)
        slab(0.2, 0.2, 0.014, 0.02, (LENGTH / 2 - 0.12, -0.5, 0.002), steel, 0.003)
        block((0.012, 1.0, 1.9), (LENGTH / 2 - 0.12, 0.07, 1.2), clear_glass(), 0)
        for z in (0.25, 2.15):
            block((0.03, 1.06, 0.03), (LENGTH / 2 - 0.12, 0.07, z), steel, 0.004)
    for left, right in ((-LENGTH / 2 + 0.16, -0.06), (0.02, LENGTH / 2 - 0.16)):
        x, span = (left + right) / 2, right - left
        block((span - 0.02, 0.012, 1.9), (x, DEPTH / 2 - 0.12, 1.2), clear_glass(), 0)
        for z in (0.25, 2.15):
            block((span + 0.01, 0.03, 0.03), (x, DEPTH / 2 - 0.12, z), steel, 0)
    oak = wood("#a8713f", "#c9935c")
    for slat in range(4):
        block((1.7, 0.09, 0.035), (-0.75, DEPTH / 2 - 0.26 - slat * 0.1, 0.46), oak, 0.008)
    for x in (-1.4, -0.1):
        block((0.05, 0.42, 0.06), (x, DEPTH / 2 - 0.38, 0.41), steel, 0.006)
        block((0.05, 0.06, 0.4), (x, DEPTH / 2 - 0.3, 0.2), steel, 0.006)


def _board(screen, strength):
    """800 x 520 x 120: the picture, and below it two loudspeakers, a lamp and the lock. It hangs on two arms."""
    width, height, depth = 0.8, 0.52, 0.12
    shell = powder("#e4e2dd", 0.4)
    for x in (-0.26, 0.26):
        block((0.07, 0.07, 0.13), (x, 0.06, 0.055), powder("#2a3442"), 0.008)
        block((0.14, 0.1, 0.012), (x, 0.06, 0.108), powder("#2a3442"), 0.004)
    with assembled((0, 0, -height / 2)):
        housing(width, height, depth - 0.01, shell, (0, 0.01, 0), 0.03, 0.006)
        slab(width - 0.02, height - 0.02, 0.014, 0.024, (0, 0.012, 0), glass_black(), 0.002, UPRIGHT)
        lit_w, lit_h = lit_size(32)
        lit_area(lit_w, lit_h, screen, (0, -0.0026, 0.03), strength=strength)
        for side in (-1, 1):
            for row in range(3):
                for hole in range(12):
                    rod(0.003, 0.003, (side * 0.24 - 0.06 + hole * 0.0105, -0.0022, -0.204 - row * 0.011), plastic("#4a4f58", 0.6), UPRIGHT, bevel=0, sides=10)
        block((0.09, 0.003, 0.006), (0, -0.0024, -0.215), glowing(TURQUOISE, 2), 0.001)
        for side in (-1, 1):
            block((0.002, 0.003, height - 0.06), (side * width / 2, 0.05, 0), plastic("#101114"), 0)
            for row in range(10):
                block((0.004, 0.05, 0.005), (side * width / 2, 0.085, 0.08 - row * 0.014), plastic("#17191d", 0.7), 0.001)
        lock(0.36, -0.002, -0.222, 0.007)


def _button(x, y, near):
    """On the post, at the height of a hand: a large button that has the departures read aloud."""
    with assembled((x, y - 0.04, 1.1)):
        housing(0.075, 0.19, 0.03, powder("#f0c33c", 0.4), (0, -0.03, 0), 0.014, 0.004)
        rod(0.024, 0.012, (0, -0.034, -0.03), powder("#0f1f3d", 0.35), UPRIGHT, bevel=0.003)
        if near:
            _sign(-0.0398, -0.03)
        else:
            for size, dx in (((0.005, 0.003, 0.008), -0.009), ((0.004, 0.003, 0.014), -0.004)):
                block(size, (dx, -0.0405, -0.03), powder("#f7f5ef", 0.45), 0.001)
            for wave, tall in ((0.004, 0.01), (0.011, 0.018)):
                block((0.0022, 0.003, tall), (wave, -0.0405, -0.03), powder("#f7f5ef", 0.45), 0.0008)
        for row in range(3):
            for hole in range(4):
                rod(0.0028, 0.002, (-0.015 + hole * 0.01, -0.0304, 0.035 + row * 0.01), plastic("#101114"), UPRIGHT, bevel=0, sides=10)
        for dot_x, dot_z in ((-0.008, 0.012), (0.0, 0.012), (0.0, 0.004), (0.008, 0.004)):
            rod(0.0016, 0.0024, (dot_x, -0.0306, dot_z), powder("#0f1f3d"), UPRIGHT, bevel=0.0006, sides=10)
    cable([(x, y + 0.005, ROOF - 0.02), (x - 0.03, y - 0.02, ROOF - 0.016), (x - 0.3, y + 0.1, ROOF - 0.016), (1.1, -0.27, ROOF - 0.02)], 0.006, "#2a3442")


def _sign(y, z):
    """On the button's face, raised: a loudspeaker and two waves; around the button a lit ring, and screws in the corners of its plate."""
    white = powder("#f7f5ef", 0.4)
    rod(0.0285, 0.0016, (0, y + 0.0088, z), glowing(TURQUOISE, 2.2), UPRIGHT, bevel=0.0004, sides=72)
    rod(0.0252, 0.0026, (0, y + 0.0084, z), powder("#d8ab28", 0.4), UPRIGHT, bevel=0.0003, sides=72)
    horn = [(-0.0125, -0.0036), (-0.0085, -0.0036), (-0.0025, -0.0085), (-0.0025, 0.0085), (-0.0085, 0.0036), (-0.0125, 0.0036)]
    extruded(horn, 0.0014, white, (0, y, z), UPRIGHT, 0.0004)
    for radius in (0.0055, 0.0105):
        arc = [(radius + rim, angle) for rim, way in ((-0.001, 1), (0.001, -1)) for angle in range(-45 * way, 46 * way, 9 * way)]
        extruded([(0.0005 + far * cos(radians(angle)), far * sin(radians(angle))) for far, angle in arc], 0.0014, white, (0, y, z), UPRIGHT, 0.0003)
    for side in (-1, 1):
        for high in (-0.084, 0.084):
            rod(0.0036, 0.0016, (side * 0.0265, -0.0304, high), aluminium("#8f9297", 0.3), UPRIGHT, bevel=0.0006, sides=24)


def _panel(screen, strength):
    """1240 x 2090 x 190, in the end wall, seen from the street and from inside; on two legs."""
    width, height, depth = 1.24, 2.09, 0.19
    steel = powder("#2a3442", 0.42)
    for x in (-0.5, 0.5):
        block((0.09, 0.09, 0.18), (x, depth / 2, -0.07), steel, 0.006)
        slab(0.2, 0.2, 0.014, 0.02, (x, depth / 2, -0.158), steel, 0.003)
        block((0.07, 0.07, ROOF - 0.16 - height), (x, depth / 2, height + (ROOF - 0.16 - height) / 2), steel, 0.006)
    with assembled((0, 0, height / 2)):
        housing(width, height, depth - 0.01, steel, (0, 0.01, 0), 0.03, 0.008)
        slab(width - 0.03, height - 0.03, 0.016, 0.022, (0, 0.014, 0), aluminium("#8d939b", 0.35), 0.003, UPRIGHT)
        slab(width - 0.044, height - 0.044, 0.006, 0.018, (0, 0.001, 0), glass_black(), 0.0015, UPRIGHT)
        lit_w, lit_h = lit_size(86, portrait=True)
        lit_area(lit_w, lit_h, screen, (0, -0.0056, 0.02), strength=strength)
        for side in (-1, 1):
            lock(side * 0.56, -0.0056, -height / 2 + 0.06, 0.009)
            block((0.003, 0.004, height - 0.1), (side * width / 2, 0.06, 0), plastic("#101114"), 0)
        block((0.2, 0.003, 0.008), (0, -0.0055, -height / 2 + 0.055), glowing(CORAL, 1.4), 0.001)
