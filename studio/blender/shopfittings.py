"""What stands and hangs in shops and receptions. Each takes its place and a turn, and faces -y."""
import books
from materials import CORAL, GREEN, INK, TURQUOISE, glowing, lacquer, plastic, powder
from rooms import fabric, matt, wood
from solids import assembled, block, rod, slab

COLOURS = (INK, TURQUOISE, "#efe9df", CORAL, "#d9a55b", GREEN, "#c9b79c", "#7fa8a2")


def shelves(at, turn=0, size=(2.4, 2.1), goods="mixed", levels=5, colour="#efe9df", lit=3.0, tones=None, seed=0):
    """Wall shelving facing -y. goods: "mixed", "boxes", "books", "bottles" or "folded"; lit: strength of the strips of light; tones: of the goods; no two with different `seed` are stocked alike."""
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
                block((width - 0.08, 0.01, 0.006), (0, -0.15, z + (height - 0.08) / levels - 0.02), glowing("#ffe9c8", lit), 0)
                _goods(goods, width - 0.12, (height - 0.08) / levels - 0.06, z + 0.014, level + seed, tones)


def _goods(kind, width, room, z, seed, tones):
    if kind == "books":
        return _books(width, room, z, seed, tones or books.CLOTHS)
    tones = tones or COLOURS
    x, index = -width / 2, seed * 3
    while x < width / 2 - 0.05:
        index += 1
        colour = tones[(index * 5 + seed * 3) % len(tones)]
        if kind == "bottles":
            tall = room * (0.6 + index * 5 % 4 * 0.1)
            rod(0.03, tall * 0.72, (x + 0.04, -0.04, z + tall * 0.36), lacquer(colour, 0.2), bevel=0.008, sides=20)
            rod(0.012, tall * 0.26, (x + 0.04, -0.04, z + tall * 0.85), plastic("#efe9df"), bevel=0.003, sides=16)
            x += 0.085
        elif kind == "folded":
            for layer in range(2 + index % 3):
                block((0.3, 0.28, 0.045), (x + 0.16, -0.02, z + 0.024 + layer * 0.048), fabric(tones[(index + layer * 2) % len(tones)]), 0.016)
            x += 0.37
        else:
            plain = "#f4f2ec" if kind == "boxes" else colour
            wide, tall = 0.09 + index * 7 % 4 * 0.03, room * (0.5 + index * 5 % 4 * 0.12)
            block((wide, 0.18, tall), (x + wide / 2, -0.04, z + tall / 2), powder(plain), 0.003)
            block((wide * 0.98, 0.004, tall * 0.22), (x + wide / 2, -0.131, z + tall * 0.6), powder(colour if kind == "boxes" else "#f4f2ec"), 0)
            x += wide + 0.012


def _books(width, room, z, seed, tones):
    """Rows of books, a pile or a gap between them."""
    x, part = -width / 2, seed
    while width / 2 - x > 0.2:
        part += 1
        long = min(0.34 + part * 5 % 4 * 0.11, width / 2 - x)
        books.upright((x + long / 2, -0.09, z), long, min(room * 0.94, 0.31), part * 3, tones)
        x += long + (0.02, 0.0, 0.1, 0.26)[part % 4]
        if part % 4 == 3 and x < width / 2:
            books.pile((x - 0.13, -0.02, z), 0, 2 + seed % 3, seed)


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


def cross(at, turn=0, size=0.6, colour=GREEN):
    """A lit cross on a wall, facing -y."""
    with assembled(at, (0, 0, turn)):
        for wide, tall in ((size, size / 3), (size / 3, size)):
            block((wide, 0.06, tall), (0, 0, 0), glowing(colour, 1.6), 0.004)


def disc(at, turn=0, radius=0.3, colour=TURQUOISE, lit=0.0):
    """A plain round sign on a wall, facing -y."""
    with assembled(at, (0, 0, turn)):
        rod(radius, 0.03, (0, 0, 0), glowing(colour, lit) if lit else lacquer(colour, 0.3), (90, 0, 0), bevel=0.004, sides=64)
