"""A plain painted board, for what a picture does without."""
from materials import powder
from solids import block


def build(screen=None, size=(1, 0.02, 0.2), colour="#3a3226"):
    """size: width, depth, height (m); its middle is its place."""
    block(tuple(size), (0, 0, 0), powder(colour, 0.4), 0.002)
