"""A broad pillar of cast concrete between two bays of a hall, its corners guarded in steel. Stands on z = 0, its face is y = 0."""
from materials import powder
from rooms import concrete
from solids import block


def build(screen=None, size=(2.8, 0.5, 5.0), guard="#d9ae2e"):
    """size: width, depth, height (m)."""
    width, depth, height = size
    block((width, depth, height), (0, depth / 2, height / 2), concrete("#83807a", "#a19d95", 0.7), 0.012)
    for x in (-width / 2, width / 2):
        inward = 0.04 if x < 0 else -0.04
        block((0.09, 0.008, 1.1), (x + inward, -0.003, 0.56), powder(guard, 0.45), 0.002)
        block((0.008, 0.09, 1.1), (x, 0.04, 0.56), powder(guard, 0.45), 0.002)
