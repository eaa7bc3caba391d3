"""Upholstered chairs of meeting rooms and chambers: a padded seat, a back that bends around it, four tapering legs. Each faces -y."""
from math import cos, sin

from materials import powder
from rooms import fabric, wood
from solids import assembled, extruded, rod, slab

SEAT = 0.46


def build(screen=None, places=(), colour="#6f7456", legs=None):
    """places: [x, y, turn] on the floor; legs: colour of powder-coated ones, else they are of oak."""
    cover = fabric(colour)
    wooden = powder(legs) if legs else wood("#6d4a2c", "#8f6840", "z")
    for x, y, turn in places:
        with assembled((x, y, 0), (0, 0, turn)):
            _chair(cover, wooden)


def _chair(cover, wooden):
    slab(0.5, 0.5, 0.08, 0.11, (0, 0, SEAT - 0.08), cover, 0.03)
    slab(0.45, 0.44, 0.022, 0.09, (0, 0, SEAT - 0.1), wooden, 0.004)
    with assembled((0, 0.225, SEAT + 0.06), (-9, 0, 0)):
        extruded(_bow(0.34, 0.78, 0.052), 0.36, cover, (0, 0, 0), bevel=0.022)
    for x in (-0.13, 0.13):
        rod(0.013, 0.3, (x, 0.232, SEAT + 0.03), wooden, (-7, 0, 0), bevel=0.003, sides=24)
    for x in (-1, 1):
        for y in (-1, 1):
            with assembled((x * 0.18, y * 0.17, SEAT - 0.09), (y * 7, -x * 7, 0)):
                rod(0.011, SEAT - 0.085, (0, 0, 0.042 - SEAT / 2), wooden, radius_top=0.018, bevel=0.003, sides=24)


def _bow(radius, half, thick):
    """A strip bent about an upright axis before it, seen from above; `half` of its angle in radians."""
    angles = [-half + 2 * half * step / 24 for step in range(25)]
    inner = [(radius * sin(a), radius * (cos(a) - 1)) for a in angles]
    outer = [((radius + thick) * sin(a), (radius + thick) * cos(a) - radius) for a in reversed(angles)]
    return inner + outer
