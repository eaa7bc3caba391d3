"""Single pieces that make a room a council chamber, a ward or a home. Each takes its place on the floor and a turn."""
from math import atan2, sin

from materials import TURQUOISE, aluminium, glowing, lacquer, plastic, powder
from outlines import rounded
from rooms import fabric, felted, matt, shaded, wood
from solids import assembled, block, extruded, rod, slab


def rug(at, turn=0, size=(2.6, 1.8), colour="#d7c7ad"):
    """A tufted rug with a darker hem."""
    with assembled(at, (0, 0, turn)):
        slab(size[0], size[1], 0.011, 0.04, (0, 0, 0), felted(shaded(colour, 0.62), 0.01), 0.004)
        slab(size[0] - 0.09, size[1] - 0.09, 0.014, 0.03, (0, 0, 0), felted(colour, 0.014), 0.005)


def socket(at, turn=0, gangs=2):
    """Sockets in a row on a wall."""
    with assembled(at, (0, 0, turn)):
        slab(0.082 * gangs, 0.082, 0.009, 0.008, (0, 0, 0), plastic("#f3f1ea", 0.3), 0.002, (90, 0, 0))
        for gang in range(gangs):
            x = (gang - (gangs - 1) / 2) * 0.078
            rod(0.022, 0.002, (x, -0.0095, 0), plastic("#c9c6bd", 0.4), (90, 0, 0), bevel=0)
            for hole in (-0.0095, 0.0095):
                rod(0.0028, 0.001, (x + hole, -0.011, 0), plastic(), (90, 0, 0), bevel=0, sides=12)



def flag(at, turn=0, colour=TURQUOISE, height=2.3):
    """A plain banner on a pole, in folds."""
    with assembled(at, (0, 0, turn)):
        rod(0.016, height, (0, 0, height / 2), aluminium("#c9a063", 0.3))
        rod(0.16, 0.04, (0, 0, 0.02), powder("#24262b"), bevel=0.01)
        folds = [(0.02 + step * 0.035, 0.03 * sin(step * 1.9)) for step in range(9)]
        back = [(x, y + 0.006) for x, y in reversed(folds)]
        extruded(folds + back, 1.1, fabric(colour), (0, 0, height - 1.2), bevel=0)


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


def reception(at, turn=0, size=(3.0, 0.7), height=1.08, stone="#d9d2c5"):
    """A reception desk: a front of upright oak ribs between a pale stone top and a lit plinth that sets it off the floor."""
    width, depth = size
    oak, count = wood("#8a6138", "#b98a58", "z", 0.45), round(width / 0.055)
    with assembled(at, (0, 0, turn)):
        block((width - 0.12, depth - 0.16, 0.07), (0, 0, 0.035), powder("#1b1c1f"), 0.002)
        block((width - 0.2, 0.01, 0.016), (0, -depth / 2 + 0.074, 0.055), glowing("#ffd9a6", 5), 0)
        block((width, depth - 0.1, height - 0.11), (0, 0.02, 0.07 + (height - 0.11) / 2), matt("#1f1a16", 0.8), 0.003)
        for index in range(count):
            block((0.036, 0.034, height - 0.11), ((index + 0.5 - count / 2) * width / count, -depth / 2 + 0.055, 0.07 + (height - 0.11) / 2), oak, 0.004)
        slab(width + 0.08, depth + 0.02, 0.045, 0.02, (0, 0, height - 0.045), lacquer(stone, 0.22), 0.005)
        for side in (-1, 1):
            block((0.04, depth + 0.02, height - 0.04), (side * (width / 2 + 0.02), 0, (height - 0.04) / 2), lacquer(stone, 0.22), 0.004)


def backpack(at, turn=0, colour="#3f6f78", flap="#2c4a58", size=1.0):
    """A child's rucksack that stands on its base, its pocket towards -y."""
    cloth, dark = fabric(colour), fabric(flap)
    with assembled(at, (0, 0, turn)) as frame:
        frame.scale = (size, size, size)
        slab(0.3, 0.4, 0.17, 0.11, (0, 0.085, 0.2), cloth, 0.05, (90, 0, 0))
        slab(0.24, 0.2, 0.06, 0.05, (0, -0.075, 0.125), dark, 0.024, (90, 0, 0))
        slab(0.2, 0.006, 0.004, 0.002, (0, -0.137, 0.19), matt("#d8d2c6", 0.5), 0.001)
        for side in (-1, 1):
            slab(0.045, 0.3, 0.02, 0.02, (side * 0.085, 0.104, 0.22), dark, 0.008, (90, 0, 0))
        slab(0.09, 0.03, 0.014, 0.012, (0, 0.02, 0.395), dark, 0.005)


def ward_door(at, turn=0, colour="#c79a68"):
    """The door of a ward, facing -y when turn is 0: deep casing that a handrail ends at, a leaf with a kick plate, a lever,
    a pane and the ward's sign."""
    casing, steel = powder("#e6e3da", 0.4), aluminium("#c9cbce", 0.3)
    with assembled(at, (0, 0, turn)):
        block((1.16, 0.1, 2.12), (0, -0.05, 1.06), matt(colour, 0.5), 0.002)
        for side in (-1, 1):
            block((0.08, 0.14, 2.12), (side * 0.58, -0.07, 1.06), casing, 0.004)
        block((1.24, 0.14, 0.08), (0, -0.07, 2.16), casing, 0.004)
        block((1.0, 0.006, 0.24), (0, -0.102, 0.16), steel, 0.001)
        block((0.2, 0.006, 0.76), (-0.26, -0.102, 1.5), matt("#5b7474", 0.2), 0.002)
        block((0.045, 0.008, 0.22), (-0.46, -0.103, 1.04), steel, 0.002)
        rod(0.011, 0.14, (-0.4, -0.145, 1.08), steel, (0, 90, 0))
        rod(0.01, 0.05, (-0.46, -0.125, 1.08), steel, (90, 0, 0))
        block((0.2, 0.008, 0.2), (0.08, -0.103, 1.6), matt("#1f5673", 0.5), 0.003)
        block((0.11, 0.004, 0.03), (0.08, -0.108, 1.6), matt("#f3efe6", 0.6), 0)
        block((0.03, 0.004, 0.11), (0.08, -0.108, 1.6), matt("#f3efe6", 0.6), 0)


def ceiling_panel(at, turn=0, size=(0.3, 1.2), strength=4):
    """A flat lamp let into a ceiling whose face is at z; its long side along y."""
    with assembled(at, (0, 0, turn)):
        block((size[0] + 0.04, size[1] + 0.04, 0.012), (0, 0, -0.004), powder("#efede6", 0.4), 0.002)
        block((*size, 0.006), (0, 0, -0.011), glowing("#fff3e0", strength), 0)
