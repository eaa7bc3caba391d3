"""Palco: a 138-inch LED screen in one piece, on castors with a motorised lift; its wings fold back to pass a door."""
from materials import aluminium, plastic, powder
from models.signs import diodes, lock, quad, slots
from parts import button, cable, castor
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 3.06, 1.76, 0.08
LIT = (3.053, 1.717)
WING = WIDTH / 4


def build(screen, folded=0.0, top=2.35, strength=1.4):
    """folded: degrees that the wings stand back; top: height of its upper edge (m), which the lift sets."""
    with assembled((0, 0, top - HEIGHT / 2)):
        _part(screen, 0, WIDTH / 2, strength)
        for side in (-1, 1):
            with assembled((side * WIDTH / 4, DEPTH, 0), (0, 0, side * folded)):
                with assembled((0, -DEPTH, 0)):
                    _part(screen, side * WING / 2, WING, strength, side * WIDTH / 4)
            for z in (-0.6, 0, 0.6):
                with assembled((side * WIDTH / 4, DEPTH, z)):
                    rod(0.014, 0.12, (0, 0.004, 0), aluminium("#8d9094", 0.3), bevel=0.002)
                    block((0.07, 0.006, 0.1), (-side * 0.04, 0.002, 0), aluminium("#a9acb0", 0.3), 0.002)
        _back(top - HEIGHT / 2)
    _stand(top)


def _part(screen, x, width, strength, origin=0.0):
    """A stretch of the screen, centred at x; origin is where that x = 0 lies in the whole picture."""
    shell = powder("#343942", 0.42)
    block((width - 0.001, DEPTH - 0.004, HEIGHT), (x, DEPTH / 2 + 0.002, 0), shell, 0.004)
    lit_w = width * LIT[0] / WIDTH
    centre = (x + origin) / WIDTH + 0.5
    part = (centre - width / WIDTH / 2, 0, centre + width / WIDTH / 2, 1)
    block((width - 0.002, 0.003, HEIGHT - 0.004), (x, 0.0012, 0), plastic("#0b0c0e", 0.5), 0.001)
    quad(lit_w, LIT[1], part, diodes(screen, strength), (x, -0.0008, 0.012))


def _back(centre):
    """Ribs, handles and locks of the wings; the middle carries the electronics in a box with air slots."""
    metal = powder("#4a505a", 0.42)
    block((1.1, 0.05, 0.6), (0, DEPTH + 0.02, -0.1), metal, 0.01)
    with assembled((0, DEPTH + 0.046, -0.1), (0, 0, 180)):
        slots(18, (0.6, 0.003, 0.006), 0.014, (0, 0, 0.12))
        for port in range(5):
            block((0.03, 0.004, 0.014), (-0.3 + port * 0.06, -0.001, -0.2), plastic("#08090a"), 0.002)
        lock(0.46, 0, -0.2)
    for z in (0.55, -0.62):
        block((1.4, 0.03, 0.06), (0, DEPTH + 0.012, z), metal, 0.006)


def _stand(top):
    """Two lift columns on a wheeled base; the box between them holds the motors and its two keys."""
    white, steel = powder("#dcdad5", 0.42), aluminium("#b9bbbf", 0.33, (60, 60, 1))
    for x in (-0.5, 0.5):
        slab(0.12, 0.08, 1.0, 0.02, (x, DEPTH + 0.12, 0.14), white, 0.003)
        slab(0.1, 0.062, top - 0.5 - 1.1, 0.016, (x, DEPTH + 0.12, 1.1), steel, 0.002)
        block((0.1, 0.09, 0.5), (x, DEPTH + 0.07, top - 0.75), powder("#2b2f36"), 0.006)
    block((0.9, 0.09, 0.22), (0, DEPTH + 0.12, 0.3), white, 0.01)
    with assembled((0, DEPTH + 0.166, 0.3), (0, 0, 180)):
        block((0.16, 0.004, 0.07), (0.2, 0, 0), plastic("#1b1c1f", 0.3), 0.002)
        for index in (0, 1):
            button(0.17 + index * 0.06, 0, -0.003, 0.016)
        block((0.06, 0.004, 0.05), (-0.3, 0, 0), plastic("#08090a"), 0.003)
    for x in (-0.95, 0.95):
        slab(0.09, 1.0, 0.045, 0.03, (x, DEPTH + 0.02, 0.118), white, 0.008)
        for y, turn in ((-0.44, 14), (0.44, -150)):
            castor(x, y + DEPTH + 0.02, turn, 0.05)
    block((1.9, 0.09, 0.05), (0, DEPTH + 0.12, 0.14), white, 0.008)
    cable([(0.1, DEPTH + 0.15, 0.42), (0.14, DEPTH + 0.2, 0.7), (0.06, DEPTH + 0.17, top - 1.35), (0.02, DEPTH + 0.1, top - 1.22)], 0.009)
