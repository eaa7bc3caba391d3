"""A slide gauge of steel with a figure on its display; lies on z = 0, its scale along x."""
from materials import aluminium, plastic
from parts import label
from solids import block, slab


def build(screen=None):
    metal = aluminium("#c9cbce", 0.22, (1, 60, 60))
    block((0.25, 0.016, 0.0036), (0, 0, 0.005), metal, 0.0006)
    block((0.012, 0.05, 0.0036), (-0.119, -0.03, 0.005), metal, 0.0006)
    block((0.07, 0.034, 0.007), (-0.06, -0.003, 0.006), metal, 0.001)
    block((0.011, 0.044, 0.0036), (-0.086, -0.034, 0.005), metal, 0.0006)
    slab(0.05, 0.022, 0.003, 0.003, (-0.056, -0.004, 0.0095), plastic("#1a1b1f", 0.4), 0.0005)
    label("27,60", 0.012, (-0.056, -0.004, 0.0126), "#dff5f2", (0, 0, 0))
    for mark in range(24):
        block((0.0006, 0.005 if mark % 5 else 0.009, 0.0002), (-0.005 + mark * 0.005, 0.002, 0.0069), plastic("#17181b"), 0)
