"""What stands in shops, offices, waiting rooms, libraries and halls. Every maker takes its place on the floor and a turn."""
from math import atan2, cos, pi, sin

from furniture import armchair
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, glowing, lacquer, plastic, powder
from outlines import rounded
from rooms import clear_glass, fabric, matt, wood
from solids import assembled, block, extruded, rod, slab

COLOURS = (INK, TURQUOISE, "#efe9df", CORAL, "#d9a55b", GREEN, "#c9b79c", "#7fa8a2")


def table(at, turn=0, size=(1.6, 0.8), height=0.74, top="oak", legs="#24262b"):
    width, depth = size
    with assembled(at, (0, 0, turn)):
        surface = wood("#b58a5c", "#d0a878") if top == "oak" else lacquer(top, 0.3)
        slab(width, depth, 0.028, 0.04, (0, 0, height - 0.028), surface, 0.004)
        for x in (-1, 1):
            for y in (-1, 1):
                rod(0.02, height - 0.03, (x * (width / 2 - 0.1), y * (depth / 2 - 0.1), (height - 0.03) / 2), powder(legs))


def round_table(at, turn=0, radius=0.38, height=0.74, top="#efe9df"):
    with assembled(at, (0, 0, turn)):
        rod(radius, 0.026, (0, 0, height - 0.013), lacquer(top, 0.3), bevel=0.006, sides=64)
        rod(0.03, height - 0.03, (0, 0, height / 2), powder("#24262b"))
        rod(radius * 0.6, 0.014, (0, 0, 0.007), powder("#24262b"), bevel=0.004)


def office_chair(at, turn=0, colour="#31415f", seat=0.46):
    """A shell chair on four legs, facing -y."""
    with assembled(at, (0, 0, turn)):
        shell = fabric(colour)
        slab(0.48, 0.46, 0.06, 0.09, (0, 0, seat - 0.06), shell, 0.022)
        with assembled((0, 0.22, seat + 0.02), (-10, 0, 0)):
            slab(0.46, 0.4, 0.05, 0.1, (0, 0.025, 0.2), shell, 0.02, (90, 0, 0))
        for x in (-1, 1):
            for y in (-1, 1):
                rod(0.012, seat - 0.05, (x * 0.19, y * 0.18, (seat - 0.05) / 2), powder("#24262b"), (y * 5, -x * 5, 0))


def stool(at, turn=0, height=0.66, colour=CORAL):
    with assembled(at, (0, 0, turn)):
        rod(0.17, 0.05, (0, 0, height - 0.025), fabric(colour), bevel=0.016)
        rod(0.022, height - 0.05, (0, 0, height / 2), powder("#24262b"))
        rod(0.19, 0.014, (0, 0, 0.007), powder("#24262b"), bevel=0.004)


def sofa(at, turn=0, width=2.1, colour="#5f7f86"):
    cloth = fabric(colour)
    with assembled(at, (0, 0, turn)):
        slab(width, 0.86, 0.2, 0.1, (0, 0, 0.14), cloth, 0.05)
        slab(width, 0.24, 0.5, 0.1, (0, 0.32, 0.3), cloth, 0.06)
        seats = max(2, round(width / 0.9))
        for index in range(seats):
            x = -width / 2 + 0.18 + (index + 0.5) * (width - 0.36) / seats
            slab((width - 0.4) / seats, 0.6, 0.15, 0.08, (x, -0.1, 0.33), cloth, 0.05)
        for x in (-1, 1):
            slab(0.2, 0.84, 0.44, 0.09, (x * (width / 2 - 0.1), 0, 0.14), cloth, 0.06)
            for y in (-0.34, 0.34):
                rod(0.018, 0.14, (x * (width / 2 - 0.12), y, 0.07), wood("#7a5433", "#9a7048", "z"))
        slab(0.42, 0.4, 0.12, 0.1, (-width * 0.3, 0.14, 0.52), fabric("#d9a55b"), 0.05, (62, 0, 12))


def lounge(at, turn=0, colour="#c4583f"):
    armchair(at, turn, colour)


def rug(at, turn=0, size=(2.6, 1.8), colour="#d7c7ad"):
    with assembled(at, (0, 0, turn)):
        slab(size[0], size[1], 0.014, 0.05, (0, 0, 0), fabric(colour), 0.004)


def shelves(at, turn=0, size=(2.4, 2.1), goods="mixed", levels=5, colour="#efe9df"):
    """Wall shelving facing -y. goods: "mixed", "boxes", "books", "bottles" or "folded"."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        frame = wood("#b58a5c", "#d0a878") if colour == "oak" else lacquer(colour, 0.4)
        block((width, 0.02, height), (0, 0.19, height / 2), frame, 0.002)
        for x in (-width / 2, width / 2):
            block((0.03, 0.4, height), (x, 0, height / 2), frame, 0.003)
        for level in range(levels + 1):
            z = 0.06 + level * (height - 0.08) / levels
            block((width, 0.38, 0.026), (0, 0, z), frame, 0.003)
            if level < levels:
                block((width - 0.08, 0.01, 0.006), (0, -0.15, z + (height - 0.08) / levels - 0.02), glowing("#ffe9c8", 3), 0)
                _goods(goods, width - 0.12, (height - 0.08) / levels - 0.06, z + 0.014, level)


def _goods(kind, width, room, z, seed):
    x, index = -width / 2, seed * 3
    while x < width / 2 - 0.05:
        index += 1
        colour = COLOURS[(index * 5 + seed * 3) % len(COLOURS)]
        if kind == "books":
            wide, tall = 0.025 + index * 7 % 4 * 0.008, room * (0.68 + index * 5 % 4 * 0.08)
            block((wide, 0.22, tall), (x + wide / 2, 0, z + tall / 2), powder(colour), 0.002)
            x += wide + (0.16 if index % 17 == 0 else 0.002)
        elif kind == "bottles":
            tall = room * (0.6 + index * 5 % 4 * 0.1)
            rod(0.03, tall * 0.72, (x + 0.04, -0.04, z + tall * 0.36), lacquer(colour, 0.2), bevel=0.008, sides=20)
            rod(0.012, tall * 0.26, (x + 0.04, -0.04, z + tall * 0.85), plastic("#efe9df"), bevel=0.003, sides=16)
            x += 0.085
        elif kind == "folded":
            for layer in range(2 + index % 3):
                block((0.3, 0.28, 0.045), (x + 0.16, -0.02, z + 0.024 + layer * 0.048), fabric(COLOURS[(index + layer * 2) % len(COLOURS)]), 0.016)
            x += 0.37
        else:
            plain = "#f4f2ec" if kind == "boxes" else colour
            wide, tall = 0.09 + index * 7 % 4 * 0.03, room * (0.5 + index * 5 % 4 * 0.12)
            block((wide, 0.18, tall), (x + wide / 2, -0.04, z + tall / 2), powder(plain), 0.003)
            block((wide * 0.98, 0.004, tall * 0.22), (x + wide / 2, -0.131, z + tall * 0.6), powder(colour if kind == "boxes" else "#f4f2ec"), 0)
            x += wide + 0.012


def clothes_rail(at, turn=0, width=1.5):
    steel = powder("#24262b")
    with assembled(at, (0, 0, turn)):
        for x in (-width / 2, width / 2):
            rod(0.014, 1.45, (x, 0, 0.725), steel)
            block((0.03, 0.44, 0.02), (x, 0, 0.01), steel, 0.004)
        rod(0.014, width, (0, 0, 1.44), steel, (0, 90, 0))
        for index in range(int(width / 0.075)):
            colour = ("#17456b", "#e6ddcc", "#c4583f", "#3a3d44", "#7fa8a2", "#d9a55b")[index * 5 % 6]
            x, long = -width / 2 + 0.1 + index * 0.07, 0.62 + index * 3 % 4 * 0.1
            slab(0.46, long, 0.032, 0.1, (x, 0, 1.36 - long / 2), fabric(colour), 0.012, (90, 0, 90 + index * 7 % 9 - 4))


def counter(at, turn=0, size=(2.4, 0.7), height=1.05, front="#e9e2d3", top="oak"):
    width, depth = size
    with assembled(at, (0, 0, turn)):
        block((width, depth - 0.06, height - 0.1), (0, 0.02, height / 2 + 0.03), lacquer(front, 0.4), 0.006)
        block((width - 0.06, depth - 0.14, 0.08), (0, 0.03, 0.04), matt("#1b1c1f"), 0)
        surface = wood("#9c6f43", "#c2935f") if top == "oak" else lacquer(top, 0.25)
        block((width + 0.06, depth, 0.04), (0, 0, height), surface, 0.004)
        for line in range(int(width / 0.4)):
            block((0.004, 0.004, height - 0.16), (-width / 2 + 0.2 + line * 0.4, -depth / 2 + 0.049, height / 2 + 0.02), matt("#b9ae9a"), 0)


def bench_seats(at, turn=0, count=4, colour=TURQUOISE):
    """Waiting-room seats on one beam, facing -y."""
    with assembled(at, (0, 0, turn)):
        span = count * 0.6
        block((span, 0.06, 0.06), (0, 0.05, 0.36), powder("#8f9297"), 0.006)
        for x in (-span / 2 + 0.35, span / 2 - 0.35):
            block((0.06, 0.06, 0.34), (x, 0.05, 0.18), powder("#8f9297"), 0.006)
            block((0.06, 0.5, 0.03), (x, 0.05, 0.015), powder("#8f9297"), 0.006)
        for index in range(count):
            x = -span / 2 + 0.3 + index * 0.6
            slab(0.5, 0.46, 0.05, 0.08, (x, 0, 0.41), powder(colour, 0.4), 0.016)
            with assembled((x, 0.2, 0.46), (-12, 0, 0)):
                slab(0.5, 0.42, 0.04, 0.09, (0, 0.02, 0.22), powder(colour, 0.4), 0.014, (90, 0, 0))


def partition(at, turn=0, size=(1.8, 1.5), colour="#7fa8a2"):
    with assembled(at, (0, 0, turn)):
        block((size[0], 0.06, size[1]), (0, 0, size[1] / 2 + 0.03), fabric(colour), 0.02)
        for x in (-0.4, 0.4):
            block((0.04, 0.4, 0.03), (x * size[0], 0, 0.015), powder("#24262b"), 0.004)


def glass_wall(at, turn=0, size=(3.0, 2.6), bays=3):
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.008, height), (0, 0, height / 2), clear_glass(), 0)
        for bay in range(bays + 1):
            block((0.04, 0.05, height), (-width / 2 + bay * width / bays, 0, height / 2), powder("#24262b"), 0.003)
        for z in (0.03, height):
            block((width, 0.05, 0.05), (0, 0, z), powder("#24262b"), 0.003)


def council_desk(at, turn=0, radius=4.2, start=-58, end=58, height=0.76, seats=7):
    """A curved row of desks around `at`, opening towards -y, with a chair behind each place and a microphone on it."""
    inner, outer = radius, radius + 0.6
    steps = 28
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    arc = [(sin(a) * outer, cos(a) * outer) for a in angles] + [(sin(a) * inner, cos(a) * inner) for a in reversed(angles)]
    front = [(sin(a) * (inner + 0.06), cos(a) * (inner + 0.06)) for a in angles] + [(sin(a) * inner, cos(a) * inner) for a in reversed(angles)]
    with assembled(at, (0, 0, turn)):
        extruded(arc, 0.04, wood("#9c6f43", "#c2935f"), (0, 0, height - 0.04), bevel=0.004)
        extruded(front, height - 0.06, wood("#7a5433", "#9a7048", "z"), (0, 0, 0.02), bevel=0.003)
        for seat in range(seats):
            degrees = start + (end - start) * (seat + 0.5) / seats
            a = degrees * pi / 180
            with assembled((sin(a) * (inner + 0.3), cos(a) * (inner + 0.3), height)):
                rod(0.03, 0.015, (0, 0, 0.008), plastic())
                rod(0.005, 0.26, (0, -0.05, 0.13), plastic(), (22, 0, 0))
            office_chair((sin(a) * (outer + 0.36), cos(a) * (outer + 0.36), 0), -degrees, "#31415f")


def flag(at, turn=0, colour=TURQUOISE, height=2.3):
    """A plain banner on a pole, in folds."""
    with assembled(at, (0, 0, turn)):
        rod(0.016, height, (0, 0, height / 2), aluminium("#c9a063", 0.3))
        rod(0.16, 0.04, (0, 0, 0.02), powder("#24262b"), bevel=0.01)
        folds = [(0.02 + step * 0.035, 0.03 * sin(step * 1.9)) for step in range(9)]
        back = [(x, y + 0.006) for x, y in reversed(folds)]
        extruded(folds + back, 1.1, fabric(colour), (0, 0, height - 1.2), bevel=0)


def racking(at, turn=0, size=(2.7, 3.2), levels=3):
    """Pallet racking with boxes."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        blue, orange = powder("#24406b"), powder("#e07a2f")
        for x in (-width / 2, width / 2):
            for y in (-0.45, 0.45):
                block((0.09, 0.07, height), (x, y, height / 2), blue, 0.004)
        for level in range(levels):
            z = 0.12 + level * height / levels
            for y in (-0.45, 0.45):
                block((width, 0.05, 0.11), (0, y, z), orange, 0.004)
            block((width - 0.1, 0.9, 0.03), (0, 0, z + 0.07), wood("#a5835a", "#c4a177"), 0.003)
            for index in range(3):
                wide, tall = 0.62 + index * 5 % 3 * 0.07, 0.42 + (index + level) * 7 % 4 * 0.11
                x = -width / 2 + 0.5 + index * (width - 0.3) / 3
                colour = ("#b98f5e", "#c9a273", "#8fa3b5", "#d9d6cf")[(index * 3 + level) % 4]
                block((wide, 0.7, tall), (x, -0.02, z + 0.085 + tall / 2), matt(colour, 0.85), 0.006)
                block((0.06, 0.004, tall), (x, -0.372, z + 0.085 + tall / 2), matt("#d8c49a", 0.6), 0)


def machine(at, turn=0, colour="#dfe2e4"):
    """A machining centre: cabinet, dark window, lit inside, control arm, signal tower."""
    with assembled(at, (0, 0, turn)):
        block((2.3, 1.4, 1.95), (0, 0, 1.05), powder(colour, 0.4), 0.03)
        block((2.34, 1.42, 0.2), (0, 0, 0.12), powder("#31415f"), 0.01)
        slab(1.0, 0.85, 0.02, 0.05, (-0.25, -0.69, 1.3), plastic("#0c1218", 0.1), 0.004, (90, 0, 0))
        block((0.7, 0.01, 0.02), (-0.25, -0.712, 1.62), glowing("#dff3ff", 4), 0)
        block((0.03, 0.05, 0.6), (0.3, -0.72, 1.3), aluminium(), 0.01)
        block((0.4, 0.12, 0.52), (0.78, -0.76, 1.35), powder("#24262b"), 0.012)
        block((0.3, 0.01, 0.22), (0.78, -0.824, 1.46), glowing("#7fd6d2", 1.2), 0)
        for index, light in enumerate(("#3bb273", "#ffc94d", "#ff5a4f")):
            rod(0.03, 0.07, (0.95, 0.3, 2.1 + index * 0.075), glowing(light, 5 if index == 0 else 0.3))


def conveyor(at, turn=0, length=4.0, height=0.8):
    with assembled(at, (0, 0, turn)):
        for y in (-0.3, 0.3):
            block((length, 0.04, 0.12), (0, y, height), powder("#24406b"), 0.006)
            for index in range(int(length / 1.2) + 1):
                block((0.06, 0.06, height), (-length / 2 + 0.1 + index * 1.2, y, height / 2), powder("#8f9297"), 0.004)
        for index in range(int(length / 0.11)):
            rod(0.03, 0.56, (-length / 2 + 0.06 + index * 0.11, 0, height + 0.03), aluminium(), (90, 0, 0), sides=16)
        for index in range(int(length / 0.9)):
            tall = 0.22 + index * 5 % 3 * 0.07
            block((0.42, 0.36, tall), (-length / 2 + 0.5 + index * 0.9, 0, height + 0.06 + tall / 2), matt("#c9a273", 0.85), 0.006)


def floor_line(at, turn=0, size=(6, 0.1), colour="#f0c02f"):
    with assembled(at, (0, 0, turn)):
        block((size[0], size[1], 0.003), (0, 0, 0.0016), matt(colour, 0.6), 0)


def cross(at, turn=0, size=0.6, colour=GREEN):
    """A lit cross on a wall, facing -y."""
    with assembled(at, (0, 0, turn)):
        for wide, tall in ((size, size / 3), (size / 3, size)):
            block((wide, 0.06, tall), (0, 0, 0), glowing(colour, 1.6), 0.004)


def disc(at, turn=0, radius=0.3, colour=TURQUOISE, lit=0.0):
    """A plain round sign on a wall, facing -y."""
    with assembled(at, (0, 0, turn)):
        rod(radius, 0.03, (0, 0, 0), glowing(colour, lit) if lit else lacquer(colour, 0.3), (90, 0, 0), bevel=0.004, sides=64)


def bed(at, turn=0, colour="#7fa8a2"):
    """A hospital bed."""
    with assembled(at, (0, 0, turn)):
        slab(0.92, 2.0, 0.14, 0.08, (0, 0, 0.52), fabric("#eef0ec"), 0.04)
        slab(0.94, 1.2, 0.05, 0.06, (0, -0.36, 0.63), fabric(colour), 0.02)
        slab(0.5, 0.34, 0.1, 0.1, (0, 0.76, 0.66), fabric("#fbfaf6"), 0.04)
        for y in (-1.02, 1.02):
            slab(0.9, 0.5, 0.04, 0.12, (0, y, 0.78), powder("#e6e3dc"), 0.012, (90, 0, 0))
        block((0.8, 1.8, 0.08), (0, 0, 0.42), powder("#c9cccb"), 0.01)
        for x in (-0.36, 0.36):
            for y in (-0.8, 0.8):
                rod(0.06, 0.03, (x, y, 0.06), plastic(), (0, 90, 0))
                block((0.05, 0.05, 0.32), (x, y, 0.24), powder("#c9cccb"), 0.006)


def tiered(at, turn=0, rows=4, width=6.0, colour="#31415f"):
    """Rows of lecture seats rising away from -y."""
    with assembled(at, (0, 0, turn)):
        for row in range(rows):
            y, z = row * 0.95, row * 0.3
            block((width, 0.95, 0.3), (0, y, z - 0.15), wood("#8f6a45", "#b8925f"), 0.004)
            block((width - 0.2, 0.34, 0.03), (0, y - 0.3, z + 0.74), wood("#b58a5c", "#d0a878"), 0.004)
            block((width - 0.2, 0.03, 0.7), (0, y - 0.44, z + 0.37), wood("#7a5433", "#9a7048"), 0.003)
            for seat in range(int(width / 0.62)):
                office_chair((-width / 2 + 0.5 + seat * 0.62, y + 0.2, z), 0, colour)


def arch_lamp(at, turn=0, reach=1.0):
    """A floor lamp bending over."""
    with assembled(at, (0, 0, turn)):
        rod(0.17, 0.03, (0, 0, 0.015), powder("#24262b"), bevel=0.008)
        points = rounded([(0, 0), (0, 1.8), (reach, 1.8), (reach, 1.62)], 0.4, closed=False, steps=10)
        for (x, z), (u, w) in zip(points, points[1:]):
            length = ((u - x) ** 2 + (w - z) ** 2) ** 0.5
            with assembled(((x + u) / 2, 0, (z + w) / 2), (0, 0, 0)) as frame:
                frame.rotation_euler = (0, atan2(u - x, w - z), 0)
                rod(0.011, length + 0.01, (0, 0, 0), powder("#24262b"), bevel=0)
        rod(0.18, 0.16, (reach, 0, 1.56), powder("#efe9df"), radius_top=0.06)
        rod(0.15, 0.01, (reach, 0, 1.478), glowing("#ffdca8", 6), bevel=0)
