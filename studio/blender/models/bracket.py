"""Parts of mounts that lie on a bench: a perforated rail with its screws, and a castor on its side."""
from materials import CORAL, aluminium, plastic, powder
from parts import castor
from solids import assembled, block, rod, slab


def build(screen=None, length=0.46):
    dark = powder("#23272e", 0.42)
    slab(length, 0.07, 0.012, 0.006, (0, 0, 0), dark, 0.002)
    for side in (-1, 1):
        block((length, 0.004, 0.024), (0, side * 0.033, 0.012), dark, 0.001)
    for hole in range(11):
        slab(0.018, 0.008, 0.0126, 0.0039, ((hole - 5) * 0.04, 0, 0), plastic("#9a9da2", 0.5), 0)
    for x in (-0.16, 0.16):
        rod(0.014, 0.02, (x, 0, 0.02), powder(CORAL, 0.4), bevel=0.003)
    with assembled((length / 2 + 0.13, 0.02, 0.024), (90, 0, 30)):
        castor(0, 0, 0, 0.042)
    for index in range(3):
        rod(0.006, 0.005, (-0.1 + index * 0.03, -0.07, 0.0125), aluminium("#a9acb0", 0.25), sides=6)
        rod(0.0032, 0.012, (-0.1 + index * 0.03, -0.07, 0.006), aluminium("#a9acb0", 0.25))
