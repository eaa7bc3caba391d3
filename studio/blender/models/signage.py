"""A plain signage panel, lying or upright: on a wall, on a flat bracket, or on a foot of its own."""
from materials import powder
from panel import lit_areas, lit_size, wall_panel
from solids import assembled, block, slab


def build(screen, diagonal=43, portrait=True, centre=1.55, strength=1.1, coarse=None, foot=False):
    """coarse: columns and rows that its picture is reduced to, where it is far out of focus: fine type only makes noise there;
    foot: it stands on the floor, on a plate and a post, instead of hanging on a wall."""
    with assembled((0, -0.08, centre)):
        wall_panel(diagonal, screen, portrait=portrait, strength=strength)
        if not foot:
            for z in (-0.14, 0.14):
                block((0.44, 0.035, 0.06), (0, 0.063, z), powder("#3a3d44"), 0.004)
    if coarse:
        lit_areas()[-1].active_material.node_tree.nodes["picture"].image.scale(*coarse)
    if foot:
        _foot(lit_size(diagonal, portrait)[0], centre)


def _foot(width, centre):
    """A steel plate on the floor and a flat post behind the panel, up to its middle."""
    steel = powder("#2b2f36")
    slab(width * 0.8, 0.36, 0.012, 0.03, (0, -0.04, 0.002), steel, 0.003)
    block((0.11, 0.035, centre), (0, -0.005, 0.012 + centre / 2), steel, 0.005)
