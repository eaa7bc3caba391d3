"""A plain signage panel on a wall, lying or upright, on a flat bracket."""
from materials import powder
from panel import wall_panel
from solids import assembled, block


def build(screen, diagonal=43, portrait=True, centre=1.55, strength=1.1):
    with assembled((0, -0.08, centre)):
        wall_panel(diagonal, screen, portrait=portrait, strength=strength)
        for z in (-0.14, 0.14):
            block((0.44, 0.035, 0.06), (0, 0.063, z), powder("#3a3d44"), 0.004)
