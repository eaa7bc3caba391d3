"""Dueto: two displays back to back in an aluminium band, hung from the ceiling on one pole; street and shop each see one."""
from materials import aluminium, glass_black, plastic, powder
from models.signs import UPRIGHT, lock
from panel import lit_area, lit_size
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 0.716, 1.256, 0.054


def build(screen, centre=1.5, ceiling=2.5, strength=1.25, inside=0.6, secured=False):
    """strength is the street's side, inside the shop's; secured: the steel cable beside the pole and the ceiling's bolts can be seen."""
    metal = aluminium("#cfd1d4", 0.3, (60, 60, 1))
    with assembled((0, 0, centre)):
        slab(WIDTH, HEIGHT, DEPTH - 0.008, 0.02, (0, DEPTH / 2 - 0.004, 0), metal, 0.004, UPRIGHT)
        block((WIDTH + 0.0006, 0.003, HEIGHT - 0.05), (0, 0, 0), plastic("#17181b", 0.6), 0)
        for turn, light in ((0, strength), (180, inside)):
            with assembled((0, 0, 0), (0, 0, turn)):
                _face(screen, light)
        for row in range(12):
            block((0.02, 0.014, 0.002), (-0.22 + row * 0.04, 0, -HEIGHT / 2 + 0.0005), plastic("#0b0c0e"), 0)
    top = centre + HEIGHT / 2
    block((0.22, 0.044, 0.03), (0, 0, top + 0.012), metal, 0.006)
    rod(0.021, ceiling - top - 0.03, (0, 0, (ceiling + top) / 2 + 0.01), metal, bevel=0.001)
    rod(0.03, 0.05, (0, 0, top + 0.05), metal, bevel=0.006)
    rod(0.085, 0.03, (0, 0, ceiling - 0.015), metal, bevel=0.008)
    rod(0.0045, 0.004, (0, -0.03, top + 0.05), powder("#3a3d44"), UPRIGHT)
    if secured:
        steel = aluminium("#b7babd", 0.22)
        rod(0.004, ceiling - top - 0.02, (0.075, 0, (ceiling + top) / 2), steel, bevel=0)
        for z in (top + 0.035, ceiling - 0.06):
            rod(0.009, 0.05, (0.075, 0, z), steel, bevel=0.002, sides=6)
        rod(0.016, 0.016, (0.075, 0, top + 0.008), steel, bevel=0.003)
        rod(0.016, 0.016, (0.075, 0, ceiling - 0.038), steel, bevel=0.003)
        for turn in range(4):
            with assembled((0, 0, ceiling - 0.033), (0, 0, 45 + turn * 90)):
                rod(0.009, 0.008, (0.066, 0, 0), steel, bevel=0.001, sides=6)


def _face(screen, strength):
    slab(WIDTH - 0.006, HEIGHT - 0.006, 0.004, 0.017, (0, -DEPTH / 2 + 0.004, 0), glass_black(), 0.001, UPRIGHT)
    lit_area(*lit_size(55, portrait=True), screen, (0, -DEPTH / 2 - 0.0006, 0), strength=strength)
    lock(0.0, -DEPTH / 2 + 0.001, -HEIGHT / 2 + 0.012, 0.005)
