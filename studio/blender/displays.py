"""What shops of shoes and of scents sell, and the shelves they show it on. Each takes its place and a turn, and faces -y."""
from materials import aluminium, lacquer, powder
from rooms import fabric, matt, wood
from solids import assembled, ball, block, prism, rod

UPPERS = ("#26384f", "#6d3340", "#c9b79c", "#4f6b5c", "#d9d3c6", "#8a5a3c", "#3a3d44", "#b98a4a")
GLASSES = ("#3f7f86", "#a8734a", "#7a4a5e", "#c9b48a", "#4f6b5c")
SIDE = ((0, 0.03), (-0.004, 0.088), (0.012, 0.108), (0.05, 0.084), (0.088, 0.092), (0.112, 0.108), (0.128, 0.098), (0.192, 0.066), (0.252, 0.054), (0.282, 0.04), (0.286, 0.03))
SOLE = ((-0.006, 0.012), (0.004, 0), (0.262, 0), (0.29, 0.016), (0.29, 0.031), (-0.006, 0.034))


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
