"""A turned gear wheel of steel, as it comes from the machine, and a slide gauge beside it; both lie on z = 0."""
from math import cos, pi, sin

from materials import aluminium, plastic
from parts import label
from solids import assembled, block, cut, extruded, rod, slab


def build(screen=None, radius=0.13, gauge=(0.3, 0.02)):
    """gauge: where the slide gauge lies, seen from the wheel (m)."""
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
    with assembled((*gauge, 0), (0, 0, 62)):
        metal = aluminium("#c9cbce", 0.22, (1, 60, 60))
        block((0.25, 0.016, 0.0036), (0, 0, 0.005), metal, 0.0006)
        block((0.012, 0.05, 0.0036), (-0.119, -0.03, 0.005), metal, 0.0006)
        block((0.07, 0.034, 0.007), (-0.06, -0.003, 0.006), metal, 0.001)
        block((0.011, 0.044, 0.0036), (-0.086, -0.034, 0.005), metal, 0.0006)
        slab(0.05, 0.022, 0.003, 0.003, (-0.056, -0.004, 0.0095), plastic("#1a1b1f", 0.4), 0.0005)
        label("27,60", 0.012, (-0.056, -0.004, 0.0126), "#dff5f2", (0, 0, 0))
        for mark in range(24):
            block((0.0006, 0.005 if mark % 5 else 0.009, 0.0002), (-0.005 + mark * 0.005, 0.002, 0.0069), plastic("#17181b"), 0)
