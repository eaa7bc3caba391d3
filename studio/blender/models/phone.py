"""A telephone, lying on its back or leaning: 147 x 71 x 8 mm, its picture as the row says; glass front, camera behind."""
from materials import aluminium, glass_black, lacquer, plastic
from panel import lit_area
from solids import assembled, block, rod, slab


def build(screen=None, colour="#2b3a55", strength=0.9):
    phone(screen, (0, 0, 0), (0, 0, 0), colour, strength)


def phone(picture, at, turn, colour="#2b3a55", strength=0.9):
    """Its underside's middle at a point; without a turn it lies with its glass up and its top towards +y."""
    with assembled(at, turn):
        slab(0.071, 0.147, 0.008, 0.011, (0, 0, 0), aluminium(colour, 0.3, (60, 60, 60)), 0.0016)
        slab(0.0675, 0.1435, 0.0006, 0.0095, (0, 0, 0.0079), glass_black(), 0.0002)
        if picture:
            with assembled((0, 0, 0.0088), (-90, 0, 0)):
                lit_area(0.064, 0.1385, picture, strength=strength)
        slab(0.03, 0.03, 0.0016, 0.008, (-0.016, 0.05, -0.0016), lacquer(colour), 0.0005)
        for y in (0.043, 0.057):
            rod(0.0055, 0.002, (-0.016, y, -0.0022), plastic("#08090a", 0.1), bevel=0.0003)
        block((0.009, 0.002, 0.0028), (0, -0.0732, 0.004), plastic("#08090a"), 0.0008)
