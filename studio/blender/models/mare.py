"""Maré from behind: open cast frames with a box for power and signal each, quick locks at the joints, cables in a ring."""
from materials import CORAL, GREEN, TURQUOISE, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT
from parts import cable
from solids import assembled, block, cut, rod, slab

SIZE, DEPTH = 0.5, 0.075


def build(screen=None, grid=(4, 3), bottom=0.1, free=(2, 2)):
    """The backs look towards -y; free: the cabinet whose levers at the right stand open."""
    columns, rows = grid
    for column in range(columns):
        for row in range(rows):
            with assembled(((column - (columns - 1) / 2) * SIZE, 0, bottom + (row + 0.5) * SIZE)):
                _cabinet((column, row) == tuple(free), column < columns - 1, row)
                _cables(row > 0)
    steel = powder("#15171b", 0.5)
    for column in range(columns):
        block((SIZE - 0.02, 0.18, bottom - 0.002), ((column - (columns - 1) / 2) * SIZE, DEPTH / 2, bottom / 2), steel, 0.004)


def _cabinet(free, neighbour, row):
    metal, inner, dark = powder("#4d5661", 0.42), powder("#24282f", 0.55), plastic("#0e0f12", 0.6)
    rim = 0.026
    for side in (-1, 1):
        block((rim, DEPTH, SIZE - 0.001), (side * (SIZE / 2 - rim / 2 - 0.0005), DEPTH / 2, 0), metal, 0.003)
        block((SIZE - 0.001, DEPTH, rim), (0, DEPTH / 2, side * (SIZE / 2 - rim / 2 - 0.0005)), metal, 0.003)
    for x in (-1, 1):
        for z in (-1, 1):
            block((0.224, 0.02, 0.224), (x * 0.1125, 0.062, z * 0.1125), inner, 0.002)
            for rib in range(4):
                block((0.2, 0.006, 0.005), (x * 0.1125, 0.051, z * 0.1125 + (rib - 1.5) * 0.045), powder("#23272d", 0.55), 0.001)
            for dx in (-0.085, 0.085):
                for dz in (-0.085, 0.085):
                    rod(0.006, 0.005, (x * 0.1125 + dx, 0.0505, z * 0.1125 + dz), aluminium("#9a9ea3", 0.3), UPRIGHT, bevel=0.0008)
            slab(0.06, 0.06, 0.006, 0.014, (x * 0.226, 0.002, z * 0.226), plastic("#0c0d0f", 0.7), 0.002, UPRIGHT)
    for lean in (0, 90):
        with assembled((0, 0.03, 0), (0, lean, 0)):
            block((SIZE - 0.06, 0.036, 0.024), (0, 0, 0), metal, 0.004)
    _box(metal, dark)
    for z in (-0.155, 0.155):
        _latch(z, free, neighbour)
    for x in (-0.14, 0.14):
        rod(0.011, 0.012, (x, 0.03, SIZE / 2 - 0.03), aluminium("#b7babd", 0.3), bevel=0.001)


def _box(metal, dark):
    """The box in the middle: sealed sockets in and out, a button, two lamps, and a grip above."""
    body = slab(0.2, 0.25, 0.05, 0.018, (0, 0.024, -0.01), metal, 0.005, UPRIGHT)
    cut(body, slab(0.15, 0.044, 0.02, 0.012, (0, -0.02, 0.082), dark, 0, UPRIGHT))
    block((0.15, 0.004, 0.044), (0, -0.007, 0.082), dark, 0)
    rod(0.009, 0.15, (0, -0.0235, 0.088), plastic("#0e0f12", 0.55), (0, 90, 0), bevel=0.002)
    face = -0.026
    slab(0.17, 0.12, 0.004, 0.01, (0, face + 0.002, -0.07), powder("#23272e", 0.5), 0.001, UPRIGHT)
    for x, z, tone in ((-0.05, -0.045, "#3f6fb5"), (0.05, -0.045, "#c9cdd2"), (-0.05, -0.095, "#17181b"), (0.05, -0.095, "#17181b")):
        power = z > -0.06
        rod(0.019 if power else 0.015, 0.012, (x, face - 0.006, z), plastic("#0d0e10", 0.5), UPRIGHT, bevel=0.002)
        rod(0.0155 if power else 0.0115, 0.016, (x, face - 0.008, z), plastic(tone, 0.45), UPRIGHT, bevel=0.002)
    block((0.036, 0.002, 0.02), (0, face - 0.003, -0.03), plastic("#050506", 0.1), 0.001)
    for lamp, tone in ((-0.008, GREEN), (0.008, GREEN)):
        rod(0.003, 0.002, (lamp, face - 0.0045, -0.03), glowing(tone, 6), UPRIGHT, bevel=0)
    rod(0.006, 0.006, (0, face - 0.004, -0.06), aluminium("#b7babd", 0.3), UPRIGHT, bevel=0.001)
    block((0.06, 0.0012, 0.028), (0, face - 0.0006, 0.02), plastic("#d9dbde", 0.5), 0)
    for bar in range(4):
        block((0.045 - bar % 2 * 0.014, 0.0008, 0.0024), (-0.002 - bar % 2 * 0.007, face - 0.0014, 0.028 - bar * 0.0056), plastic("#3a3d44"), 0)


def _latch(z, free, neighbour):
    """A hook across the joint at the right with its coral lever: closed it lies along the edge, open it stands off."""
    if not neighbour:
        return
    joint, steel = SIZE / 2, aluminium("#b7babd", 0.3)
    for side in (-1, 1):
        block((0.03, 0.014, 0.07), (joint + side * 0.018, -0.004, z), steel, 0.003)
    rod(0.007, 0.03, (joint + 0.02, -0.014, z - 0.012), steel, bevel=0.001)
    with assembled((joint - 0.02, -0.012, z + 0.018), (0, 0 if free else 0, 0)):
        with assembled((0, 0, 0), (-68 if free else 0, 0, 0)):
            slab(0.02, 0.088, 0.012, 0.009, (0, 0, -0.036), powder(CORAL, 0.4), 0.003, UPRIGHT)
            rod(0.006, 0.026, (0, -0.006, 0), steel, (0, 90, 0), bevel=0.001)
    if not free:
        block((0.05, 0.008, 0.01), (joint, -0.016, z - 0.012), steel, 0.002)
        block((0.05, 0.008, 0.01), (joint, -0.016, z + 0.018), steel, 0.002)


def _cables(below):
    """From each box to the one beneath: power at the right, the picture at the left."""
    face = -0.04
    if below:
        drop = -SIZE
        cable([(0.05, face, -0.045), (0.05, face - 0.02, -0.05), (0.075, face - 0.035, -0.12), (0.09, face - 0.03, -0.25), (0.03, face - 0.035, drop + 0.05), (-0.045, face - 0.025, drop - 0.03), (-0.05, face, drop - 0.045)], 0.0058, "#15161a")
        cable([(-0.05, face, -0.095), (-0.052, face - 0.02, -0.1), (-0.08, face - 0.03, -0.17), (-0.085, face - 0.028, -0.33), (-0.075, face - 0.03, drop - 0.03), (-0.01, face - 0.03, drop - 0.085), (0.045, face - 0.02, drop - 0.095), (0.05, face, drop - 0.095)], 0.0036, TURQUOISE)
    for x, z, radius, tone in ((0.05, -0.045, 0.0135, "#c9cdd2"), (-0.05, -0.045, 0.0135, "#3f6fb5"), (-0.05, -0.095, 0.0095, "#15161a"), (0.05, -0.095, 0.0095, "#15161a")):
        rod(radius, 0.03, (x, face - 0.008, z), plastic(tone, 0.45), UPRIGHT, bevel=0.003)
