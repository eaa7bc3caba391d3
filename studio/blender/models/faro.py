"""Faro: exhibition table; a monolithic folded body, its top inclined by 15 degrees, floating on a shadow gap."""
from math import cos, radians, sin

from materials import aluminium, glass_black, glowing, plastic, powder
from outlines import rounded
from panel import lit_area, lit_size
from parts import foot
from solids import assembled, block, cut, prism, rod, slab


def build(screen, diagonal=65, incline=15, colour="#bfa98a", front=0.74, strength=1.05, lit_gap=0.0, glare=1.0):
    """front is the height of the near edge (m); lit_gap lights the shadow gap under the body; glare: strength of the strip light's reflection."""
    width, depth = lit_size(diagonal)
    body_w, run = width + 0.3, depth + 0.24
    angle = radians(incline)
    reach, rise = run * cos(angle), run * sin(angle)
    near, far = -reach / 2, reach / 2
    profile = [(near + 0.2, 0.07), (far - 0.12, 0.07), (far - 0.12, 0.3), (far, front + rise - 0.09),
               (far, front + rise), (near, front), (near, front - 0.075)]
    metal = powder(colour, 0.4)
    body = prism(rounded(profile, 0.012, closed=True, steps=5), body_w, metal, bevel=0.004)
    with assembled((0, 0, front + rise / 2), (incline, 0, 0)):
        cut(body, slab(width + 0.05, depth + 0.05, 0.05, 0.006, (0, 0, -0.012), metal, 0))
        slab(width + 0.046, depth + 0.046, 0.0115, 0.005, (0, 0, -0.012), glass_black(), 0.0008)
        with assembled((0, 0, -0.0002), (-90, 0, 0)):
            lit_area(width, depth, screen, strength=strength, border=0.021, glare=glare)
    plinth = plastic("#141519", 0.6)
    block((body_w - 0.24, reach - 0.5, 0.066), (0, 0.04, 0.037), plinth, 0.002)
    if lit_gap:
        block((body_w - 0.2, reach - 0.46, 0.004), (0, 0.04, 0.066), glowing("#ffdcb0", lit_gap), 0)
    for side in (-1, 1):
        block((0.0012, 0.16, 0.004), (side * (body_w / 2 + 0.0004), 0.06, 0.36), plastic("#0c0d0f"), 0)
        for row in range(5):
            block((0.003, 0.16, 0.005), (side * body_w / 2, 0.06, 0.36 - row * 0.016), plastic("#15161a", 0.6), 0)
        foot(side * (body_w / 2 - 0.2), 0.0)
        _door(side * body_w / 2, side)
    _seams(body_w, near, front)


def _door(x, side):
    """Service door in a side: the gap around it, two hidden hinges, a lock."""
    gap, steel = plastic("#0c0d0f", 0.6), aluminium("#9a9ca0")
    for y in (-0.12, 0.26):
        block((0.0016, 0.0022, 0.36), (x, y, 0.36), gap, 0)
    for z in (0.18, 0.54):
        block((0.0016, 0.3822, 0.0022), (x, 0.07, z), gap, 0)
    rod(0.0105, 0.005, (x, -0.09, 0.47), steel, (0, 90, 0), bevel=0.0012)
    rod(0.0065, 0.0062, (x, -0.09, 0.47), plastic("#1b1c1f", 0.3), (0, 90, 0), bevel=0.0006)
    block((0.0075, 0.001, 0.008), (x + side * 0.0002, -0.09, 0.47), aluminium("#5f6165"), 0)


def _seams(body_w, near, front):
    """Where the sheets of the body meet: a shadow gap under the top, and one around each side."""
    gap = plastic("#0c0d0f", 0.6)
    block((body_w - 0.002, 0.003, 0.0022), (0, near - 0.0004, front - 0.052), gap, 0)
