"""What lies, hangs and stands in a workshop: hand tools, cartons, instruments, coils of cable. What hangs does so on a wall facing -y."""
from math import cos, pi, sin

from furniture import turned
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, glowing, lacquer, plastic, powder
from parts import cable
from rooms import matt, wood
from solids import assembled, block, extruded, ring, rod, slab

STEEL = ("#c9cbce", 0.25)
UPRIGHT = (90, 0, 0)


def spanner(x, top, y, long):
    """A combination spanner, its open end up."""
    steel, size = aluminium(*STEEL), 0.011 + long * 0.06
    block((size * 0.85, 0.007, long - size * 2), (x, y, top - long / 2), steel, 0.002)
    around = [2.1 + step * (2 * pi - 1.06) / 20 for step in range(21)]
    jaw = [(size * cos(a), size * sin(a)) for a in around]
    extruded([*jaw, (size * 0.45, -size * 0.05), (-size * 0.45, -size * 0.05)], 0.009, steel, (x, y + 0.0045, top - size), UPRIGHT, 0.001)
    with assembled((x, y, top - long + size * 0.8), UPRIGHT):
        ring(size * 0.72, size * 0.3, steel)


def screwdriver(x, top, y, colour, long):
    turned([(0, 0), (0.011, 0.002), (0.015, 0.02), (0.012, 0.05), (0.016, 0.085), (0.014, 0.105), (0, 0.11)], lacquer(colour, 0.3), (x, y, top - 0.11), 24)
    rod(0.004, long, (x, y, top - 0.11 - long / 2), aluminium(*STEEL), sides=16)


def pliers(x, top, y, colour):
    for side in (-1, 1):
        cable([(x + side * 0.005, y, top - 0.055), (x + side * 0.026, y, top - 0.1), (x + side * 0.024, y, top - 0.16), (x + side * 0.034, y, top - 0.2)], 0.0085, colour)
        block((0.013, 0.012, 0.065), (x + side * 0.0075, y, top - 0.03), aluminium(*STEEL), 0.004, (0, side * 3, 0))
    rod(0.012, 0.018, (x, y, top - 0.062), aluminium(*STEEL), UPRIGHT, sides=24)


def hammer(x, top, y, head="#3a3d44"):
    rod(0.013, 0.28, (x, y, top - 0.15), wood("#9c6f43", "#c2935f", "z"), radius_top=0.01, sides=24)
    block((0.105, 0.03, 0.034), (x, y, top - 0.02), powder(head, 0.35), 0.005)


def saw(x, top, y):
    blade = [(0, 0), (0.36, 0.03), (0.36, 0.075), (0, 0.11)]
    extruded(blade, 0.003, aluminium(*STEEL), (x, y, top - 0.11), UPRIGHT, 0)
    slab(0.11, 0.13, 0.022, 0.03, (x - 0.03, y + 0.011, top - 0.055), wood("#7a4a2c", "#9c6f43"), 0.004, UPRIGHT)
    slab(0.05, 0.07, 0.024, 0.02, (x - 0.03, y + 0.012, top - 0.055), powder("#26414b"), 0, UPRIGHT)


def level(x, z, y):
    block((0.5, 0.024, 0.055), (x, y, z), lacquer("#ffc94d", 0.35), 0.004)
    for at in (-0.17, 0, 0.17):
        rod(0.016, 0.026, (x + at, y, z), glowing("#cfe86a", 0.6), UPRIGHT, sides=24)


def tape(x, z, y, colour):
    """A roll of tape on a peg."""
    with assembled((x, y, z), UPRIGHT):
        turned([(0.034, -0.022), (0.06, -0.022), (0.062, 0), (0.06, 0.022), (0.034, 0.022), (0.034, -0.022)], lacquer(colour, 0.3))
        rod(0.008, 0.07, (0, 0, 0), aluminium(*STEEL), sides=16)


def coil(at, turn=(90, 0, 0), radius=0.11, colour="#15161a", loops=6):
    """A cable wound up and tied."""
    with assembled(at, turn):
        for loop in range(loops):
            with assembled((0.004 * sin(loop * 2.1), 0.004 * cos(loop * 1.7), (loop % 3 - 1) * 0.011)):
                ring(radius + 0.006 * (loop % 2) - 0.004 * (loop // 3), 0.0055, plastic(colour, 0.45))
        for side in (-1, 1):
            block((0.034, 0.016, 0.05), (side * radius, 0, 0), matt("#e9e2d3"), 0.004)


def carton(at, turn=0, size=(0.44, 0.36, 0.3), colour="#b98f5e", stripe=TURQUOISE, closed=False):
    """A corrugated box with a label in front; its flaps stand open, with what is packed in it, or lie taped."""
    width, depth, height = size
    card, thick = matt(colour, 0.9, 0.1), 0.005
    with assembled(at, (0, 0, turn)):
        for side in (-1, 1):
            block((thick, depth, height), (side * (width - thick) / 2, 0, height / 2), card, 0)
            block((width - 2 * thick, thick, height), (0, side * (depth - thick) / 2, height / 2), card, 0)
        block((width - 0.01, depth - 0.01, thick), (0, 0, thick), card, 0)
        if closed:
            for side in (-1, 1):
                block((width, depth / 2 - 0.0015, thick), (0, side * depth / 4, height + thick / 2), card, 0)
            block((width + 0.002, 0.05, 0.0008), (0, 0, height + thick + 0.0004), matt("#d8c49a", 0.4), 0)
            for side in (-1, 1):
                block((0.0008, 0.05, 0.07), (side * (width / 2 + 0.0006), 0, height - 0.03), matt("#d8c49a", 0.4), 0)
        else:
            for side, lean in ((-1, 32), (1, -58)):
                with assembled((0, side * depth / 2, height), (side * -lean, 0, 0)):
                    block((width - 0.012, depth * 0.46, thick), (0, side * depth * 0.23, 0), card, 0)
                with assembled((side * width / 2, 0, height), (0, side * (24 if side > 0 else 46), 0)):
                    block((depth * 0.46, depth - 0.012, thick), (side * depth * 0.23, 0, 0), card, 0)
            block((width - 0.03, depth - 0.03, 0.02), (0, 0, height - 0.06), matt("#23262c", 0.95), 0.004)
            for index in range(3):
                block((width * 0.2, depth * 0.6, 0.05), ((index - 1) * width * 0.28, 0, height - 0.045), matt(("#e9e2d3", "#dfe7e6", "#f3efe6")[index], 0.8), 0.006)
        front = -depth / 2 - 0.0006
        block((width * 0.5, 0.0008, height * 0.42), (-width * 0.12, front, height * 0.5), matt("#f7f4ec", 0.8), 0)
        block((width * 0.5, 0.0008, height * 0.1), (-width * 0.12, front - 0.0006, height * 0.665), matt(stripe, 0.7), 0)
        for index, long in enumerate((0.36, 0.28, 0.33)):
            block((width * long, 0.0006, height * 0.028), (-width * (0.33 - long / 2), front - 0.0006, height * (0.55 - index * 0.075)), matt("#3a3d44"), 0)
        for index in range(9):
            block((0.003 + index * 5 % 3 * 0.002, 0.0006, height * 0.1), (width * (0.22 + index * 0.022), front, height * 0.22), matt("#2a211a"), 0)


def crate(at, turn=0, size=(0.5, 0.4, 0.27), colour=INK):
    """A stacking box of plastic: ribs, a grip, a card in its holder, cables and parts in it."""
    width, depth, height = size
    with assembled(at, (0, 0, turn)):
        body, lip = plastic(colour, 0.42), 0.02
        for side in (-1, 1):
            block((0.008, depth, height), (side * width / 2, 0, height / 2), body, 0.003)
            block((width, 0.008, height), (0, side * depth / 2, height / 2), body, 0.003)
            block((lip, depth + lip, 0.022), (side * width / 2, 0, height), body, 0.005)
            block((width + lip, lip, 0.022), (0, side * depth / 2, height), body, 0.005)
        block((width, depth, 0.008), (0, 0, 0.006), body, 0)
        front = -depth / 2 - 0.006
        for index in range(7):
            if index not in (2, 3, 4):
                block((0.012, 0.012, height * 0.82), ((index - 3) * width * 0.15, front, height * 0.45), body, 0.003)
        slab(0.13, 0.035, 0.004, 0.016, (0, front + 0.001, height * 0.78), plastic("#08090b", 0.6), 0, UPRIGHT)
        block((0.15, 0.003, 0.075), (0, front - 0.001, height * 0.42), matt("#f7f4ec"), 0)
        block((0.1, 0.002, 0.009), (-0.015, front - 0.003, height * 0.47), matt("#3a3d44"), 0)
        block((0.07, 0.002, 0.009), (-0.03, front - 0.003, height * 0.38), matt("#3a3d44"), 0)
        block((width - 0.03, depth - 0.03, 0.02), (0, 0, height - 0.09), matt("#17181b"), 0)
        coil((-width * 0.2, 0, height - 0.03), (8, 12, 0), 0.09, "#d9d6cf")
        coil((width * 0.2, 0.03, height - 0.02), (-12, -8, 0), 0.085, "#15161a")
        slab(0.09, 0.14, 0.03, 0.008, (0.02, -0.06, height - 0.07), powder("#c9cbce"), 0.003, (0, 14, 30))


def oscilloscope(at, turn=0):
    """A bench oscilloscope with two waves on its screen, knobs at the right, and a probe."""
    with assembled(at, (0, 0, turn)):
        slab(0.4, 0.16, 0.22, 0.02, (0, 0, 0.014), powder("#e6e3dc", 0.5), 0.006)
        for x in (-0.15, 0.15):
            block((0.05, 0.12, 0.016), (x, 0, 0.008), plastic("#17181b"), 0.004)
        slab(0.396, 0.216, 0.01, 0.018, (0, -0.074, 0.124), plastic("#2b3036", 0.4), 0.003, UPRIGHT)
        slab(0.235, 0.165, 0.004, 0.006, (-0.068, -0.083, 0.128), plastic("#06121a", 0.12), 0.001, UPRIGHT)
        for index in range(1, 8):
            block((0.0008, 0.0006, 0.15), (-0.18 + index * 0.028, -0.0875, 0.128), glowing("#2c6f74", 0.35), 0)
        for index in range(1, 6):
            block((0.22, 0.0006, 0.0008), (-0.068, -0.0875, 0.053 + index * 0.025), glowing("#2c6f74", 0.35), 0)
        for colour, middle, high, turns in (("#ffd23f", 0.15, 0.022, 3.0), ("#3fe0d0", 0.092, 0.018, 6.0)):
            for step in range(110):
                along = step / 109
                rise = sin(along * turns * 2 * pi)
                rise = (1 if rise > 0 else -1) if turns > 4 else rise
                block((0.0026, 0.0006, 0.0034), (-0.176 + along * 0.216, -0.088, middle + high * rise), glowing(colour, 3), 0)
        for index in range(8):
            place = (0.085 + index % 2 * 0.055, -0.09, 0.19 - index // 2 * 0.034)
            rod(0.012 if index < 4 else 0.009, 0.02, place, plastic("#d9d6cf" if index % 3 else "#3a4f63", 0.4), UPRIGHT, bevel=0.002, sides=24)
        for index in range(3):
            rod(0.008, 0.018, (0.075 + index * 0.04, -0.09, 0.045), aluminium(*STEEL), UPRIGHT, sides=20)
        for index in range(4):
            block((0.012, 0.004, 0.007), (0.175, -0.085, 0.19 - index * 0.022), glowing((GREEN, "#ffc94d", "#d9d6cf", CORAL)[index], 0.8), 0.001)
        cable([(0.075, -0.1, 0.045), (0.06, -0.17, 0.03), (-0.02, -0.22, 0.004), (-0.2, -0.2, 0.004), (-0.36, -0.12, 0.004), (-0.5, -0.16, 0.03)], 0.003)


def soldering_station(at, turn=0):
    with assembled(at, (0, 0, turn)):
        slab(0.13, 0.15, 0.1, 0.014, (0, 0, 0), powder("#2b5f63", 0.4), 0.005)
        block((0.07, 0.004, 0.032), (-0.012, -0.076, 0.07), glowing("#ff7a5c", 1.2), 0.001)
        rod(0.013, 0.018, (0.042, -0.08, 0.035), plastic("#17181b"), UPRIGHT, sides=24)
        with assembled((0.14, -0.02, 0)):
            slab(0.09, 0.12, 0.018, 0.01, (0, 0, 0), plastic("#17181b"), 0.004)
            for loop in range(9):
                with assembled((0, -0.02 + loop * 0.008, 0.075 + loop * 0.0045), (60, 0, 0)):
                    ring(0.02, 0.0022, aluminium(*STEEL))
            rod(0.009, 0.1, (0, 0.075, 0.132), plastic("#ffc94d"), (-60, 0, 0), sides=24)
            block((0.05, 0.03, 0.014), (0, -0.035, 0.022), matt("#d9a55b", 0.95), 0.004)
        cable([(0.0, -0.08, 0.03), (0.05, -0.14, 0.006), (0.16, -0.12, 0.004), (0.24, 0.02, 0.05), (0.2, 0.1, 0.14), (0.14, 0.1, 0.165)], 0.0032)


def spool(at, colour, turn=(90, 0, 0)):
    """Wire on a reel."""
    with assembled(at, turn):
        for side in (-1, 1):
            rod(0.055, 0.005, (0, 0, side * 0.032), plastic("#e9e2d3"), sides=40)
        rod(0.042, 0.06, (0, 0, 0), lacquer(colour, 0.35), sides=40)


def lamp_arm(at, turn=0):
    """A magnifying lamp on a jointed arm, clamped to a bench."""
    with assembled(at, (0, 0, turn)):
        white = powder("#efece6")
        rod(0.02, 0.08, (0, 0, 0.03), white)
        block((0.024, 0.024, 0.5), (0.1, 0, 0.29), white, 0.006, (0, 23, 0))
        block((0.42, 0.024, 0.024), (0.4, 0, 0.52), white, 0.006)
        rod(0.022, 0.05, (0.2, 0, 0.52), powder("#3a3d44"), UPRIGHT)
        with assembled((0.66, 0, 0.47), (0, 12, 0)):
            ring(0.1, 0.022, white)
            turned([(0.084, -0.012), (0.1, -0.016), (0.1, -0.012), (0.084, -0.012)], glowing("#fff6e6", 6))
