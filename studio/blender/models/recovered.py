"""A repair corner: a screen stands open on the bench beside one that works again; parts that were kept hang on the wall, repaired screens stand in a rack.

A green dot is on what is fit for use.
"""
from contextlib import contextmanager

from materials import CORAL, GREEN, TURQUOISE, aluminium, lacquer, plastic, powder
from models import spares, supply
from panel import wall_panel
from parts import cable
from rooms import fabric, matt, wood
from solids import assembled, block, rod, slab
from workbench import carton, coil, crate, pliers, screwdriver, soldering_station, spanner

BENCH = 0.9
STEEL = "#2f4653"
UPRIGHT = (90, 0, 0)


def build(screen, rack=None, bench=None, wall=None, strength=0.9):
    """rack, bench, wall: [x, y, turn]; without a place a part is left out. The screen is what the repaired panel on the bench shows."""
    if rack:
        with assembled((rack[0], rack[1], 0), (0, 0, rack[2])):
            _rack()
    if bench:
        with assembled((bench[0], bench[1], 0), (0, 0, bench[2])):
            _bench()
            _opened()
            _repaired(screen, strength)
            _tools()
    if wall:
        with assembled((wall[0], wall[1], 0), (0, 0, wall[2])):
            _wall()


def _wall(width=2.5, height=1.1, foot=1.44):
    """A board of pegs on which what was taken out of old screens hangs by kind: boards, supplies, fans, strips of light, cords; tools beside them."""
    slab(width, height, 0.03, 0.02, (0, 0, foot + height / 2), matt("#c7aa7c", 0.7), 0.004, UPRIGHT)
    for row in range(int(height / 0.1)):
        for column in range(int(width / 0.1)):
            rod(0.005, 0.002, (column * 0.1 - width / 2 + 0.05, -0.031, foot + 0.05 + row * 0.1), plastic("#6b5638"), UPRIGHT, bevel=0, sides=8)
    left, top = -width / 2, foot + height
    for index, size in enumerate(((0.24, 0.17), (0.2, 0.19), (0.26, 0.13), (0.2, 0.19), (0.24, 0.17))):
        with _hung(left + 0.24 + index * 0.4, top - 0.2):
            spares.board((0, 0, 0), *size)
    for index in range(3):
        with _hung(left + 0.2 + index * 0.36, top - 0.5):
            supply.build()
    for index in range(5):
        with _hung(left + 1.26 + index * 0.15, top - 0.5):
            spares.fan((0, 0, 0))
    for index in range(4):
        with _hung(left + 0.68, top - 0.71 - index * 0.05):
            spares.strip((0, 0, 0))
    for index, colour in enumerate(("#15161a", "#c9423a", "#2f6f78")):
        coil((left + 1.36 + index * 0.25, -0.07, top - 0.78), radius=0.09, colour=colour)
    for index in range(4):
        spanner(width / 2 - 0.4 + index * 0.1, top - 0.1, -0.05, 0.21 + index * 0.025)
    for index, colour in enumerate((CORAL, "#f4f2ec", TURQUOISE, CORAL)):
        screwdriver(width / 2 - 0.4 + index * 0.1, top - 0.46, -0.06, colour, 0.12 + index % 3 * 0.02)
    for index, colour in enumerate((CORAL, TURQUOISE)):
        pliers(width / 2 - 0.34 + index * 0.16, top - 0.8, -0.05, colour)


@contextmanager
def _hung(x, z):
    """The frame of something flat that hangs on the wall, its face towards -y, large enough to be told from afar."""
    with assembled((x, -0.036, z), UPRIGHT) as frame:
        frame.scale = (1.4, 1.4, 1.4)
        yield


def _rack(width=1.3, depth=0.5, levels=(0.14, 0.74, 1.36)):
    """Shelves of steel and board: repaired screens with a green dot above, boxes of parts below."""
    steel, height = powder(STEEL, 0.42), 2.16
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            block((0.045, 0.045, height), (x, y, height / 2), steel, 0.004)
    for z in levels:
        for y in (-depth / 2, depth / 2):
            block((width, 0.03, 0.06), (0, y, z - 0.03), steel, 0.004)
        block((width - 0.05, depth, 0.022), (0, 0, z + 0.011), wood("#a98256", "#c8a071"), 0.002)
    for x in (-0.315, 0.315):
        with assembled((x, -0.06, levels[2] + 0.215), (-7, 0, 0)):
            wall_panel(24, None)
            rod(0.035, 0.001, (0.2, -0.0152, 0.09), matt(GREEN, 0.6), UPRIGHT, bevel=0, sides=40)
    for index, colour in enumerate(("#2f6f78", CORAL)):
        crate((-0.31 + index * 0.6, 0, levels[1] + 0.024), (2, -3)[index], (0.48, 0.4, 0.27), colour)
    for index, stripe in enumerate((TURQUOISE, "#ffc94d")):
        carton((-0.31 + index * 0.6, 0, levels[0] + 0.024), (-2, 3)[index], (0.48, 0.38, (0.34, 0.28)[index]), "#c9a273", stripe, True)


def _bench(width=2.5, depth=0.8):
    steel = powder(STEEL, 0.42)
    slab(width, depth, 0.045, 0.02, (0, 0, BENCH - 0.045), wood("#b0834f", "#cfa473"), 0.005)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            block((0.06, 0.06, BENCH - 0.045), (x, y, (BENCH - 0.045) / 2), steel, 0.004)
            rod(0.03, 0.02, (x, y, 0.01), plastic("#1b1c1f", 0.5), bevel=0.004, sides=28)
        block((0.05, depth - 0.2, 0.05), (x, 0, 0.2), steel, 0.004)
    block((width - 0.2, 0.05, 0.05), (0, depth / 2 - 0.1, 0.2), steel, 0.004)
    block((width - 0.2, depth - 0.14, 0.02), (0, 0, 0.236), wood("#8f6a45", "#a98256"), 0.003)
    carton((-0.8, 0, 0.246), 4, (0.5, 0.4, 0.3), "#c9a273", TURQUOISE)
    crate((-0.1, 0, 0.246), -3, (0.5, 0.4, 0.27), "#2f6f78")
    carton((0.6, 0, 0.246), 2, (0.56, 0.42, 0.26), "#c9a273", GREEN, True)
    slab(width - 0.3, 0.64, 0.005, 0.02, (-0.05, 0, BENCH), fabric("#2b5357"), 0.0015)


def _feet():
    """Two feet with felt jaws that hold a screen upright."""
    for x in (-0.33, 0.33):
        slab(0.07, 0.34, 0.03, 0.02, (x, 0.03, 0), aluminium("#8f9297", 0.36), 0.004)
        for y in (-0.03, 0.075):
            block((0.06, 0.02, 0.08), (x, y, 0.06), powder(CORAL, 0.4), 0.005)


def _opened():
    """A screen that shows its back, the cover off: frame, plate, boards, supply, fans, cords."""
    with assembled((-0.58, 0.1, BENCH + 0.005)):
        _feet()
        with assembled((0, 0, 0.34), (-3, 0, 0)):
            slab(0.99, 0.58, 0.03, 0.012, (0, 0.03, 0), powder("#16181c"), 0.003, UPRIGHT)
            with assembled((0, 0, 0), UPRIGHT):
                slab(0.95, 0.54, 0.006, 0.006, (0, 0, -0.002), aluminium("#8b9096", 0.42, (60, 1, 60)), 0.001)
                for x in (-0.36, 0.02, 0.36):
                    block((0.014, 0.5, 0.006), (x, 0, 0.006), aluminium("#a9acb0"), 0.001)
                with assembled((0, 0, 0.006)):
                    spares.board((0.2, 0.06, 0), 0.26, 0.2)
                    spares.board((-0.02, -0.19, 0), 0.3, 0.06)
                    for index in range(2):
                        spares.fan((-0.09, 0.13 - index * 0.095, 0))
                    with assembled((-0.26, 0.06, 0), (0, 0, -90)):
                        supply.build()
                for index, colour in enumerate(("#d9d6cf", "#c9423a", "#ffc94d")):
                    y = 0.02 - index * 0.03
                    cable([(-0.2, y, 0.02), (-0.1, y - 0.06, 0.045), (0.02, y - 0.05, 0.04), (0.09, y + 0.02, 0.014)], 0.0026, colour)
                cable([(-0.05, -0.165, 0.012), (0.06, -0.11, 0.05), (0.16, -0.07, 0.014)], 0.0026, "#d9d6cf")


def _repaired(screen, strength):
    """A panel upright in two feet that works again; a green dot is on its rim's corner."""
    with assembled((0.62, 0.08, BENCH + 0.005), (0, 0, -8)):
        _feet()
        with assembled((0, 0, 0.355), (-3, 0, 0)):
            wall_panel(43, screen, strength=strength)
    cable([(0.62, 0.2, BENCH + 0.12), (0.9, 0.34, BENCH + 0.02), (1.1, 0.3, BENCH + 0.008), (1.2, 0.42, BENCH + 0.006), (1.24, 0.46, BENCH - 0.4)], 0.0045)


def _tools():
    """What the work is done with, in front of the screens: a soldering station, screwdrivers, a dish of screws."""
    soldering_station((0.02, -0.12, BENCH + 0.005), -10)
    steel = aluminium("#c9cbce", 0.25)
    for x, y, turn, colour in ((-0.5, -0.27, 24, CORAL), (-0.36, -0.25, 8, "#ffc94d")):
        with assembled((x, y, BENCH + 0.02), (0, 90, turn)):
            rod(0.014, 0.11, (0, 0, 0), lacquer(colour, 0.3), bevel=0.004)
            rod(0.0035, 0.13, (0, 0, 0.12), steel)
    rod(0.05, 0.016, (-0.86, -0.24, BENCH + 0.013), steel, bevel=0.004)
    for screw in range(12):
        rod(0.004, 0.004, (-0.88 + screw * 7 % 5 * 0.011, -0.26 + screw * 3 % 5 * 0.011, BENCH + 0.023), aluminium("#8f9297"), sides=10)
    with assembled((0.42, -0.27, BENCH + 0.005), (0, 0, 16)):
        spares.board((0, 0, 0), 0.2, 0.13)
