"""A turquoise ring put round the black face of a Vigia, so that it is found; stands where the camera stands."""
from materials import TURQUOISE, lacquer
from models.signs import UPRIGHT
from models.vigia import DEPTH, HEIGHT
from solids import slab


def build(screen=None):
    slab(0.078, HEIGHT + 0.004, 0.0066, 0.026, (0, 0.0064 - DEPTH / 2, 0.012 + HEIGHT / 2), lacquer(TURQUOISE, 0.3), 0.0015, UPRIGHT)
