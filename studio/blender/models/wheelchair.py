"""An empty wheelchair, as a hospital keeps them at its door: folding frame, sling seat, push handles, the rests for the feet down. Faces -y."""
from materials import aluminium, plastic, powder
from parts import cable
from rooms import fabric
from solids import assembled, block, ring, rod, slab

WIDE, SEAT = 0.215, 0.49  # half the width of the frame, height of the seat (m)


def build(screen=None, cloth="#2c4a58"):
    steel = powder("#9aa0a6", 0.3)
    for side in (-1, 1):
        _wheel(side)
        _castor(side, steel)
        _frame(side, steel)
    _brace(steel)
    _cloth(cloth)


def _wheel(side):
    """The large wheel: tyre, push rim on its outer side, thin spokes, hub."""
    tyre, bright = plastic("#1b1c1f", 0.55), aluminium("#c9cbce", 0.25)
    with assembled((side * 0.285, 0.12, 0.3), (0, 90 + side * 2, 0)):
        ring(0.288, 0.013, tyre)
        ring(0.272, 0.008, bright)
        rod(0.028, 0.07, (0, 0, 0), bright, bevel=0.004)
        for spoke in range(18):
            with assembled((0, 0, 0), (0, 0, spoke * 20)):
                rod(0.0016, 0.25, (0.147, 0, 0.006 if spoke % 2 else -0.006), bright, (0, 90, 0), bevel=0, sides=8)
    with assembled((side * 0.322, 0.12, 0.3), (0, 90 + side * 2, 0)):
        ring(0.258, 0.009, bright)


def _castor(side, steel):
    """The small wheel in front, in its fork."""
    x, y = side * 0.225, -0.3
    rod(0.085, 0.03, (x, y, 0.085), plastic("#2b2d31", 0.5), (0, 90, 0), bevel=0.01)
    rod(0.03, 0.034, (x, y, 0.085), aluminium(), (0, 90, 0), bevel=0.003)
    for off in (-0.022, 0.022):
        block((0.005, 0.034, 0.12), (x + off, y + 0.008, 0.135), steel, 0.002, (8, 0, 0))
    block((0.05, 0.04, 0.006), (x, y + 0.016, 0.196), steel, 0.002)
    rod(0.012, 0.1, (x, y + 0.018, 0.24), steel)


def _frame(side, steel):
    """The tubes of one side: back post with its grip, seat rail that runs down to the foot plate, lower rail, armrest."""
    x, dark = side * WIDE, plastic("#17181b", 0.5)
    _tube([(x, 0.2, 0.27), (x, 0.205, 0.6), (x, 0.235, 0.88), (x, 0.275, 0.935), (x, 0.4, 0.945)], steel)
    rod(0.018, 0.11, (x, 0.37, 0.944), dark, (92, 0, 0), bevel=0.006)
    _tube([(x, 0.21, SEAT - 0.02), (x, -0.2, SEAT - 0.02), (x, -0.285, SEAT - 0.06), (x * 0.98, -0.36, 0.26), (x * 0.9, -0.43, 0.12)], steel)
    _tube([(x, 0.2, 0.285), (x, -0.28, 0.285)], steel)
    block((0.15, 0.15, 0.012), (side * 0.115, -0.48, 0.105), dark, 0.005, (-10, 0, 0))
    for y in (-0.14, 0.19):
        _tube([(x + side * 0.012, y, SEAT - 0.03), (x + side * 0.014, y, 0.7)], steel)
    slab(0.052, 0.36, 0.026, 0.022, (x + side * 0.014, 0.02, 0.7), dark, 0.008)
    slab(0.3, 0.17, 0.004, 0.02, (x + side * 0.012, 0.03, 0.595), plastic("#3a3f47", 0.5), 0.001, (90, 0, 90))


def _brace(steel):
    """The cross under the seat that lets the chair fold."""
    for side in (-1, 1):
        _tube([(side * WIDE, 0.06 + side * 0.012, 0.285), (-side * WIDE, 0.06 + side * 0.012, SEAT - 0.03)], steel, 0.01)


def _cloth(colour):
    """Seat and back, hung between the tubes, and the band behind the calves."""
    cloth = fabric(colour)
    block((2 * WIDE + 0.02, 0.4, 0.022), (0, 0.0, SEAT), cloth, 0.01)
    block((2 * WIDE + 0.035, 0.022, 0.4), (0, 0.212, 0.7), cloth, 0.01, (-4, 0, 0))
    block((2 * WIDE, 0.006, 0.09), (0, -0.33, 0.28), cloth, 0.002)


def _tube(points, metal, radius=0.0125):
    cable(points, radius).data.materials[0] = metal
