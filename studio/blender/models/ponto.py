"""Ponto: counter terminal; a small panel on a foot folded from one aluminium sheet."""
from materials import TURQUOISE, aluminium, glass_black, glowing, plastic, powder
from panel import lit_area, lit_size
from parts import cable
from solids import assembled, block, rod, sheet, slab


def build(screen, diagonal=15.6, strength=1.05, through=False):
    """through: the cable goes down through the counter behind the foot."""
    width, height = lit_size(diagonal)
    outer_w, outer_h = width + 0.036, height + 0.036
    metal = aluminium("#dacdb6", 0.46, (1, 40, 40))
    foot = [(-0.1, 0.004), (0.11, 0.004), (0.028, 0.24)]
    sheet(foot, 0.006, 0.2, 0.024, metal, bevel=0.0012)
    block((0.16, 0.17, 0.0015), (0, 0.0, 0.0006), plastic("#1b1c1f", 0.6), 0)
    with assembled((0, -0.004, 0.185), (-20, 0, 0)):
        upright = (90, 0, 0)
        slab(outer_w, outer_h, 0.007, 0.012, (0, 0.007, 0), aluminium("#c4c6c7", 0.45), 0.0016, upright)
        slab(outer_w - 0.003, outer_h - 0.003, 0.0026, 0.0108, (0, 0.0006, 0), glass_black(), 0.0008, upright)
        with assembled((0, -0.0022, 0)):
            lit_area(width, height, screen, strength=strength, border=0.012)
        slab(outer_w - 0.03, outer_h - 0.03, 0.016, 0.02, (0, 0.022, 0), powder("#2a2c31"), 0.006, upright)
        for row in range(7):
            block((0.12, 0.001, 0.0022), (0, 0.0224, 0.06 - row * 0.007), plastic("#0a0b0d"), 0)
        for offset in range(4):
            block((0.013, 0.001, 0.005), (-0.1 + offset * 0.022, 0.0224, -0.068), plastic("#0a0b0d"), 0)
        block((outer_w * 0.3, 0.003, 0.0022), (0, -0.001, -outer_h / 2 + 0.006), glowing(TURQUOISE, 2.0), 0.0006)
    rod(0.014, 0.008, (0, 0.082, 0.1), plastic("#1b1c1f"), (70, 0, 0), bevel=0.002)
    falling = [(0.0, 0.07, 0.1), (0.0, 0.1, 0.085), (0.004, 0.125, 0.04), (0.012, 0.15, 0.0125), (0.03, 0.18, 0.0045)]
    if through:
        rod(0.026, 0.004, (0.012, 0.15, 0.002), plastic("#1b1c1f", 0.5), bevel=0.001)
        cable([*falling[:3], (0.011, 0.142, 0.018), (0.012, 0.15, -0.01)], 0.003)
    else:
        cable([*falling, (0.06, 0.215, 0.0035), (0.25, 0.34, 0.0035), (0.9, 0.42, 0.0035)], 0.003)
