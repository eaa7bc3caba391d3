"""Plain furniture for the places that equipment is photographed in."""
from math import cos, sin

from materials import aluminium, glowing, lacquer, paper, plastic, powder
from lights import bulb
from outlines import rounded
from parts import blade, turned
from rooms import fabric, leaf, matt, wood
from solids import assembled, block, extruded, rod, sheet, slab


def school_chair(at, turn, height=0.45, colour="#17b6b0"):
    """A moulded plywood shell on four tube legs; height of the seat in metres."""
    k = height / 0.45
    with assembled(at, (0, 0, turn)):
        path = [(-0.2 * k, height), (0.16 * k, height - 0.015), (0.23 * k, height + 0.36 * k)]
        sheet(path, 0.01, 0.38 * k, 0.07 * k, powder(colour, 0.5), (0, 0, 0), 0.004)
        for x in (-0.15, 0.15):
            for y, lean in ((-0.13, -7), (0.13, 9)):
                rod(0.01, height, (x * k, y * k, height / 2), powder("#d6d4cf"), (-lean, 0, 0))
        block((0.3 * k, 0.3 * k, 0.014), (0, 0, height - 0.026), powder("#d6d4cf"), 0.004)


def school_desk(at, turn=0, height=0.72):
    with assembled(at, (0, 0, turn)):
        slab(1.3, 0.55, 0.024, 0.03, (0, 0, height - 0.024), wood("#c9a173", "#dcb98d"), 0.003)
        for x in (-0.56, 0.56):
            for y in (-0.2, 0.2):
                rod(0.015, height - 0.024, (x, y, (height - 0.024) / 2), powder("#d6d4cf"))
            block((0.02, 0.4, 0.03), (x, 0, height - 0.05), powder("#d6d4cf"), 0.003)


def low_shelf(at, width, colours, turn=0, height=0.8):
    """Open shelf with coloured boxes and upright books."""
    oak = wood("#c39765", "#dbb588")
    with assembled(at, (0, 0, turn)):
        for z in (0.05, height / 2, height):
            block((width, 0.36, 0.022), (0, 0, z), oak, 0.002)
        bays = max(2, round(width / 0.42))
        for bay in range(bays + 1):
            block((0.022, 0.355, height - 0.06), (-width / 2 + 0.011 + bay * (width - 0.022) / bays, 0, height / 2 + 0.03), oak, 0.002)
        block((width - 0.02, 0.008, height - 0.05), (0, 0.17, height / 2 + 0.025), matt("#efe9df"), 0)
        for bay in range(bays):
            x = -width / 2 + (bay + 0.5) * width / bays
            for level, z in enumerate((0.062, height / 2 + 0.012)):
                colour = colours[(bay * 2 + level * 3) % len(colours)]
                if (bay + level) % 2:
                    slab(width / bays - 0.09, 0.3, 0.2, 0.02, (x, -0.01, z), powder(colour), 0.006)
                else:
                    for book in range(6):
                        tall = 0.2 + (book * 7 + bay * 3) % 5 * 0.016
                        block((0.032, 0.22, tall), (x - 0.11 + book * 0.04, 0, z + tall / 2), powder(colours[(book + bay) % len(colours)]), 0.002)


def pendant(at, length, colour="#e9dfcc", power=14, width=0.2, glow=5):
    """A dome lamp on a cable; `at` is the middle of its rim, `length` the cable (m)."""
    with assembled(at):
        dome = [(max(width * cos(step * 0.13), 0.028), 0.2 * sin(step * 0.13)) for step in range(13)]
        outer, inner = dome, [(radius * 0.97, z - 0.004 if z else 0) for radius, z in reversed(dome)]
        turned(outer + inner, powder(colour), sides=96)
        turned([(0.001, 0.02), (0.05, 0.03), (0.062, 0.075), (0.04, 0.12), (0.001, 0.13)], glowing("#ffd9a6", glow))
        rod(0.003, length, (0, 0, 0.2 + length / 2), plastic())
    bulb((at[0], at[1], at[2] - 0.03), power)


def planter(at, height=1.5, stems=26, colour="#d8d0c2", seed=0):
    """A tall pot with broad leaves, no two alike: young ones upright, old ones wide and bending."""
    with assembled(at):
        turned([(0, 0), (0.165, 0), (0.172, 0.008), (0.222, 0.41), (0.22, 0.42), (0.204, 0.42), (0.19, 0.38), (0, 0.38)], lacquer(colour, 0.5))
        rod(0.19, 0.02, (0, 0, 0.375), matt("#3a2c20", 0.95), bevel=0.004)
        for stem in range(stems):
            age = (stem * 31 + seed * 17) % 50 / 50
            green = leaf(("#2d6344", "#3f7d4e", "#5c9152", "#356b3f")[(stem * 3 + seed) % 4])
            reach = height * (0.5 + 0.5 * (1 - age) + 0.08 * ((stem * 7) % 5 - 2) / 2)
            wide = 0.075 + 0.085 * ((stem * 13 + seed) % 7) / 6
            blade(reach, wide, green, (0.03 * sin(stem), 0.03 * cos(stem), 0.36), (-3 - age * 36, (stem * 11) % 15 - 7, stem * 137.5 + seed * 40), 0.16 + 0.4 * age)


def framed(at, size, turn=0, picture="#8fb7b5", mount="#f3efe6", frame="#2a221a"):
    """A print on a wall facing -y when turn is 0: frame, mount, and a calm landscape of sky, sun, hills and water."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.03, height), (0, 0, 0), wood(frame, "#4a3a2a"), 0.003)
        block((width - 0.05, 0.008, height - 0.05), (0, -0.014, 0), paper(mount), 0)
        w, h = width * 0.66, height * 0.66
        block((w, 0.004, h), (0, -0.0185, 0), matt(picture, 0.8), 0)
        rod(h * 0.13, 0.002, (w * 0.18, -0.0212, h * 0.2), matt("#f3e3bb", 0.8), (90, 0, 0), bevel=0)
        for depth, colour in enumerate(("#5f7f7a", "#33545c", "#1d3644")):
            crest = [(-w / 2 + w * step / 12, h * (0.02 - depth * 0.15 + 0.07 * sin(step * (0.9 + depth * 0.5) + depth * 2 + at[0]))) for step in range(13)]
            hills = [(-w / 2, -h / 2), *crest, (w / 2, -h / 2)]
            extruded(hills, 0.001, matt(colour, 0.8), (0, -0.0215 - depth * 0.0012, 0), (90, 0, 0), bevel=0)


def charted(at, size, turn=0, seed=0, tints=("#7fa8a2", "#d9b777"), turned_round=False):
    """A nautical chart under glass on a wall: parchment, a coast, rhumb lines from a compass rose, a few islands; tints: of sea and land; turned_round: by half a turn, so that two do not look alike."""
    width, height = size
    w, h = width - 0.16, height - 0.16
    way = -1 if turned_round else 1
    (sea, land), line = (matt(tint, 0.85) for tint in tints), matt("#7a4a2c", 0.8)
    with assembled(at, (0, 0, turn)):
        block((width, 0.035, height), (0, 0, 0), wood("#2a1c12", "#4a3320"), 0.004)
        block((width - 0.05, 0.008, height - 0.05), (0, -0.016, 0), paper("#e2d2a8"), 0)
        block((w, 0.002, h), (0, -0.0205, 0), sea, 0)
        coast = [(w * (0.06 + 0.13 * sin(step * 0.25 + seed) + 0.04 * sin(step * 0.9 + seed * 2)), h * (0.5 - step / 28)) for step in range(29)]
        shore = [(way * x, way * z) for x, z in (*coast, (w / 2, -h / 2), (w / 2, h / 2))]
        extruded(shore, 0.001, land, (0, -0.0215, 0), (90, 0, 0), bevel=0)
        rose = (way * -w * 0.22, way * (-h * 0.16 + 0.1 * h * sin(seed)))
        for ray in range(16):
            with assembled((rose[0], -0.0235, rose[1]), (0, ray * 22.5, 0)):
                block((min(w, h) * 0.6, 0.001, 0.003), (0, 0, 0), line, 0)
        rod(h * 0.09, 0.002, (rose[0], -0.0245, rose[1]), paper("#efe0b8"), (90, 0, 0), bevel=0)
        rod(h * 0.065, 0.002, (rose[0], -0.0255, rose[1]), matt("#b3402f", 0.8), (90, 0, 0), bevel=0, sides=8)
        for island in range(4):
            rod(h * 0.02 * (1 + island % 3), 0.002, (way * -w * (0.4 - 0.11 * island), -0.022, way * h * (0.3 - 0.07 * (island * 5 % 4))), land, (90, 0, 0), bevel=0, sides=7)


def armchair(at, turn, colour="#b8543f"):
    with assembled(at, (0, 0, turn)):
        cloth = fabric(colour)
        slab(0.74, 0.72, 0.2, 0.12, (0, 0, 0.2), cloth, 0.05)
        slab(0.6, 0.58, 0.12, 0.1, (0, -0.06, 0.36), cloth, 0.045)
        outer = rounded([(-0.37, -0.3), (-0.37, 0.36), (0.37, 0.36), (0.37, -0.3)], 0.2, closed=False)
        inner = rounded([(0.27, -0.3), (0.27, 0.26), (-0.27, 0.26), (-0.27, -0.3)], 0.12, closed=False)
        extruded(outer + inner, 0.5, cloth, (0, 0, 0.3), bevel=0.03)
        for x in (-0.26, 0.26):
            for y in (-0.26, 0.26):
                rod(0.014, 0.2, (x, y, 0.1), wood("#7a5433", "#9a7048", "z"), radius_top=0.02)


def table_lamp(at, power=10):
    with assembled(at):
        turned([(0, 0), (0.07, 0), (0.075, 0.02), (0.03, 0.05), (0.055, 0.14), (0.04, 0.24), (0.012, 0.28)], lacquer("#2b5f63", 0.25))
        turned([(0.16, 0.26), (0.11, 0.46), (0.108, 0.46), (0.158, 0.26)], glowing("#ffd7a3", 2.2))
        rod(0.006, 0.14, (0, 0, 0.34), aluminium())
    bulb((at[0], at[1], at[2] + 0.36), power, radius=0.1)


def framed_plan(at, size, turn=0, frame="#2a221a"):
    """A floor plan in a frame on a wall facing -y when turn is 0."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.03, height), (0, 0, 0), wood(frame, "#4a3a2a"), 0.003)
        with assembled((0, -0.0155, 0), (90, 0, 0)):
            drawing((0, 0, 0), 0, (width - 0.05, height - 0.05), False)


def drawing(at, turn=0, size=(0.84, 0.594), curled=True):
    """A floor plan on paper, its edge curling: walls, doors, a coloured room, a scale bar."""
    width, depth = size
    ink, line = matt("#22304d", 0.9), 0.003
    with assembled(at, (0, 0, turn)):
        slab(width, depth, 0.0008, 0.002, (0, 0, 0), paper("#faf8f2"), 0)
        w, d = width * 0.43, depth * 0.38
        block((w * 0.8, d * 0.9, 0.0003), (-w * 0.55, d * 0.5, 0.001), matt("#bfe3e0", 0.9), 0)
        block((w * 0.5, d * 0.7, 0.0003), (w * 0.7, -d * 0.6, 0.001), matt("#ffd0cb", 0.9), 0)
        walls = ((0, d, 2 * w, 1), (0, -d, 2 * w, 1), (-w, 0, 2 * d, 0), (w, 0, 2 * d, 0), (-w * 0.15, d * 0.5, d, 0), (-w * 0.55, 0.04 * d, w * 0.85, 1), (w * 0.45, -d * 0.58, d * 0.84, 0), (w * 0.75, -d * 0.2, w * 0.5, 1))
        for x, y, long, across in walls:
            block((long, line * 4, 0.0004) if across else (line * 4, long, 0.0004), (x, y, 0.0013), ink, 0)
        for index in range(5):
            block((0.03, line * 2, 0.0004), (w * 0.1 + index * 0.06, d * 1.16, 0.0013), ink, 0)
        for index in range(6):
            rod(0.011, 0.0004, (w * (0.05 + index % 3 * 0.14), d * (0.3 + index // 3 * 0.34), 0.0013), matt("#ff5a4f", 0.9), bevel=0, sides=20)
        if curled:
            rod(0.016, depth, (-width / 2 - 0.014, 0, 0.016), paper("#f2efe6"), (90, 0, 0), bevel=0, sides=24)
