"""Panels that came back: a rack in which they stand on edge, each with its label, and a bench on which one of them is measured; a solar module.

A label says how bright its panel still is; a green dot is for those that give more than 80 % of what they gave when new.
"""
from materials import CORAL, GREEN, TURQUOISE, aluminium, glass_black, glowing, lacquer, plastic, powder
from panel import wall_panel
from parts import cable, label
from rooms import fabric, matt, wood
from solids import assembled, block, rod, slab
from workbench import carton, crate

BENCH = 0.9
READINGS = (91, 84, 62, 88, 73, 86, 94, 81, 58, 90, 83, 77, 87, 69, 92, 85, 64, 89, 82, 71, 93, 80, 66, 88)
STEEL = "#2f4653"


def build(screen, rack=None, bench=None, module=None, strength=0.9):
    """rack, bench, module: [x, y, turn]; without a place a part is left out. The screen is what the panel on the bench shows."""
    if rack:
        with assembled((rack[0], rack[1], 0), (0, 0, rack[2])):
            _rack()
    if bench:
        with assembled((bench[0], bench[1], 0), (0, 0, bench[2])):
            _bench()
            _measured(screen, strength)
            _meter()
    if module:
        with assembled((module[0], module[1], 0), (0, 0, module[2])):
            _module()


def _rack(width=2.5, depth=0.62, height=2.3, levels=(0.16, 1.22)):
    """Two shelves of steel and board, combed by pegs; panels of several sizes stand between these."""
    steel, shelf = powder(STEEL, 0.42), wood("#a98256", "#c8a071")
    for x in (-width / 2, 0, width / 2):
        for y in (-depth / 2, depth / 2):
            block((0.05, 0.05, height), (x, y, height / 2), steel, 0.004)
            slab(0.1, 0.1, 0.008, 0.008, (x, y, 0), steel, 0.002)
            for hole in range(22):
                block((0.012, 0.001, 0.03), (x, y - 0.0256, 0.12 + hole * 0.1), plastic("#0f171c", 0.7), 0)
    place = 0
    for z in (*levels, height - 0.06):
        for y in (-depth / 2, depth / 2):
            block((width, 0.036, 0.08), (0, y, z - 0.04), powder("#d9663f", 0.42), 0.004)
        block((width - 0.05, depth, 0.022), (0, 0, z + 0.011), shelf, 0.002)
    for z in levels:
        for half in (-1, 1):
            for slot in range(8):
                x = half * width / 4 + (slot - 3.5) * 0.135
                rod(0.007, 0.16, (x - 0.066, -depth / 2 + 0.05, z + 0.1), aluminium("#b9bcc0", 0.3), sides=20)
                if place % 11 != 6:
                    _stored((x, 0.02, z + 0.022), place)
                place += 1


def _stored(at, index):
    """A panel on its short edge, seen from the side, leaning a little; a label hangs from its upper corner."""
    tall, deep, thick = ((0.93, 0.53, 0.034), (0.88, 0.5, 0.046), (0.8, 0.46, 0.03))[index * 5 % 3]
    lean = 1.6 + index * 7 % 4 * 0.5
    with assembled(at, (0, lean, 0)):
        slab(thick, deep, tall, 0.006, (0, 0, 0), powder(("#1c1e22", "#23262b", "#2b2f35")[index % 3], 0.45), 0.003)
        slab(thick * 0.3, deep + 0.006, tall + 0.006, 0.002, (-thick * 0.4, 0, 0), aluminium(("#8f9297", "#3a3d44", "#b4b7bb")[index % 3], 0.32), 0.001)
        block((0.001, deep - 0.03, tall - 0.03), (-thick * 0.56, 0, tall / 2), glass_black(), 0)
        for corner in (0.05, tall - 0.05):
            block((thick + 0.012, 0.07, 0.1), (0, -deep / 2 + 0.032, corner), matt("#c3a071", 0.9), 0.003)
        _label(READINGS[index % len(READINGS)], (0, -deep / 2 - 0.008, tall * 0.62), index)


def _label(reading, at, index):
    """A card on a string, swinging a little: a dot, the reading, two lines."""
    with assembled(at, (0, (index * 5 % 4 - 1.5) * 2.4, 0)):
        cable([(0, 0.004, 0.085), (0, -0.003, 0.065), (0, 0, 0.046)], 0.0012, "#e9e2d3")
        slab(0.09, 0.13, 0.0012, 0.007, (0, 0, -0.018), matt("#fbf8ee", 0.8), 0, (90, 0, 0))
        rod(0.014, 0.0008, (0, -0.0018, 0.02), matt(GREEN if reading > 80 else "#e0a52e", 0.7), (90, 0, 0), bevel=0, sides=32)
        label(str(reading), 0.054, (0, -0.0018, -0.024), "#22304d")
        for line in range(2):
            block((0.06 - line * 0.018, 0.0006, 0.0035), (-line * 0.009, -0.0016, -0.058 - line * 0.01), matt("#8a8f96", 0.8), 0)


def _bench(width=1.7, depth=0.8):
    steel = powder(STEEL, 0.42)
    slab(width, depth, 0.045, 0.02, (0, 0, BENCH - 0.045), wood("#b0834f", "#cfa473"), 0.005)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            block((0.06, 0.06, BENCH - 0.045), (x, y, (BENCH - 0.045) / 2), steel, 0.004)
            rod(0.03, 0.02, (x, y, 0.01), plastic("#1b1c1f", 0.5), bevel=0.004, sides=28)
        block((0.05, depth - 0.2, 0.05), (x, 0, 0.2), steel, 0.004)
    block((width - 0.2, 0.05, 0.05), (0, depth / 2 - 0.1, 0.2), steel, 0.004)
    block((width - 0.2, depth - 0.14, 0.02), (0, 0, 0.236), wood("#8f6a45", "#a98256"), 0.003)
    carton((-0.42, 0, 0.246), 4, (0.46, 0.4, 0.26), "#c9a273", TURQUOISE, True)
    crate((0.3, 0.0, 0.246), -3, (0.5, 0.4, 0.27), "#2f6f78")
    slab(1.28, 0.62, 0.005, 0.02, (-0.1, 0, BENCH), fabric("#2b5357"), 0.0015)


def _measured(screen, strength):
    """The panel, upright in two feet with felt jaws; its own label hangs from a corner, its leads run to a supply."""
    with assembled((-0.1, 0.08, BENCH + 0.005)):
        for x in (-0.33, 0.33):
            slab(0.07, 0.34, 0.03, 0.02, (x, 0.03, 0), aluminium("#8f9297", 0.36), 0.004)
            for y in (-0.03, 0.075):
                block((0.06, 0.02, 0.08), (x, y, 0.06), powder(CORAL, 0.4), 0.005)
        with assembled((0, 0, 0.355), (-3, 0, 0)):
            wall_panel(43, screen, strength=strength)
            _label(84, (-0.5, -0.024, 0.1), 1)
    lead = [(0.1, 0.14, BENCH + 0.12), (0.3, 0.28, BENCH + 0.02), (0.52, 0.2, BENCH + 0.008), (0.62, 0.12, BENCH + 0.03)]
    cable(lead, 0.0045, "#15161a")
    cable([(x - 0.03, y + 0.02, z) for x, y, z in lead], 0.003, "#c9423a")
    with assembled((0.68, 0.12, BENCH), (0, 0, -12)):
        slab(0.18, 0.22, 0.12, 0.012, (0, 0, 0.008), powder("#e1ded7", 0.5), 0.005)
        slab(0.172, 0.112, 0.006, 0.01, (0, -0.11, 0.068), plastic("#2b3036", 0.4), 0.002, (90, 0, 0))
        block((0.085, 0.002, 0.036), (-0.028, -0.1175, 0.09), plastic("#0b1116", 0.15), 0.001)
        with assembled((-0.028, -0.119, 0.09)):
            _digits("24.0", "#7fe0c8")
        for x in (-0.045, 0.0):
            rod(0.011, 0.014, (x, -0.12, 0.038), plastic("#d9d6cf", 0.4), (90, 0, 0), bevel=0.002, sides=28)
        for x, colour in ((0.045, "#c9423a"), (0.068, "#15161a")):
            rod(0.007, 0.018, (x, -0.12, 0.038), plastic(colour, 0.4), (90, 0, 0), bevel=0.001, sides=24)


def _meter():
    """A luminance meter: its eye before the last of nine points on a jointed arm, the reading on a box beside it."""
    with assembled((0.34, -0.24, BENCH + 0.005)):
        rod(0.055, 0.022, (0, 0, 0.011), powder("#24262b"), bevel=0.004)
        rod(0.008, 0.26, (0, 0, 0.14), aluminium("#c9cbce", 0.25), sides=28)
        rod(0.014, 0.03, (0, 0, 0.27), powder("#24262b"), bevel=0.003, sides=28)
        rod(0.007, 0.17, (-0.068, 0.05, 0.27), aluminium("#c9cbce", 0.25), (0, 90, -36), sides=28)
        rod(0.03, 0.075, (-0.138, 0.12, 0.27), powder("#2b2f35", 0.4), (90, 0, 0), bevel=0.004)
        rod(0.031, 0.012, (-0.138, 0.105, 0.27), powder(TURQUOISE, 0.4), (90, 0, 0), bevel=0.002)
        cable([(-0.138, 0.082, 0.27), (-0.15, 0.04, 0.22), (-0.13, -0.03, 0.03), (-0.06, -0.09, 0.006), (0.07, -0.085, 0.012)], 0.003)
        with assembled((0.12, -0.08, 0), (0, 0, 14)):
            slab(0.1, 0.17, 0.03, 0.016, (0, 0, 0), powder("#b9851c", 0.5), 0.006)
            slab(0.08, 0.07, 0.002, 0.006, (0, 0.035, 0.0295), plastic("#0b1116", 0.15), 0.0005)
            with assembled((0, 0.035, 0.0322), (-90, 0, 0)):
                _digits("307", "#f1f4ec")
            rod(0.016, 0.006, (0, -0.04, 0.031), plastic("#17181b"), bevel=0.001, sides=32)


def _module(width=0.67, height=1.2):
    """A solar module of 100 W leaning against the wall behind it: cells under glass, their conductors, a frame."""
    cell, wire = lacquer("#14233f", 0.12), aluminium("#a9afb8", 0.35)
    with assembled((0, -0.3, 0), (-13, 0, 0)):
        block((width, 0.004, height), (0, 0.004, height / 2), powder("#e6e8e6", 0.4), 0)
        for x in (-width / 2, width / 2):
            block((0.024, 0.034, height), (x, 0, height / 2), aluminium("#b9bcc0", 0.32), 0.002)
        for z in (0.012, height - 0.012):
            block((width, 0.034, 0.024), (0, 0, z), aluminium("#b9bcc0", 0.32), 0.002)
        for column in range(4):
            for row in range(8):
                x, z = (column - 1.5) * 0.156, 0.09 + (row + 0.5) * 0.129
                slab(0.151, 0.124, 0.001, 0.012, (x, 0.001, z), cell, 0, (90, 0, 0))
            for lane in (-0.04, 0.04):
                block((0.0025, 0.0006, 1.03), ((column - 1.5) * 0.156 + lane, -0.0006, 0.606), wire, 0)


def _digits(text, colour):
    """A lit reading that faces -y."""
    label(text, 0.03, (0, 0, 0)).data.materials[0] = glowing(colour, 1.6)
