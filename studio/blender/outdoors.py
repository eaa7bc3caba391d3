"""What stands in streets and squares: trees, lamp posts, benches, planters."""
from lights import bulb
from materials import glowing, powder
from rooms import concrete, matt, wood
from solids import assembled, ball, block, rod, slab


def tree(at, turn=0, height=5.2, colour="#5b7a45"):
    """A young street tree in an iron grate; its crown is many soft balls."""
    with assembled(at, (0, 0, turn)):
        rod(0.1, height * 0.55, (0, 0, height * 0.275), wood("#4a3b2c", "#6a573f", "z"), radius_top=0.06)
        block((1.2, 1.2, 0.012), (0, 0, 0.006), powder("#2b3038"), 0.004)
        for index in range(16):
            angle, lift = index * 137, index * 7 % 9
            with assembled((0, 0, height * 0.55 + lift * height * 0.045), (0, 0, angle)):
                shade = (colour, "#6f8f52", "#4c6b3d")[index % 3]
                ball(height * (0.11 + index % 4 * 0.012), (height * 0.13 * (1 - abs(lift - 4) / 7), 0, 0), matt(shade, 0.9))


def lamp_post(at, turn=0, height=4.2, power=90):
    with assembled(at, (0, 0, turn)):
        rod(0.06, height, (0, 0, height / 2), powder("#23282f"), radius_top=0.04)
        rod(0.12, 0.3, (0, 0, 0.15), powder("#23282f"), bevel=0.01)
        rod(0.26, 0.06, (0, 0, height + 0.03), powder("#23282f"), bevel=0.01)
        rod(0.2, 0.02, (0, 0, height - 0.01), glowing("#ffd9a0", 12), bevel=0)
    bulb((at[0], at[1], height - 0.15), power, radius=0.12)


def bench(at, turn=0, width=1.9):
    with assembled(at, (0, 0, turn)):
        for slat in range(4):
            block((width, 0.09, 0.035), (0, -0.18 + slat * 0.12, 0.44), wood("#9c6f43", "#c2935f"), 0.006)
        for slat in range(3):
            block((width, 0.03, 0.09), (0, 0.27 + slat * 0.02, 0.6 + slat * 0.13), wood("#9c6f43", "#c2935f"), 0.006)
        for x in (-width / 2 + 0.2, width / 2 - 0.2):
            block((0.06, 0.46, 0.42), (x, 0.02, 0.21), powder("#23282f"), 0.01)
            block((0.05, 0.04, 0.5), (x, 0.29, 0.6), powder("#23282f"), 0.008, (-8, 0, 0))


def pot(at, turn=0, size=0.8):
    """A square planter with a round shrub."""
    with assembled(at, (0, 0, turn)):
        slab(size, size, size * 0.75, 0.04, (0, 0, 0), concrete("#a8a29a", "#bcb6ad"), 0.012)
        for index in range(9):
            ball(size * (0.22 + index % 3 * 0.04), ((index % 3 - 1) * size * 0.24, (index // 3 - 1) * size * 0.24, size * (0.9 + index * 5 % 4 * 0.06)), matt(("#5b7a45", "#6f8f52", "#4c6b3d")[index % 3], 0.9))
