"""Horizonte from close by: a field of outdoor tiles with louvres between their lines of pixels; one stands open like a door."""
from math import cos, radians, sin

from materials import CORAL, GREEN, TURQUOISE, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT, diodes, quad
from parts import cable
from solids import assembled, block, rod, slab

TILE, PIXELS, WALL = 0.32, 40, (12, 9)


def build(screen, columns=(3, 8), rows=(2, 7), opened=(5, 4), ajar=74, strength=1.5):
    """columns, rows: the first tile of the wall that is shown and the one after the last; opened: the tile that stands open."""
    lit = diodes(screen, strength, (WALL[0] * PIXELS, WALL[1] * PIXELS))
    for column in range(*columns):
        for row in range(*rows):
            part = (column / WALL[0], row / WALL[1], (column + 1) / WALL[0], (row + 1) / WALL[1])
            with assembled(((column - opened[0]) * TILE, 0, (row - opened[1]) * TILE)):
                if (column, row) == tuple(opened):
                    _bay(ajar)
                    with assembled((-TILE / 2 + 0.004, -0.006, 0), (0, 0, -ajar)):
                        with assembled((TILE / 2 - 0.004, 0.006, 0)):
                            _tile(part, lit)
                            _behind()
                            _key()
                else:
                    _tile(part, lit)


def _tile(part, lit):
    """Lamps in matt black resin, a blade of plastic below each line of them, a hole for the key in the middle."""
    quad(TILE - 0.0012, TILE - 0.0012, part, lit, (0, 0, 0))
    block((TILE - 0.0012, 0.02, TILE - 0.0012), (0, 0.0108, 0), powder("#15171b", 0.55), 0.0012)
    blade = plastic("#0c0d0f", 0.6)
    for line in range(PIXELS):
        block((TILE - 0.004, 0.006, 0.0011), (0, -0.003, (line - PIXELS / 2 + 0.04) * TILE / PIXELS), blade, 0, (14, 0, 0))
    rod(0.0034, 0.004, (0, -0.001, 0), plastic("#050506"), UPRIGHT, bevel=0, sides=6)


def _behind():
    """The back of a tile: ribs, a sealed plug for power and one for the picture, four catches, a grey seal around."""
    y, seal = 0.022, plastic("#6d737b", 0.8)
    for side in (-1, 1):
        block((0.008, 0.005, TILE - 0.016), (side * (TILE / 2 - 0.011), y, 0), seal, 0.002)
        block((TILE - 0.016, 0.005, 0.008), (0, y, side * (TILE / 2 - 0.011)), seal, 0.002)
    slab(TILE - 0.05, TILE - 0.05, 0.012, 0.012, (0, y + 0.011, 0), powder("#23272d", 0.5), 0.003, UPRIGHT)
    for x in (-0.09, 0.0, 0.09):
        block((0.006, 0.008, TILE - 0.07), (x, y + 0.013, 0), powder("#2c3138", 0.5), 0.002)
    for x in (-0.12, 0.12):
        for z in (-0.12, 0.12):
            rod(0.013, 0.016, (x, y + 0.016, z), aluminium("#b7babd", 0.3), UPRIGHT, bevel=0.002)
            block((0.034, 0.005, 0.011), (x, y + 0.026, z), aluminium("#d0d3d6", 0.25), 0.0015, (0, 45, 0))
    for x, tone in ((-0.045, "#e4e2dd"), (0.045, TURQUOISE)):
        rod(0.017, 0.026, (x, y + 0.022, -0.05), plastic("#0f1115", 0.45), UPRIGHT, bevel=0.003)
        rod(0.0125, 0.02, (x, y + 0.042, -0.05), plastic(tone, 0.45), UPRIGHT, bevel=0.003)
    block((0.07, 0.002, 0.03), (0, y + 0.0185, 0.075), plastic("#f1f2f4", 0.5), 0.0004)


def _plug(x, ajar):
    """Where the end of a plug on the back of the open tile lies, and a point a little way out along its axis."""
    turn, places = radians(-ajar), []
    for y in (0.08, 0.11):
        along = TILE / 2 - 0.004 + x
        places.append((along * cos(turn) - y * sin(turn) - TILE / 2 + 0.004, along * sin(turn) + y * cos(turn) - 0.006, -0.05))
    return places


def _bay(ajar):
    """Behind an open tile: the cast frame with its seats, a power supply, a receiver with its lamps, the cables to the tile's plugs."""
    depth, frame, dark = 0.11, aluminium("#8d939b", 0.42, (60, 60, 60)), powder("#23272e", 0.6)
    block((TILE, 0.004, TILE), (0, depth, 0), dark, 0)
    for side in (-1, 1):
        block((0.004, depth, TILE), (side * (TILE / 2 + 0.001), depth / 2 + 0.002, 0), dark, 0)
        block((TILE, depth, 0.004), (0, depth / 2 + 0.002, side * (TILE / 2 + 0.001)), dark, 0)
        block((0.016, 0.03, TILE), (side * (TILE / 2 - 0.008), 0.04, 0), frame, 0.002)
        block((TILE, 0.03, 0.016), (0, 0.04, side * (TILE / 2 - 0.008)), frame, 0.002)
    for x in (-0.12, 0.12):
        for z in (-0.12, 0.12):
            block((0.04, 0.012, 0.04), (x, 0.034, z), frame, 0.003)
            slab(0.02, 0.009, 0.004, 0.004, (x, 0.0275, z), plastic("#050506"), 0, UPRIGHT)
    with assembled((0.02, 0.1, 0.068)):
        block((0.17, 0.045, 0.085), (0, -0.0225, 0), aluminium("#b9bdc2", 0.34, (60, 60, 60)), 0.003)
        for row in range(6):
            for hole in range(13):
                rod(0.0028, 0.002, (-0.06 + hole * 0.01, -0.0452, -0.026 + row * 0.0105), plastic("#0b0c0e"), UPRIGHT, bevel=0, sides=10)
        rod(0.003, 0.003, (0.074, -0.045, 0.03), glowing(GREEN, 6), UPRIGHT, bevel=0)
    with assembled((-0.025, 0.1, -0.058)):
        block((0.15, 0.014, 0.075), (0, -0.007, 0), powder("#1f6b4a", 0.4), 0.001)
        for x in (-0.052, -0.026):
            block((0.019, 0.02, 0.017), (x, -0.022, -0.02), aluminium("#c3c6c9", 0.3), 0.001)
        for chip in range(3):
            block((0.022, 0.004, 0.022), (-0.01 + chip * 0.033, -0.015, 0.014), plastic("#0d0e10", 0.3), 0.0006)
        for lamp, tone in ((0, GREEN), (1, GREEN), (2, "#ffc94d")):
            rod(0.0025, 0.003, (0.03 + lamp * 0.012, -0.0145, -0.024), glowing(tone, 6), UPRIGHT, bevel=0)
    cable([(-0.077, 0.075, -0.078), (-0.077, 0.055, -0.1), (-0.1, 0.05, -0.125), (-0.16, 0.05, -0.13)], 0.003, TURQUOISE)
    cable([(-0.051, 0.075, -0.078), (-0.051, 0.055, -0.105), (0.02, 0.05, -0.13), (0.16, 0.05, -0.125)], 0.003, TURQUOISE)
    cable([(0.1, 0.078, 0.03), (0.125, 0.06, 0.0), (0.12, 0.055, -0.07), (0.16, 0.055, -0.1)], 0.0042, "#15161a")
    white, turquoise = _plug(-0.045, ajar), _plug(0.045, ajar)
    block((0.022, 0.018, 0.02), (0.052, 0.046, 0.03), plastic("#e4e2dd", 0.45), 0.002)
    cable([(0.052, 0.046, 0.022), (0.04, 0.03, -0.005), (0.0, -0.05, -0.045), white[1], white[0]], 0.0034, "#e4e2dd")
    block((0.02, 0.022, 0.017), (0.0, 0.078, -0.032), plastic(TURQUOISE, 0.45), 0.002)
    cable([(0.0, 0.068, -0.034), (0.0, 0.0, -0.07), (0.01, -0.1, -0.07), turquoise[1], turquoise[0]], 0.0034, TURQUOISE)
    for z in (0.105, -0.105):
        rod(0.0035, 0.036, (-TILE / 2 + 0.008, 0.012, z), aluminium("#d0d3d6", 0.22), bevel=0.0006)


def _key(x=0.0, z=0.0):
    """A key with a cross handle in the hole of a tile."""
    rod(0.0028, 0.075, (x, -0.0375, z), aluminium("#c9cbce", 0.2), UPRIGHT, bevel=0.0004, sides=6)
    rod(0.0055, 0.012, (x, -0.076, z), plastic("#17181b", 0.45), UPRIGHT, bevel=0.001)
    with assembled((x, -0.086, z), (0, 32, 0)):
        slab(0.086, 0.018, 0.016, 0.0085, (0, 0.004, 0), powder(CORAL, 0.4), 0.003, UPRIGHT)
