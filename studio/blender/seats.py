"""Tables and seats of offices, waiting rooms, councils and homes. Each takes its place on the floor and a turn, and faces -y."""
from math import cos, pi, sin

from materials import CORAL, TURQUOISE, lacquer, plastic, powder
from rooms import fabric, felted, wood
from solids import assembled, block, extruded, rod, sheet, slab


def table(at, turn=0, size=(1.6, 0.8), height=0.74, top="oak", legs="#24262b"):
    width, depth = size
    with assembled(at, (0, 0, turn)):
        surface = wood("#b58a5c", "#d0a878") if top == "oak" else lacquer(top, 0.3)
        slab(width, depth, 0.028, 0.04, (0, 0, height - 0.028), surface, 0.004)
        for x in (-1, 1):
            for y in (-1, 1):
                rod(0.02, height - 0.03, (x * (width / 2 - 0.1), y * (depth / 2 - 0.1), (height - 0.03) / 2), powder(legs))


def conference_table(at, turn=0, size=(1.15, 2.1), height=0.74, top="oak", legs="#24262b"):
    """A meeting table whose length lies along y: a top with a chamfered underside on two frames of flat steel."""
    width, length = size
    surface = wood("#94714e", "#b8936b", "y") if top == "oak" else lacquer(top, 0.3)
    steel = powder(legs)
    with assembled(at, (0, 0, turn)):
        slab(width, length, 0.018, 0.09, (0, 0, height - 0.018), surface, 0.003)
        slab(width - 0.05, length - 0.05, 0.014, 0.07, (0, 0, height - 0.032), surface, 0.006)
        block((0.08, length - 0.7, 0.03), (0, 0, height - 0.047), steel, 0.002)
        for y in (-1, 1):
            with assembled((0, y * (length / 2 - 0.32), 0)):
                block((width - 0.28, 0.08, 0.012), (0, 0, height - 0.038), steel, 0.002)
                block((width - 0.28, 0.08, 0.012), (0, 0, 0.006), steel, 0.002)
                for x in (-1, 1):
                    block((0.012, 0.08, height - 0.04), (x * (width / 2 - 0.146), 0, (height - 0.04) / 2), steel, 0.002)


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
    """Loose cushions, a pillow, and a blanket thrown over the back."""
    cloth = felted(colour, 0.006)
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
        wool = felted("#cdbb98", 0.007)
        sheet([(0.16, 0.56), (0.175, 0.822), (0.465, 0.822), (0.468, 0.36)], 0.014, 0.62, 0.05, wool, (width * 0.2, 0, 0), 0.004)
        for index in range(40):
            block((0.004, 0.006, 0.05), (width * 0.2 - 0.3 + index * 0.0154, 0.47, 0.335), wool, 0)
        slab(0.42, 0.4, 0.12, 0.1, (-width * 0.3, 0.14, 0.52), fabric("#d9a55b"), 0.05, (62, 0, 12))


def padded_bench(at, turn=0, size=(2.1, 0.52), colour="#6b7078"):
    """A bench of lobbies and galleries: three cushions side by side on an oak board and two frames of steel."""
    width, depth = size
    with assembled(at, (0, 0, turn)):
        slab(width, depth, 0.03, 0.03, (0, 0, 0.3), wood("#6d4a2c", "#8f6840"), 0.004)
        for index in range(3):
            wide = width / 3
            slab(wide - 0.006, depth - 0.02, 0.12, 0.05, ((index - 1) * wide, 0, 0.33), fabric(colour), 0.032)
        for x in (-1, 1):
            for z in (0.006, 0.294):
                block((0.06, depth - 0.06, 0.012), (x * (width / 2 - 0.28), 0, z), powder("#24262b"), 0.002)
            for y in (-1, 1):
                block((0.06, 0.012, 0.3), (x * (width / 2 - 0.28), y * (depth / 2 - 0.036), 0.15), powder("#24262b"), 0.002)


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
