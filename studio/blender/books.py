"""Books: on stands with their covers in sight, as a bookshop shows them, in piles, and upright on shelves. Each takes its place and a turn, and faces -y."""
from math import sin

from materials import aluminium, lacquer, paper
from outlines import rounded
from parts import label
from rooms import linen, matt
from solids import assembled, block, extruded, rod

# Of each cover: its ground, what is drawn on it, the colour of that and of the title, the title.
COVERS = (
    ("#1f3f52", "sun", "#e8b25c", "ILHAS"),
    ("#b5523f", "hills", "#5f2a28", "NORTE"),
    ("#e6dcc6", "leaf", "#3f7d5e", "JARDIM"),
    ("#3f6f5c", "waves", "#cfe0c9", "MARÉ"),
    ("#b98a44", "house", "#33261b", "A CASA"),
    ("#5b3a52", "sun", "#e6b9a4", "NOITE"),
    ("#8fb0ae", "hills", "#2f5a5c", "VALE"),
    ("#efe9df", "waves", "#b5523f", "CARTAS"),
)
WIDTH, HEIGHT = 0.16, 0.235
# Of backs on a shelf: few loud ones among many quiet.
CLOTHS = ("#7a3b34", "#2f4d5f", "#c9b58d", "#d8ceb8", "#4f6349", "#8a7a63", "#27384a", "#a9604a", "#b4884a", "#5b4257", "#e4ddcd", "#6d7a78")


def volume(at, turn=0, cover=0, size=1.0, thick=0.026, lean=11):
    """One book that leans back on a small stand; cover: its number in COVERS."""
    ground, drawn, tone, title = COVERS[cover]
    steel = aluminium("#8f9297", 0.35)
    with assembled(at, (0, 0, turn)) as frame:
        frame.scale = (size, size, size)
        block((WIDTH * 0.7, 0.1, 0.005), (0, 0.02, 0.0025), steel, 0.001)
        block((WIDTH * 0.7, 0.005, 0.022), (0, -0.028, 0.013), steel, 0.001)
        with assembled((0, 0, 0.008), (-lean, 0, 0)):
            block((WIDTH * 0.5, 0.003, HEIGHT * 0.8), (0, thick + 0.004, HEIGHT * 0.4), steel, 0.001)
            _bound(ground, thick)
            with assembled((0, -0.0022, HEIGHT * 0.42)):
                DRAWN[drawn](matt(tone, 0.6))
            label(title, 0.03, (0, -0.0024, HEIGHT * 0.86), tone)


def pile(at, turn=0, count=5, seed=0):
    """Books lying on each other, none quite straight, their backs towards -y."""
    z = 0.0
    with assembled(at, (0, 0, turn)):
        for index in range(count):
            thick = 0.024 + (index * 5 + seed) % 3 * 0.008
            with assembled((((index * 7 + seed) % 5 - 2) * 0.004, 0, z), (0, 0, (index * 37 + seed * 11) % 15 - 7)):
                _lying(*COVERS[(index * 3 + seed) % len(COVERS)][::2], thick)
            z += thick


def upright(at, width, tall, seed=0, cloths=CLOTHS, turn=0):
    """Books in a row `width` long, none taller than `tall` (m), the last one leaning; `at`: the middle of its foot, at the backs."""
    with assembled(at, (0, 0, turn)):
        x, index = -width / 2, seed * 5
        while True:
            index += 1
            thick, high = 0.014 + index * 7 % 5 * 0.0065, tall * (0.99 - index * 5 % 7 * 0.045)
            last = x + thick + 0.085 > width / 2
            if last and x + thick + high * 0.22 > width / 2:
                return
            deep, back = 0.15 + index * 3 % 4 * 0.012, index * 11 % 5 * 0.004
            with assembled((x + thick / 2, back, 0), (0, -12 if last else 0, 0)):
                _shelved(thick, deep, high, cloths[(index * 7 + seed * 3) % len(cloths)], index)
            if last:
                return
            x += thick + 0.0012


def _shelved(thick, deep, high, tone, kind):
    """One book seen from its back: cloth or a glossy jacket, a field or two lines on it, pages between its boards."""
    cover = lacquer(tone, 0.35) if kind % 3 == 0 else linen(tone)
    block((thick, 0.006, high), (0, 0.003, high / 2), cover, min(thick * 0.3, 0.003))
    for x in (-1, 1):
        block((0.0022, deep, high), (x * (thick / 2 - 0.0011), deep / 2 + 0.003, high / 2), cover, 0)
    block((thick - 0.004, deep - 0.006, high - 0.008), (0, deep / 2, high / 2), paper("#e9dfc8"), 0)
    print_ = matt("#e9d9b0" if kind % 4 else "#2a2622", 0.6)
    if kind % 5 < 2:
        block((thick * 0.8, 0.0006, high * 0.24), (0, -0.0001, high * 0.7), print_, 0)
    elif kind % 5 < 4:
        for z in (0.14, 0.17, 0.86):
            block((thick * 0.9, 0.0006, 0.003), (0, -0.0001, high * z), print_, 0)
        block((thick * 0.3, 0.0006, high * 0.36), (0, -0.0001, high * 0.55), print_, 0)


def _lying(ground, tone, thick):
    cloth = matt(ground, 0.5)
    for z in (0.0013, thick - 0.0013):
        block((HEIGHT, WIDTH, 0.0026), (0, 0, z), cloth, 0.0008)
    block((HEIGHT, 0.003, thick), (0, -WIDTH / 2 + 0.0015, thick / 2), cloth, 0.001)
    block((HEIGHT - 0.008, WIDTH - 0.008, thick - 0.005), (0, -0.001, thick / 2), paper("#f1e8d4"), 0)
    block((0.1, 0.001, thick * 0.3), (0, -WIDTH / 2, thick / 2), matt(tone, 0.6), 0)


def _bound(ground, thick):
    """Two boards and a back around the pages; the front board's face is y = 0, the foot z = 0."""
    cloth = matt(ground, 0.5)
    for y in (0.0012, thick - 0.0012):
        block((WIDTH, 0.0026, HEIGHT), (0, y, HEIGHT / 2), cloth, 0.0008)
    block((0.003, thick, HEIGHT), (-WIDTH / 2 + 0.0015, thick / 2, HEIGHT / 2), cloth, 0.001)
    block((WIDTH - 0.008, thick - 0.005, HEIGHT - 0.008), (-0.001, thick / 2, HEIGHT / 2), paper("#f1e8d4"), 0)


def _sun(ink):
    rod(0.046, 0.002, (0, 0, 0), ink, (90, 0, 0), bevel=0, sides=64)
    for line in range(3):
        block((0.1 - line * 0.02, 0.002, 0.005), (0, 0, -0.062 - line * 0.012), ink, 0)


def _hills(ink):
    crest = [(WIDTH * (step / 12 - 0.5), 0.012 * sin(step * 0.9) + 0.012 * sin(step * 0.45)) for step in range(13)]
    extruded([(-WIDTH / 2, -0.095), *crest, (WIDTH / 2, -0.095)], 0.001, ink, (0, 0.001, 0), (90, 0, 0), bevel=0)
    rod(0.018, 0.002, (0.03, 0, 0.04), ink, (90, 0, 0), bevel=0)


def _leaf(ink):
    half = [(0.034 * sin(step * 0.314), 0.062 - step * 0.0124) for step in range(11)]
    extruded([*half, *((-x, z) for x, z in reversed(half[1:-1]))], 0.001, ink, (0, 0.001, 0.006), (90, 0, 0), bevel=0)
    block((0.005, 0.002, 0.04), (0, 0, -0.072), ink, 0)


def _waves(ink):
    for row in range(4):
        upper = [(WIDTH * (step / 24 - 0.5) * 0.84, 0.007 * sin(step * 0.785 + row * 1.6)) for step in range(25)]
        extruded([*upper, *((x, z - 0.006) for x, z in reversed(upper))], 0.001, ink, (0, 0.001, 0.04 - row * 0.03), (90, 0, 0), bevel=0)


def _house(ink):
    outline = rounded([(-0.04, -0.05), (0.04, -0.05), (0.04, 0.01), (0, 0.05), (-0.04, 0.01)], 0.003, closed=True)
    extruded(outline, 0.001, ink, (0, 0.001, 0), (90, 0, 0), bevel=0)


DRAWN = {"sun": _sun, "hills": _hills, "leaf": _leaf, "waves": _waves, "house": _house}
