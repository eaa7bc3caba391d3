"""A cabin suitcase on four wheels: ribbed shell, telescopic handle, a luggage label. It stands on z = 0, its front towards -y."""
from materials import CORAL, aluminium, plastic, powder
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 0.37, 0.5, 0.21


def build(screen=None, colour="#2b5f63", handle=0.42):
    """handle: how far it is drawn out (m)."""
    shell, dark = powder(colour, 0.35), plastic("#17181b", 0.5)
    with assembled((0, 0, 0.055)):
        slab(WIDTH, HEIGHT, DEPTH, 0.05, (0, DEPTH / 2, HEIGHT / 2), shell, 0.024, (90, 0, 0))
        for rib in range(7):
            slab(0.018, HEIGHT - 0.09, 0.008, 0.008, (-0.135 + rib * 0.045, -DEPTH / 2 + 0.003, HEIGHT / 2), shell, 0.003, (90, 0, 0))
        block((WIDTH + 0.002, 0.008, HEIGHT - 0.04), (0, 0.0, HEIGHT / 2), dark, 0.002)
        slab(0.14, 0.03, 0.02, 0.01, (0, 0.0, HEIGHT), dark, 0.006)
        for x in (-0.085, 0.085):
            rod(0.008, handle, (x, 0.06, HEIGHT + handle / 2), aluminium("#b9bbbf", 0.3), bevel=0)
        slab(0.2, 0.034, 0.026, 0.013, (0, 0.06, HEIGHT + handle), dark, 0.008)
        slab(0.05, 0.085, 0.003, 0.012, (0.07, -DEPTH / 2 - 0.008, HEIGHT * 0.72), powder(CORAL), 0.001, (90, 0, 0))
    for x in (-0.14, 0.14):
        for y in (-0.07, 0.07):
            rod(0.024, 0.018, (x, y, 0.024), dark, (0, 90, 0), bevel=0.004)
            block((0.03, 0.03, 0.02), (x, y, 0.048), dark, 0.004)
