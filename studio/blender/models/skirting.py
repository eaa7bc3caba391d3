"""A dark board along the foot of a wall, for rooms in half-dark: a pale one would be the lightest thing in the picture. Stands at the wall, before it (-y)."""
from materials import powder
from solids import block


def build(screen=None, width=9.0, height=0.13, colour="#20252a"):
    block((width, 0.03, height), (0, -0.015, height / 2), powder(colour, 0.5), 0.003)
