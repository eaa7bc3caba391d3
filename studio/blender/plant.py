"""What stands in factories and stores. Each takes its place on the floor and a turn."""
from materials import aluminium, glowing, plastic, powder
from rooms import matt, wood
from solids import assembled, block, rod, slab


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
