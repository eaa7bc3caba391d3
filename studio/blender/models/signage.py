"""A plain signage panel on a wall, lying or upright, on a flat bracket."""
from materials import powder
from panel import lit_areas, wall_panel
from solids import assembled, block


def build(screen, diagonal=43, portrait=True, centre=1.55, strength=1.1, coarse=None):
    """coarse: columns and rows that its picture is reduced to, where it is far out of focus: fine type only makes noise there."""
    with assembled((0, -0.08, centre)):
        wall_panel(diagonal, screen, portrait=portrait, strength=strength)
        for z in (-0.14, 0.14):
            block((0.44, 0.035, 0.06), (0, 0.063, z), powder("#3a3d44"), 0.004)
    if coarse:
        lit_areas()[-1].active_material.node_tree.nodes["picture"].image.scale(*coarse)
