"""A turned flange of steel, as it comes from the machine: a disc with eight holes, a hub, a bore with its keyway. Lies on z = 0, hub upwards."""
from math import cos, pi, sin

from materials import aluminium
from solids import block, cut, rod

HOLES = 8


def build(screen=None, radius=0.12):
    """radius of the disc; all else follows it, as on its drawing (m)."""
    steel, thick, tall = aluminium("#aeb2b7", 0.26, (60, 60, 1)), radius * 0.2, radius * 0.58
    disc = rod(radius, thick, (0, 0, thick / 2), steel, bevel=0.0016, sides=96)
    for hole in range(HOLES):
        angle = hole * 2 * pi / HOLES
        cut(disc, rod(radius * 0.08, 0.1, (radius * 0.75 * cos(angle), radius * 0.75 * sin(angle), 0), steel, bevel=0, sides=32))
    hub = rod(radius * 0.5, tall, (0, 0, tall / 2), steel, bevel=0.0016, sides=96)
    for body in (disc, hub):
        cut(body, rod(radius * 0.29, 0.3, (0, 0, 0), steel, bevel=0, sides=64))
        cut(body, block((radius * 0.16, radius * 0.3, 0.3), (0, radius * 0.2, 0), steel, 0))
