"""A turned gear wheel of steel, as it comes from the machine, and a slide gauge beside it; both lie on z = 0."""
from math import cos, pi, sin

from materials import aluminium
from models import gauge as slide_gauge
from solids import assembled, cut, extruded, rod


def build(screen=None, radius=0.13, gauge=(0.3, 0.02)):
    """gauge: where the slide gauge lies, seen from the wheel (m); none without it."""
    steel = aluminium("#aeb2b7", 0.26, (60, 60, 1))
    teeth, outline = 24, []
    for tooth in range(teeth):
        middle = tooth * 2 * pi / teeth
        for angle, reach in ((-0.3, 0.9), (-0.17, 1.02), (0.17, 1.02), (0.3, 0.9)):
            a = middle + angle * 2 * pi / teeth * 1.1
            outline.append((radius * reach * cos(a), radius * reach * sin(a)))
    wheel = extruded(outline, 0.028, steel, bevel=0.0012)
    for hole in range(6):
        a = hole * pi / 3
        cut(wheel, rod(radius * 0.13, 0.08, (radius * 0.6 * cos(a), radius * 0.6 * sin(a), 0.014), steel, bevel=0))
    cut(wheel, rod(radius * 0.2, 0.08, (0, 0, 0.014), steel, bevel=0))
    hub = rod(radius * 0.38, 0.05, (0, 0, 0.025), steel, bevel=0.002, sides=64)
    cut(hub, rod(radius * 0.2, 0.12, (0, 0, 0.025), steel, bevel=0))
    if gauge:
        with assembled((*gauge, 0), (0, 0, 62)):
            slide_gauge.build()
