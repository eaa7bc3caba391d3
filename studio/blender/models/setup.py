"""What technicians leave on the floor while they set up a screen: an open carton, a box of tools, a cable in its coil and one laid out."""
from materials import CORAL, INK, TURQUOISE
from parts import cable
from rooms import fabric
from solids import assembled, block, slab
from workbench import carton, coil, crate, hammer, level, screwdriver


def build(screen=None):
    """The cable runs along x, to 2.2 m at the right."""
    carton((-0.55, 0.15, 0), 14, (0.62, 0.46, 0.42), stripe=CORAL)
    crate((0.2, -0.1, 0), -18, (0.52, 0.38, 0.24), INK)
    coil((0.72, -0.28, 0.02), (0, 0, 20), 0.15, "#15161a", 7)
    cable([(0.86, -0.2, 0.02), (1.15, -0.05, 0.008), (1.5, -0.18, 0.008), (1.9, 0.15, 0.008), (2.2, 0.3, 0.02)], 0.006)
    slab(0.7, 0.42, 0.01, 0.02, (-0.1, -0.62, 0), fabric("#2f6f78"), 0.003, (0, 0, 8))
    with assembled((-0.3, -0.66, 0.026), (90, 0, 24)):
        hammer(0, 0.14, 0)
    for index, colour in enumerate((TURQUOISE, "#ffc94d", CORAL)):
        with assembled((-0.12 + index * 0.09, -0.62, 0.024), (90, 0, 10 + index * 9)):
            screwdriver(0, 0.1, 0, colour, 0.11)
    with assembled((0.05, -0.47, 0.02), (90, 0, 8)):
        level(0, 0, 0)
    block((0.12, 0.07, 0.03), (0.2, -0.66, 0.025), fabric("#b8543f"), 0.01, (0, 0, 30))
