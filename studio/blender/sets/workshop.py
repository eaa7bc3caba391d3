"""A repair workshop: a long bench under lamps, pegboard with tools, drawers, shelves of cartons; a screen lies opened on the bench.

The bench's top is z = 0.9, its front edge y = -0.4; the wall's face is y = 0.5.
"""
from furniture import pendant
from grounds import aggregate
from lights import softbox, sun, surroundings
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, glowing, lacquer, plastic, powder
from parts import cable
from rooms import fabric, matt, plaster, wood
from seats import stool
from solids import assembled, block, rod, slab
from workbench import carton, coil, crate, hammer, lamp_arm, level, oscilloscope, pliers, saw, screwdriver, soldering_station, spanner, spool, tape

BENCH = 0.9


def build(day=1.0, sunlight=2.2, lamps=34):
    """day: of what comes through the windows behind the camera; sunlight: of the sun; lamps: of the two above the bench."""
    block((12, 0.2, 5), (1, 0.6, 2.5), plaster("#dcd5c8", 0.15), 0)
    block((12, 9, 0.1), (1, -3.4, -0.05), aggregate("#7d7973", "#918c85", (2.4, 2.4), 0.4, 0.006), 0)
    block((0.2, 9, 5), (-3.2, -3.4, 2.5), plaster("#17384a", 0.1), 0)
    block((0.2, 9, 5), (5.4, -3.4, 2.5), plaster("#8d9390", 0.1), 0)
    _bench()
    _pegboard()
    _drawers(1.84)
    _stores()
    _opened()
    _loose()
    stool((-1.3, -0.8, 0), 0, 0.62, INK)
    for x in (-1.05, 0.75):
        pendant((x, -0.15, 1.95), 1.6, "#1c1f26", lamps, 0.2, 8)
    softbox((-2.9, -2.6, 2.2), (0, 0, 1), (2.4, 2.4), 190 * day, "#e4eeff")
    softbox((2.8, -2.2, 2.7), (0.2, 0, 1), (1.4, 1.4), 70 * day, "#ffe9cc")
    softbox((0, -3.2, 3.4), (0, 0, 1), (4, 1.6), 70 * day, "#fff6ea", False)
    if sunlight:
        sun((-5, -5.0, 4.6), (0, 0.3, 1.1), sunlight, "#ffdcae", 0.8)
    surroundings("interior", 0.16 * day, 90)


def _bench():
    block((4.6, 0.86, 0.05), (0, 0.05, BENCH - 0.025), wood("#b0834f", "#cfa473"), 0.005)
    steel = powder("#2b3036")
    for x in (-2.2, -0.75, 0.75, 2.2):
        for y in (-0.3, 0.4):
            block((0.06, 0.06, BENCH - 0.05), (x, y, (BENCH - 0.05) / 2), steel, 0.004)
    block((4.4, 0.7, 0.03), (0, 0.05, 0.28), wood("#8f6a45", "#a98256"), 0.004)
    carton((-1.82, 0.02, 0.296), 4, (0.5, 0.42, 0.3), stripe=CORAL)
    crate((-1.18, 0.03, 0.296), -3, colour=INK)
    carton((-0.42, 0.02, 0.296), -2, (0.46, 0.4, 0.24), "#c9a273", TURQUOISE, True)
    carton((-0.4, 0.03, 0.541), 5, (0.38, 0.34, 0.17), "#b48a58", "#ffc94d", True)
    crate((0.3, 0.02, 0.296), 2, colour="#2f6f78")
    carton((1.1, 0.02, 0.296), -4, (0.52, 0.42, 0.32), stripe=GREEN)
    carton((1.8, 0.03, 0.296), 3, (0.44, 0.38, 0.34), "#c9a273", CORAL, True)
    slab(1.75, 0.72, 0.006, 0.03, (-0.2, 0.02, BENCH), fabric("#2b5357"), 0.002)


def _pegboard():
    """Tools on a dark board, three rows of them, each on its peg."""
    block((2.96, 0.03, 1.14), (-0.55, 0.475, 1.83), powder("#26414b"), 0.004)
    for row in range(10):
        for column in range(28):
            rod(0.004, 0.002, (-1.92 + column * 0.1, 0.459, 1.32 + row * 0.11), plastic("#0c1418"), (90, 0, 0), bevel=0, sides=8)
    for index in range(9):
        spanner(-1.92 + index * 0.095, 2.33, 0.45, 0.17 + index * 0.021)
    for index in range(10):
        screwdriver(-0.98 + index * 0.075, 2.33, 0.435, (CORAL, INK, "#ffc94d", TURQUOISE)[index % 4], 0.1 + index * 3 % 5 * 0.025)
    hammer(-0.08, 2.33, 0.44)
    hammer(0.08, 2.33, 0.44, "#c9cbce")
    saw(0.32, 2.34, 0.448)
    level(0.55, 2.1, 0.445)
    for index in range(6):
        pliers(-1.88 + index * 0.13, 1.88, 0.44, (CORAL, TURQUOISE, "#17181b", "#ffc94d", CORAL, INK)[index])
    for index in range(7):
        x, long = -1.02 + index * 0.05, 0.2 - index * 0.018
        cable([(x, 0.452, 1.88), (x, 0.452, 1.88 - long), (x + 0.03, 0.452, 1.88 - long - 0.008)], 0.004 - index * 0.0003, "#3a3d44")
    coil((-0.47, 0.43, 1.77), radius=0.1)
    coil((-0.2, 0.43, 1.78), radius=0.09, colour="#c9423a")
    coil((0.06, 0.43, 1.77), radius=0.1, colour="#d9d6cf")
    coil((0.34, 0.43, 1.79), radius=0.085, colour="#2f6f78")
    for index, colour in enumerate((GREEN, "#17181b", CORAL, "#e9e2d3", "#ffc94d")):
        tape(-1.86 + index * 0.16, 1.48, 0.425, colour)
    for index, colour in enumerate(("#c9423a", "#2f7fb8", "#3bb273", "#17181b", "#d9a55b")):
        spool((-1.0 + index * 0.14, 0.425, 1.47), colour)
    rod(0.006, 0.8, (-0.72, 0.425, 1.47), aluminium(), (0, 90, 0), sides=12)
    for index in range(4):
        slab(0.19, 0.1, 0.11, 0.012, (-0.08 + index * 0.22, 0.4, 1.42), plastic(("#2f6f78", "#b98a4a", "#6d3340", "#46627a")[index], 0.4), 0.004)
        block((0.1, 0.002, 0.035), (-0.08 + index * 0.22, 0.348, 1.47), matt("#f4f2ec"), 0)


def _drawers(x):
    """A cabinet of small drawers with labels, standing on the bench; on it two cartons."""
    block((0.92, 0.34, 1.1), (x, 0.31, BENCH + 0.55), powder("#d9d6cf"), 0.006)
    for row in range(7):
        for column in range(4):
            at = (x - 0.33 + column * 0.22, 0.138, BENCH + 0.095 + row * 0.15)
            slab(0.2, 0.13, 0.012, 0.008, at, plastic(("#3a4f63", "#46627a")[(row + column) % 2], 0.3), 0.003, (90, 0, 0))
            block((0.09, 0.003, 0.028), (at[0], at[1] - 0.013, at[2] + 0.025), matt("#f4f2ec"), 0)
            block((0.06, 0.018, 0.012), (at[0], at[1] - 0.018, at[2] - 0.03), plastic("#17181b"), 0.004)
    carton((x - 0.2, 0.3, BENCH + 1.1), 3, (0.4, 0.3, 0.2), closed=True)
    carton((x + 0.24, 0.3, BENCH + 1.1), -6, (0.34, 0.28, 0.15), "#c9a273", CORAL, True)


def _stores():
    """To the right of the bench: cartons of parts on the floor and a shelf, a cable on its hook."""
    oak = wood("#8f6a45", "#a98256")
    for z in (1.35, 1.95):
        block((1.5, 0.32, 0.03), (3.35, 0.34, z), oak, 0.004)
        for x in (2.75, 3.95):
            block((0.03, 0.28, 0.12), (x, 0.36, z - 0.07), powder("#2b3036"), 0.004)
    for index, (x, wide, tall, stripe) in enumerate(((2.86, 0.42, 0.3, CORAL), (3.34, 0.4, 0.24, TURQUOISE), (3.82, 0.42, 0.32, "#ffc94d"))):
        carton((x, 0.34, 1.365), (2, -3, 1)[index], (wide, 0.28, tall), ("#b98f5e", "#c9a273", "#b48a58")[index], stripe, True)
    for index, (x, wide, tall) in enumerate(((2.95, 0.5, 0.26), (3.6, 0.46, 0.3))):
        carton((x, 0.34, 1.965), (-2, 4)[index], (wide, 0.28, tall), "#bd935f", (TURQUOISE, GREEN)[index], True)


def _opened():
    """A 43-inch screen face down, its back off: frame, backlight plates, boards, ribbon cables, a fan of screws."""
    with assembled((-0.2, 0.02, BENCH + 0.006), (0, 0, 4)):
        slab(0.99, 0.58, 0.03, 0.012, (0, 0, 0), powder("#16181c"), 0.003)
        slab(0.95, 0.54, 0.006, 0.006, (0, 0, 0.0275), aluminium("#b9bcc0", 0.35, (60, 1, 60)), 0.001)
        for x in (-0.3, 0.0, 0.3):
            block((0.012, 0.5, 0.006), (x, 0, 0.035), aluminium("#a9acb0"), 0.001)
        for x, y, w, d in ((0.2, 0.06, 0.24, 0.18), (-0.24, 0.08, 0.2, 0.16), (-0.02, -0.18, 0.16, 0.07)):
            slab(w, d, 0.003, 0.006, (x, y, 0.042), lacquer("#17603f", 0.3), 0.0006)
            for chip in range(7):
                size = 0.012 + chip * 5 % 4 * 0.007
                place = (x - w / 2 + 0.03 + chip * (w - 0.05) / 7, y + (chip * 7 % 5 - 2) * d * 0.16, 0.047)
                block((size, size, 0.005), place, plastic("#121316", 0.3), 0.0006)
            for cap in range(4):
                rod(0.006, 0.014, (x - w / 3 + cap * 0.026, y - d * 0.36, 0.052), aluminium("#7f96a8"), sides=16)
            _small_parts(x, y, w, d)
        for fin in range(9):
            block((0.07, 0.0022, 0.016), (0.2, 0.038 + fin * 0.0055, 0.06), aluminium("#2b2d31", 0.35), 0)
        _plates()
        cable([(-0.14, 0.08, 0.047), (-0.06, 0.1, 0.07), (0.02, 0.08, 0.07), (0.08, 0.06, 0.047)], 0.003, "#d9d6cf")
        cable([(-0.02, -0.15, 0.047), (0.02, -0.08, 0.075), (0.12, -0.04, 0.047)], 0.0025, "#c9423a")
        cable([(-0.2, 0.0, 0.047), (-0.16, -0.1, 0.07), (-0.09, -0.18, 0.047)], 0.0025, "#e8e8e6")
    slab(0.99, 0.58, 0.022, 0.012, (1.12, 0.1, BENCH), powder("#1a1b1f"), 0.004, (0, 0, -7))
    for row in range(8):
        with assembled((1.12, 0.1, BENCH + 0.0225), (0, 0, -7)):
            block((0.5, 0.006, 0.001), (0, 0.16 - row * 0.016, 0), plastic("#050506"), 0)


def _small_parts(x, y, w, d):
    """What covers a board between its chips: sockets along its far edge, screws at its corners, rows of tiny parts."""
    for side in (-1, 1):
        for other in (-1, 1):
            rod(0.004, 0.006, (x + side * (w / 2 - 0.007), y + other * (d / 2 - 0.007), 0.045), aluminium("#c9cbce", 0.25), sides=16)
    for plug in range(int(w * 36)):
        block((0.016, 0.009, 0.009), (x - w * 0.36 + plug * 0.0215, y + d * 0.42, 0.049), plastic(("#e9e6da", "#23262c", "#e9e6da")[plug % 3]), 0.001)
    for part in range(int(w * d * 2600)):
        across, along = (part * 0.61803) % 1 - 0.5, (part * 0.75487) % 1 - 0.5
        tint = ("#c8b48a", "#17181b", "#a9acb0")[part % 3]
        block((0.0042, 0.0022, 0.0018), (x + across * w * 0.86, y + along * d * 0.6, 0.0458), plastic(tint, 0.4), 0, (0, 0, part % 2 * 90))


def _plates():
    """Screws around the steel, a label with its lines and bars, slots for air."""
    steel = aluminium("#8f9297", 0.25)
    for index in range(9):
        for y in (-0.255, 0.255):
            rod(0.0045, 0.003, (-0.448 + index * 0.112, y, 0.0345), steel, sides=16)
    block((0.11, 0.07, 0.0006), (0.36, -0.16, 0.0339), matt("#f4f2ec"), 0, (0, 0, 90))
    for line in range(5):
        block((0.003, 0.05 - line * 3 % 4 * 0.008, 0.0004), (0.338 + line * 0.009, -0.15, 0.0344), plastic("#2a2d33"), 0)
    for row in range(8):
        block((0.05, 0.004, 0.0006), (-0.4, -0.2 + row * 0.012, 0.0338), plastic("#0c0d0f"), 0)


def _loose():
    """What lies about: instruments, screwdriver, a dish of screws, a meter with its leads."""
    oscilloscope((0.62, 0.3, BENCH), 6)
    soldering_station((-0.98, 0.3, BENCH), -8)
    lamp_arm((-1.42, 0.36, BENCH), -14)
    steel = aluminium("#c9cbce", 0.25)
    with assembled((-0.05, -0.335, BENCH + 0.022), (0, 90, 18)):
        rod(0.014, 0.11, (0, 0, 0), lacquer(CORAL, 0.3), bevel=0.004)
        rod(0.0035, 0.13, (0, 0, 0.12), steel)
    with assembled((-1.35, 0.0, BENCH)):
        slab(0.11, 0.2, 0.04, 0.016, (0, 0, 0), plastic("#ffc94d", 0.4), 0.006, (0, 0, 12))
        slab(0.075, 0.06, 0.002, 0.004, (-0.012, 0.055, 0.04), glowing("#cfe3c4", 0.6), 0, (0, 0, 12))
        rod(0.022, 0.008, (0.004, -0.02, 0.044), plastic("#17181b"))
        cable([(0.0, -0.08, 0.02), (0.02, -0.16, 0.004), (0.2, -0.26, 0.004), (0.42, -0.22, 0.006)], 0.0025, "#c9423a")
        cable([(0.03, -0.08, 0.02), (0.06, -0.2, 0.004), (0.3, -0.33, 0.004), (0.6, -0.3, 0.006)], 0.0025, "#15161a")
    rod(0.05, 0.016, (0.52, -0.3, BENCH + 0.008), steel, bevel=0.004)
    for screw in range(16):
        rod(0.004, 0.004, (0.5 + screw * 7 % 5 * 0.011, -0.32 + screw * 3 % 5 * 0.011, BENCH + 0.018), aluminium("#8f9297"), sides=10)
    for index in range(2):
        rod(0.04, 0.1, (-2.05 + index * 0.12, 0.25, BENCH + 0.05), lacquer(("#e9e2d3", INK)[index], 0.3), bevel=0.005)
        for pen in range(4):
            rod(0.004, 0.15, (-2.065 + index * 0.12 + pen * 0.011, 0.25 + pen % 2 * 0.012, BENCH + 0.12), plastic((CORAL, INK, TURQUOISE, "#ffc94d")[pen]), (pen * 3 - 5, pen * 2, 0))
