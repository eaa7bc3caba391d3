"""What technicians leave on the floor while they set up a screen: a crate of cables, one in its coil and one laid out."""
from materials import INK
from parts import cable
from workbench import coil, crate


def build(screen=None):
    """The cable runs along x, to 1.7 m at the right."""
    crate((0, 0, 0), -8, (0.52, 0.38, 0.24), INK)
    coil((0.5, -0.12, 0.02), (0, 0, 20), 0.15, "#15161a", 7)
    cable([(0.64, -0.04, 0.02), (0.8, 0.08, 0.008), (1.1, 0.0, 0.008), (1.4, 0.16, 0.008), (1.7, 0.3, 0.02)], 0.006)
