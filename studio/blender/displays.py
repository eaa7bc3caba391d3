"""What shops of shoes, of scents, of pottery and of plants sell, and the shelves they show it on. Each takes its place and a turn, and faces -y."""
from materials import aluminium, lacquer, powder
from parts import blade, turned
from rooms import fabric, leaf, matt, wood
from solids import assembled, ball, block, prism, rod

UPPERS = ("#26384f", "#6d3340", "#c9b79c", "#4f6b5c", "#d9d3c6", "#8a5a3c", "#3a3d44", "#b98a4a")
GLASSES = ("#3f7f86", "#a8734a", "#7a4a5e", "#c9b48a", "#4f6b5c")
SIDE = ((0, 0.03), (-0.004, 0.088), (0.012, 0.108), (0.05, 0.084), (0.088, 0.092), (0.112, 0.108), (0.128, 0.098), (0.192, 0.066), (0.252, 0.054), (0.282, 0.04), (0.286, 0.03))
SOLE = ((-0.006, 0.012), (0.004, 0), (0.262, 0), (0.29, 0.016), (0.29, 0.031), (-0.006, 0.034))

GLAZES = ("#2f6f78", "#c4663c", "#e9dfca", "#33506b", "#8fa58c", "#b98a44", "#7a4550")
CLAY, POTS = "#b07a55", ("#c97f52", "#e6dfd0", "#4f6f6a", "#8a6a54", "#2f3f4a")
# Of each vase: radius and height along its side, as shares of how tall it is; the inside follows to its neck.
VASES = (
    ((0, 0), (0.2, 0), (0.23, 0.03), (0.31, 0.24), (0.33, 0.4), (0.25, 0.62), (0.11, 0.78), (0.085, 0.9), (0.13, 1), (0.115, 1), (0.07, 0.9)),
    ((0, 0), (0.2, 0), (0.24, 0.03), (0.42, 0.3), (0.44, 0.52), (0.36, 0.78), (0.22, 0.93), (0.24, 1), (0.215, 1), (0.19, 0.92)),
    ((0, 0), (0.25, 0), (0.27, 0.03), (0.27, 0.6), (0.265, 0.96), (0.25, 1), (0.235, 0.98), (0.235, 0.8)),
    ((0, 0), (0.14, 0), (0.16, 0.03), (0.2, 0.2), (0.34, 0.56), (0.36, 0.72), (0.26, 0.86), (0.16, 0.93), (0.19, 1), (0.17, 1), (0.14, 0.93)),
)
BOWL = ((0, 0), (0.36, 0), (0.38, 0.09), (0.72, 0.42), (0.96, 0.96), (0.97, 1), (0.93, 1), (0.68, 0.45), (0.2, 0.16), (0, 0.14))


def trainer(at, turn=0, upper=UPPERS[0], sole="#e9e4d8"):
    """One shoe seen from its side, the toe at the right."""
    with assembled(at, (0, 0, turn - 90)):
        prism([(y - 0.14, z) for y, z in SIDE], 0.088, fabric(upper), bevel=0.02)
        prism([(y - 0.14, z) for y, z in SOLE], 0.1, powder(sole), bevel=0.006)


def flask(at, tall=0.16, tone=GLASSES[0], round_body=False):
    """A bottle of scent: a body of coloured glass, a collar, a stopper."""
    x, y, z = at
    if round_body:
        ball(tall * 0.33, (x, y, z + tall * 0.33), lacquer(tone, 0.1))
    else:
        block((tall * 0.56, tall * 0.32, tall * 0.64), (x, y, z + tall * 0.32), lacquer(tone, 0.1), 0.008)
    rod(tall * 0.09, tall * 0.1, (x, y, z + tall * 0.69), aluminium("#c9a063", 0.3), bevel=0.001, sides=20)
    rod(tall * 0.14, tall * 0.24, (x, y, z + tall * 0.85), lacquer("#e9e0cc"), bevel=0.004, sides=20)


def vase(at, turn=0, tall=0.28, kind=0, glaze=GLAZES[0]):
    """A thrown vase, glazed to a hand above its foot, which is bare clay; kind: its number in VASES."""
    profile = VASES[kind]
    with assembled(at, (0, 0, turn)):
        turned([(radius * tall, z * tall) for radius, z in profile], lacquer(glaze, 0.2), sides=72)
        foot = [(radius * tall + 0.0008, z * tall) for radius, z in profile[1:4] if z < 0.2]
        (inner, low), (outer, high) = [(radius, z) for radius, z in profile if 0 < radius][1:3]
        edge = inner + (outer - inner) * (0.14 - low) / (high - low)
        turned([*foot, (edge * tall + 0.0008, 0.14 * tall), (edge * tall - 0.001, 0.141 * tall)], matt(CLAY, 0.8), sides=72)


def bowl(at, turn=0, wide=0.26, glaze=GLAZES[1]):
    """A bowl on its foot; the inside as its outside."""
    with assembled(at, (0, 0, turn)):
        turned([(radius * wide / 2, z * wide * 0.4) for radius, z in BOWL], lacquer(glaze, 0.2), sides=72)


def potted(at, turn=0, tall=0.4, pot=POTS[0], seed=0):
    """A plant for a window sill in a clay pot, a third of its height the pot's; no two grow alike."""
    deep = tall * 0.34
    with assembled(at, (0, 0, turn)):
        turned([(0, 0), (deep * 0.4, 0), (deep * 0.54, deep * 0.8), (deep * 0.6, deep * 0.8), (deep * 0.61, deep), (deep * 0.55, deep), (deep * 0.5, deep * 0.84), (0, deep * 0.84)], matt(pot, 0.75), sides=40)
        count, wide, droop = ((16, 0.16, 0.5), (11, 0.34, 0.35), (20, 0.09, 0.2))[seed % 3]
        for stem in range(count):
            age = (stem * 31 + seed * 17) % 50 / 50
            green = leaf(("#2d6344", "#3f7d4e", "#6f9a58", "#356b3f")[(stem * 3 + seed) % 4])
            reach = tall * (0.45 + 0.3 * (1 - age))
            blade(reach, wide * tall, green, (0, 0, deep * 0.8), (-4 - age * (60 if seed % 3 < 2 else 26), 0, stem * 137.5 + seed * 40), droop)


def pottery_shelves(at, turn=0, size=(2.2, 2.2), levels=5, seed=0):
    """Vases, bowls and plates far apart, in no order that an eye finds again."""
    _shelves(at, turn, size, levels, lambda level, z: _pottery(size[0], z, seed + level))


def plant_shelves(at, turn=0, size=(2.2, 2.2), levels=4, seed=0):
    """Pots with plants, here and there one that is still empty."""
    _shelves(at, turn, size, levels, lambda level, z: _plants(size[0], z, seed + level))


def shoe_shelves(at, turn=0, size=(2.2, 2.2), levels=5, boxed=2, seed=0):
    """Pairs on the upper shelves, stacked boxes on the lowest `boxed`."""
    _shelves(at, turn, size, levels, lambda level, z: (_boxes if level < boxed else _pairs)(size[0], z, seed + level))


def scent_shelves(at, turn=0, size=(2.2, 2.2), levels=6, seed=0):
    """Flasks far apart, a tied box here and there."""
    _shelves(at, turn, size, levels, lambda level, z: _flasks(size[0], z, seed + level))


def _shelves(at, turn, size, levels, fill):
    width, height = size
    oak, step = wood("#8a6a48", "#b58a5c"), (height - 0.1) / levels
    with assembled(at, (0, 0, turn)):
        block((width, 0.02, height), (0, 0.19, height / 2), oak, 0.002)
        for x in (-width / 2, width / 2):
            block((0.03, 0.38, height), (x, 0, height / 2), oak, 0.003)
        for level in range(levels + 1):
            z = 0.08 + level * step
            block((width, 0.36, 0.026), (0, 0, z), oak, 0.003)
            if level < levels:
                fill(level, z + 0.013)


def _pottery(width, z, seed):
    count = int(width / 0.3)
    for index in range(count):
        chance = (index * 73 + seed * 151 + 29) ** 3 % 10007
        x, kind, glaze = (index + 0.5) * width / count - width / 2, chance % 7, GLAZES[chance // 7 % len(GLAZES)]
        if kind < 4:
            vase((x, -0.02, z), 0, 0.2 + chance // 91 % 4 * 0.028, kind, glaze)
        elif kind == 4:
            with assembled((x, 0.07, z + 0.125), (78, 0, 0)):
                turned([(0, 0), (0.07, 0), (0.125, 0.018), (0.125, 0.023), (0.07, 0.006), (0, 0.006)], lacquer(glaze, 0.2), sides=72)
        else:
            for level in range(2):
                bowl((x, -0.02, z + level * 0.028), 0, 0.2, glaze)


def _plants(width, z, seed):
    count = int(width / 0.3)
    for index in range(count):
        x = (index + 0.5) * width / count - width / 2
        potted((x, -0.02, z), 0, 0.38 + (index * 3 + seed) % 3 * 0.05, POTS[(index * 2 + seed) % len(POTS)], index * 5 + seed * 2)


def _flasks(width, z, seed):
    count = int(width / 0.24)
    for index in range(count):
        x, kind = (index + 0.5) * width / count - width / 2, (index * 5 + seed * 3) % 7
        tone = GLASSES[(index * 2 + seed) % len(GLASSES)]
        if kind == 6:
            block((0.13, 0.13, 0.15), (x, 0, z + 0.075), matt("#d9cdb6", 0.6), 0.002)
            block((0.026, 0.134, 0.153), (x, 0, z + 0.0755), matt(tone, 0.5), 0)
            block((0.134, 0.026, 0.1535), (x, 0, z + 0.0755), matt(tone, 0.5), 0)
        elif kind != 3:
            flask((x, -0.04, z), 0.17 + kind % 3 * 0.04, tone, kind % 2 == 0)


def _pairs(width, z, seed):
    count = int(width / 0.42)
    for index in range(count):
        upper = UPPERS[(index * 3 + seed * 5) % len(UPPERS)]
        x = (index + 0.5) * width / count - width / 2
        sole = "#e9e4d8" if (index + seed) % 3 else "#b98a4a"
        trainer((x - 0.02, -0.06, z), 8, upper, sole)
        trainer((x + 0.03, 0.06, z), 8, upper, sole)


def _boxes(width, z, seed):
    count = int(width / 0.37)
    for index in range(count):
        x = (index + 0.5) * width / count - width / 2
        for layer in range(1 + (index * 3 + seed) % 2):
            tone = ("#c7a878", "#d9d3c6", "#5f6f66", "#8a5a3c")[(index * 3 + layer * 2 + seed) % 4]
            block((0.33, 0.22, 0.1), (x, -0.02, z + 0.051 + layer * 0.128), matt(tone, 0.8), 0.002)
            block((0.336, 0.226, 0.028), (x, -0.02, z + 0.114 + layer * 0.128), matt(tone, 0.7), 0.002)
            block((0.09, 0.002, 0.045), (x + 0.09, -0.1312, z + 0.05 + layer * 0.128), lacquer("#efe9df"), 0)
