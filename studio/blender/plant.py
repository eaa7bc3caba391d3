"""What stands in factories and stores. Each takes its place on the floor and a turn."""
from materials import aluminium, glowing, plastic, powder
from rooms import matt, wood
from solids import assembled, block, cut, rod, slab


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
    """A machining centre: cabinet, two sliding doors before a lit chamber with spindle and part, control panel, signal tower."""
    with assembled(at, (0, 0, turn)):
        paint, frame, steel = powder(colour, 0.4), powder("#31415f", 0.42), aluminium("#b9bdc0", 0.32)
        body = block((2.3, 1.4, 1.95), (0, 0, 1.05), paint, 0.03)
        cut(body, block((1.06, 1.1, 0.86), (-0.3, -0.42, 1.3), paint, 0))
        block((2.34, 1.42, 0.2), (0, 0, 0.12), frame, 0.01)
        _chamber(steel)
        _cladding(steel)
        for x in (-0.86, -0.3, 0.26):
            block((0.05, 0.05, 0.98), (x, -0.71, 1.3), frame, 0.006)
        for z in (0.84, 1.76):
            block((1.17, 0.06, 0.06), (-0.3, -0.71, z), frame, 0.006)
        for x in (-0.36, -0.24):
            rod(0.014, 0.34, (x, -0.76, 1.3), steel)
        slab(0.46, 0.66, 0.1, 0.02, (0.79, -0.8, 1.34), powder("#24262b"), 0.008, (90, 0, 0))
        block((0.36, 0.006, 0.22), (0.79, -0.904, 1.5), glowing("#2f7f9c", 1.1), 0)
        for bar in range(3):
            block((0.2 - bar * 0.05, 0.004, 0.02), (0.74 - bar * 0.025, -0.909, 1.56 - bar * 0.05), glowing(("#7fe0dc", "#ffc94d", "#7fe0dc")[bar], 1.5), 0)
        for key in range(15):
            block((0.04, 0.012, 0.03), (0.65 + key % 5 * 0.056, -0.906, 1.31 - key // 5 * 0.046), plastic("#c9cdd0", 0.5), 0.003)
        rod(0.03, 0.03, (0.94, -0.915, 1.11), plastic("#d9382e", 0.4), (90, 0, 0))
        rod(0.04, 0.01, (0.94, -0.902, 1.11), plastic("#f0c02f", 0.5), (90, 0, 0))
        rod(0.014, 0.2, (0.9, -0.45, 2.1), steel)
        for index, light in enumerate(("#3bb273", "#ffc94d", "#ff5a4f")):
            rod(0.036, 0.075, (0.9, -0.45, 2.22 + index * 0.078), glowing(light, 5 if index == 0 else 0.3))
        rod(0.03, 0.02, (0.9, -0.45, 2.425), plastic("#24262b"))


def _cladding(steel):
    """What tells a cabinet from a box: joints of its sheets, louvres, a stripe, a warning, a hood with its duct."""
    joint, dark = plastic("#4b5058", 0.7), powder("#31415f", 0.42)
    for x in (-1.0, 0.42):
        block((0.007, 0.004, 1.74), (x, -0.7, 1.13), joint, 0)
    for y, wide, z in ((-0.7, 2.3, 0.72), (-0.7, 2.3, 1.86)):
        block((wide, 0.004, 0.007), (0, y, z), joint, 0)
    for side in (-1, 1):
        for y in (-0.2, 0.3):
            block((0.004, 0.007, 1.74), (side * 1.15, y, 1.13), joint, 0)
        block((0.004, 1.4, 0.007), (side * 1.15, 0, 0.72), joint, 0)
        for index in range(9):
            block((0.012, 0.36, 0.018), (side * 1.153, 0.05, 0.32 + index * 0.036), dark, 0.003)
    for index in range(9):
        block((0.62, 0.012, 0.018), (-0.3, -0.703, 0.32 + index * 0.036), dark, 0.003)
    block((2.302, 1.402, 0.05), (0, 0, 1.94), plastic("#17b6b0", 0.4), 0)
    block((0.14, 0.003, 0.14), (-1.075, -0.7015, 1.5), plastic("#f0c02f", 0.5), 0.002)
    block((0.1, 0.004, 0.02), (-1.075, -0.703, 1.47), plastic("#17181b"), 0)
    block((0.02, 0.004, 0.05), (-1.075, -0.703, 1.515), plastic("#17181b"), 0)
    for z in (0.98, 1.3, 1.62):
        rod(0.012, 0.012, (0.36, -0.702, z), steel, (90, 0, 0))
    rod(0.013, 0.3, (-1.075, -0.735, 1.05), steel)
    block((1.3, 0.9, 0.22), (-0.3, 0.1, 2.12), powder("#c9ced1", 0.4), 0.03)
    rod(0.13, 1.9, (-0.6, 0.2, 3.1), aluminium("#aeb3b7", 0.35))
    for z in (2.5, 3.0, 3.5):
        rod(0.137, 0.03, (-0.6, 0.2, z), steel)


def _chamber(steel):
    """What is seen between the doors: walls of sheet, a lamp, the spindle over a vice that holds a part."""
    wall = powder("#6d757b", 0.5)
    block((1.04, 0.01, 0.84), (-0.3, 0.1, 1.3), wall, 0)
    for side in (-1, 1):
        block((0.01, 0.8, 0.84), (-0.3 + side * 0.525, -0.28, 1.3), wall, 0)
    block((0.8, 0.05, 0.03), (-0.3, -0.5, 1.7), glowing("#eef7ff", 7), 0)
    block((0.3, 0.3, 0.34), (-0.3, -0.1, 1.58), powder("#d9dde0", 0.4), 0.02)
    for radius, tall, z in ((0.085, 0.1, 1.37), (0.055, 0.07, 1.29), (0.014, 0.1, 1.22)):
        rod(radius, tall, (-0.3, -0.14, z), steel)
    block((0.95, 0.5, 0.06), (-0.3, -0.16, 0.96), steel, 0.004)
    for side in (-1, 1):
        block((0.07, 0.2, 0.12), (-0.3 + side * 0.15, -0.2, 1.05), powder("#31415f", 0.4), 0.006)
    block((0.22, 0.16, 0.11), (-0.3, -0.2, 1.06), aluminium("#e2e4e5", 0.2), 0.006)


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
