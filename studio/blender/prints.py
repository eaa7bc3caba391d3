"""What hangs on walls and lies on tables as a sheet: framed prints, nautical charts, floor plans. Each faces -y when its turn is 0."""
from math import cos, pi, sin

from materials import paper
from rooms import matt, wood
from solids import assembled, block, extruded, rod, slab


def framed(at, size, turn=0, picture="#8fb7b5", mount="#f3efe6", frame="#2a221a", motif="hills"):
    """A print on a wall facing -y when turn is 0: frame, mount, and one of MOTIFS on a ground of the colour `picture`."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.03, height), (0, 0, 0), wood(frame, "#4a3a2a"), 0.003)
        block((width - 0.05, 0.008, height - 0.05), (0, -0.014, 0), paper(mount), 0)
        w, h = width * 0.66, height * 0.66
        block((w, 0.004, h), (0, -0.0185, 0), matt(picture, 0.8), 0)
        MOTIFS[motif](w, h, at[0])


def _hills(w, h, seed):
    """A calm landscape of sun, hills and water."""
    _flat(_round(h * 0.13), "#f3e3bb", 0, (w * 0.18, h * 0.2))
    for depth, colour in enumerate(("#5f7f7a", "#33545c", "#1d3644")):
        crest = [(-w / 2 + w * step / 12, h * (0.02 - depth * 0.15 + 0.07 * sin(step * (0.9 + depth * 0.5) + depth * 2 + seed))) for step in range(13)]
        _flat([(-w / 2, -h / 2), *crest, (w / 2, -h / 2)], colour, 1 + depth)


def _arches(w, h, seed):
    """Half rounds in five colours, side by side and above each other."""
    step, tones = min(w, h) / 2, ("#b5523f", "#26384f", "#d9a55b", "#5f7f7a", "#efe3cb")
    for row in range(2):
        for column in range(int(w / step)):
            kind = (column * 3 + row * 5 + int(seed * 7)) % 4
            middle = (-w / 2 + (w - int(w / step) * step) / 2 + (column + 0.5) * step, -h / 2 + (row + 0.5) * step)
            _flat([(-step / 2, -step / 2), (step / 2, -step / 2), (step / 2, step / 2), (-step / 2, step / 2)], tones[(column + row * 2) % 5], 0, middle)
            for inner, radius in enumerate((0.5, 0.3)):
                half = [(radius * step * cos(angle * pi / 16), step * (radius * 2 * sin(angle * pi / 16) - 0.5)) for angle in range(17)]
                turned_round = [(-x, -z) if kind % 2 else (x, z) for x, z in half]
                _flat(turned_round, tones[(column + row * 2 + kind + 1 + inner * 2) % 5], 1 + inner, middle)


def _leaves(w, h, seed):
    """One branch with leaves to both sides."""
    _flat([(-0.004, -h * 0.42), (0.004, -h * 0.42), (0.002, h * 0.4), (-0.002, h * 0.4)], "#2c4a3c", 0)
    for index in range(9):
        reach, z, side = h * (0.24 - index * 0.014), h * (-0.3 + index * 0.078), 1 if index % 2 else -1
        lean = (0.5 + index * 0.06) * side
        outline = [(bow * sin(step * pi / 12) * reach * 0.2, step / 12 * reach) for bow, steps in ((1, range(12)), (-1, range(12, 0, -1))) for step in steps]
        _flat([(x * cos(lean) + y * sin(lean), y * cos(lean) - x * sin(lean)) for x, y in outline], ("#3f6f55", "#5f8a63", "#2c5544")[index % 3], 1 + index % 2, (0, z))


MOTIFS = {"hills": _hills, "arches": _arches, "leaves": _leaves}


def _round(radius):
    return [(radius * cos(step * pi / 24), radius * sin(step * pi / 24)) for step in range(48)]


def _flat(outline, colour, layer, at=(0, 0)):
    """A shape printed on the sheet; layer: what lies on what."""
    extruded(outline, 0.0008, matt(colour, 0.8), (at[0], -0.0213 - layer * 0.001, at[1]), (90, 0, 0), bevel=0)


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


def framed_plan(at, size, turn=0, frame="#2a221a"):
    """A floor plan in a frame on a wall facing -y when turn is 0."""
    width, height = size
    with assembled(at, (0, 0, turn)):
        block((width, 0.03, height), (0, 0, 0), wood(frame, "#4a3a2a"), 0.003)
        with assembled((0, -0.0155, 0), (90, 0, 0)):
            drawing((0, 0, 0), 0, (width - 0.05, height - 0.05), False)


def drawing(at, turn=0, size=(0.84, 0.594), curled=True):
    """A floor plan on paper, its edge curling: walls, doors, two coloured rooms, tables and seats, measures along two sides, a title block."""
    width, depth = size
    with assembled(at, (0, 0, turn)):
        slab(width, depth, 0.0008, 0.002, (0, 0, 0), paper("#faf8f2"), 0)
        w, d = width * 0.4, depth * 0.36
        with assembled((-width * 0.02, depth * 0.03, 0)):
            _inked((-w * 0.55, d * 0.48), (w * 0.86, d * 1.0), "#bfe3e0", 0)
            _inked((w * 0.72, -d * 0.58), (w * 0.54, d * 0.8), "#ffd0cb", 0)
            for x, y, long, across in _walls(w, d):
                _inked((x, y), (long, 0.006) if across else (0.006, long), "#22304d", 2)
            for x, y, start in ((-w * 0.62, d * 0.0, 0), (w * 0.45, -d * 0.16, 90), (-w * 0.12, d * 0.42, 180), (w * 0.2, -d, 90)):
                _door((x, y), start, d * 0.2)
            for column in range(4):
                _table((w * (0.06 + column * 0.25), d * 0.58), w * 0.13, d * 0.2)
            _measures(w, d)
        _title((width * 0.5 - 0.014, -depth * 0.5 + 0.014), width * 0.24, depth * 0.1)
        if curled:
            rod(0.016, depth, (-width / 2 - 0.014, 0, 0.016), paper("#f2efe6"), (90, 0, 0), bevel=0, sides=24)


def _walls(w, d):
    """x, y, length and direction of each, about the middle."""
    outer = ((0, d, 2 * w, 1), (0, -d, 2 * w, 1), (-w, 0, 2 * d, 0), (w, 0, 2 * d, 0))
    rooms = ((-w * 0.12, d * 0.76, d * 0.48, 0), (-w * 0.12, d * 0.11, d * 0.22, 0), (-w * 0.76, 0, w * 0.48, 1), (-w * 0.22, 0, w * 0.2, 1), (w * 0.45, -d * 0.68, d * 0.64, 0), (w * 0.75, -d * 0.16, w * 0.5, 1))
    stairs = tuple((-w * 0.9 + step * w * 0.05, -d * 0.7, d * 0.6, 0) for step in range(5))
    return (*outer, *rooms, *stairs)


def _inked(at, size, colour, layer):
    block((*size, 0.0003), (*at, 0.001 + layer * 0.0002), matt(colour, 0.9), 0)


def _door(hinge, start, wide):
    """Its leaf, open, and the quarter it swings through; start: degrees of the leaf."""
    with assembled((*hinge, 0.0014), (0, 0, start)):
        block((wide, 0.0024, 0.0003), (wide / 2, 0, 0), matt("#22304d", 0.9), 0)
        for step in range(10):
            angle = (step + 0.5) * pi / 20
            block((wide * 0.16, 0.0012, 0.0003), (wide * cos(angle), wide * sin(angle), 0), matt("#6d7891", 0.9), 0, (0, 0, 90 + angle * 180 / pi))


def _table(at, wide, deep):
    """One table with a seat at each end, one of them marked."""
    for x, y, long, across in ((0, deep / 2, wide, 1), (0, -deep / 2, wide, 1), (-wide / 2, 0, deep, 0), (wide / 2, 0, deep, 0)):
        _inked((at[0] + x, at[1] + y), (long, 0.002) if across else (0.002, long), "#6d7891", 1)
    for side, colour in ((-1, "#ff5a4f"), (1, "#6d7891")):
        rod(min(wide, deep) * 0.2, 0.0003, (at[0], at[1] + side * deep * 0.8, 0.0012), matt(colour, 0.9), bevel=0, sides=24)


def _measures(w, d):
    """A thin line with ticks above and beside, a number's place between two."""
    for share in range(5):
        x, y = w * (share / 2 - 1), d * (share / 2 - 1)
        _inked((x, d + 0.022), (0.0014, 0.012), "#22304d", 1)
        _inked((w + 0.022, y), (0.012, 0.0014), "#22304d", 1)
        if share < 4:
            _inked((x + w / 4, d + 0.029), (0.022, 0.005), "#6d7891", 1)
    _inked((0, d + 0.022), (2 * w, 0.0014), "#22304d", 1)
    _inked((w + 0.022, 0), (0.0014, 2 * d), "#22304d", 1)


def _title(corner, wide, high):
    """Framed, in the lower right corner: lines of words, a larger one first."""
    x, y = corner[0] - wide / 2, corner[1] + high / 2
    for dx, dy, long, across in ((0, high / 2, wide, 1), (0, -high / 2, wide, 1), (-wide / 2, 0, high, 0), (wide / 2, 0, high, 0), (wide * 0.2, 0, high, 0)):
        _inked((x + dx, y + dy), (long, 0.0014) if across else (0.0014, long), "#22304d", 1)
    for line, (long, thick) in enumerate(((0.5, 0.008), (0.38, 0.004), (0.44, 0.004))):
        _inked((x - wide * (0.46 - long / 2), y + high * (0.26 - line * 0.24)), (wide * long, thick), "#22304d", 1)
    rod(high * 0.28, 0.0003, (x + wide * 0.35, y, 0.0012), matt("#17b6b0", 0.9), bevel=0, sides=32)
