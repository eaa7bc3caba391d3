"""Delta: meeting table with a flush screen; thin ink-blue top on a pedestal of two folded plates."""
from materials import aluminium, glass_black, lacquer, powder
from outlines import thickened
from panel import lit_area, lit_size
from parts import foot
from solids import assembled, block, cut, extruded, slab


def build(screen, diagonal=55, height=0.75, colour="#0c1830", strength=1.05):
    width, depth = lit_size(diagonal)
    top_w, top_d, thick = width + 0.56, depth + 0.4, 0.026
    blue = lacquer(colour, 0.3)
    with assembled((0, 0, height - thick)):
        top = slab(top_w, top_d, thick, 0.05, (0, 0, 0), blue, 0.004)
        cut(top, slab(width + 0.034, depth + 0.034, 0.02, 0.006, (0, 0, thick - 0.008), blue, 0))
        slab(width + 0.031, depth + 0.031, 0.0077, 0.005, (0, 0, thick - 0.008), glass_black(), 0.0008)
        with assembled((0, 0, thick - 0.0001), (-90, 0, 0)):
            lit_area(width, depth, screen, strength=strength, border=0.013)
        slab(width * 0.86, depth * 0.8, 0.05, 0.03, (0, 0, -0.05), powder("#1a1b1f"), 0.012)
        grommet = aluminium("#a9acb1")
        block((0.18, 0.07, 0.002), (top_w / 2 - 0.16, top_d / 2 - 0.1, thick), grommet, 0.0008)
        block((0.17, 0.012, 0.003), (top_w / 2 - 0.16, top_d / 2 - 0.075, thick), powder("#1a1b1f"), 0.0005)
    _pedestal(height - thick - 0.03)


def _pedestal(height):
    """Two plates folded to a V in plan, back to back, on a floor plate and under a mounting plate."""
    metal = aluminium("#c6c8cb", 0.3, (60, 60, 1))
    for side in (-1, 1):
        path = [(side * 0.44, -0.2), (side * 0.1, 0.0), (side * 0.44, 0.2)]
        extruded(thickened(path, 0.008, 0.03), height - 0.014, metal, (0, 0, 0.014), bevel=0.0012)
    slab(1.02, 0.56, 0.012, 0.03, (0, 0, 0.004), aluminium("#aeb1b5", 0.36), 0.002)
    slab(1.0, 0.5, 0.012, 0.02, (0, 0, height), powder("#1a1b1f"), 0.002)
    for x in (-0.47, 0.47):
        for y in (-0.24, 0.24):
            foot(x, y, 0.016, 0.005)

