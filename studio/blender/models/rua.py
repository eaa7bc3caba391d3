"""Rua: displays for shop windows, bright against the sun. 55 hangs upright on two steel cables, 75 stands on two posts."""
from materials import CORAL, aluminium, glass_black, plastic, powder
from models.signs import UPRIGHT, housing, slots
from panel import lit_area, lit_size
from parts import cable, floor_box, label, port
from solids import assembled, block, ring, rod, slab

WHITE, INK = "#e4e2dd", "#131a2b"


def build(screen, diagonal=55, centre=1.35, ceiling=2.5, strength=1.25, behind=False, side=1):
    """centre is the height of the picture's middle (m); the cables of the 55 run from the floor to the ceiling.

    behind: the 75 is seen from its back, where filters, fans and sockets are, one filter half out;
    side: where the lead of the 55 goes down, 1 at the right of its picture, -1 at the left.
    """
    if diagonal < 70:
        with assembled((0, 0, centre)):
            _body(screen, 0.712, 1.252, 0.062, lit_size(55, portrait=True), strength)
            _back(0.712, 1.252, 0.062)
        _cables(centre, ceiling, side)
    else:
        with assembled((0, 0, 1.75 - 0.484)):
            _body(screen, 1.692, 0.968, 0.098, lit_size(75), strength)
            (_service if behind else _fans)(1.692, 0.968, 0.098)
        _posts(behind)


def _body(screen, width, height, depth, lit, strength):
    """White shell, a thin ink bezel, cover glass; the front is y = 0."""
    housing(width, height, depth - 0.007, powder(WHITE, 0.4), (0, 0.007, 0), 0.016, 0.004)
    slab(width - 0.003, height - 0.003, 0.0065, 0.0145, (0, 0.008, 0), powder(INK, 0.35), 0.0015, UPRIGHT)
    slab(width - 0.012, height - 0.012, 0.003, 0.01, (0, 0.0024, 0), glass_black(), 0.0008, UPRIGHT)
    lit_area(*lit, screen, (0, -0.0012, 0), strength=strength)


def _back(width, height, depth):
    """Cooling without fans: a sunk field of upright fins; clamps for the cables; a hooded socket."""
    white, dark = powder(WHITE, 0.4), plastic("#2c2e33", 0.6)
    for z in (0.21, -0.29):
        block((0.5, 0.004, 0.36), (0, depth, z), dark, 0.001)
        for fin in range(31):
            block((0.007, 0.012, 0.35), (-0.24 + fin * 0.016, depth + 0.003, z), white, 0.0015)
        for edge in (-0.182, 0.182):
            block((0.516, 0.014, 0.012), (0, depth + 0.003, z + edge), white, 0.003)
    for x in (-0.27, 0.27):
        for z in (-0.52, 0.52):
            block((0.05, 0.03, 0.074), (x, depth + 0.014, z), aluminium("#c3c6c9", 0.28), 0.004)
            for bolt in (-0.022, 0.022):
                rod(0.0065, 0.008, (x, depth + 0.031, z + bolt), aluminium("#7f8286", 0.3), UPRIGHT, bevel=0.001, sides=6)
            block((0.006, 0.004, 0.076), (x + 0.0175, depth + 0.0282, z), plastic("#2c2e33"), 0)
    block((0.16, 0.036, 0.06), (0, depth + 0.017, -0.545), powder("#2c2e33"), 0.008)
    for x in (-0.04, 0.0, 0.04):
        block((0.018, 0.004, 0.008), (x, depth + 0.0355, -0.55), plastic("#0b0c0e"), 0.001)
    block((0.12, 0.002, 0.05), (0, depth + 0.0006, 0.53), aluminium("#b9bcc0"), 0.0006)
    for x in (-0.33, 0.33):
        for z in (-0.6, 0, 0.6):
            rod(0.004, 0.003, (x, depth, z), aluminium("#8f9297"), UPRIGHT)


def _cables(centre, ceiling, side):
    steel = aluminium("#b7babd", 0.22)
    y = 0.062 + 0.014
    for x in (-0.27, 0.27):
        rod(0.0026, ceiling, (x, y, ceiling / 2), steel, bevel=0)
        rod(0.02, 0.014, (x, y, 0.007), steel, bevel=0.003)
        rod(0.009, 0.09, (x, y, 0.059), steel, bevel=0.002, sides=6)
        rod(0.02, 0.014, (x, y, ceiling - 0.007), steel, bevel=0.003)
        rod(0.008, 0.05, (x, y, ceiling - 0.04), steel, bevel=0.002)
    low = centre - 0.56
    lead = [(0, y + 0.02, low), (0.03, y + 0.03, low - 0.035), (0.17, y + 0.012, low - 0.05), (0.25, y + 0.006, low - 0.075), (0.264, y + 0.006, low - 0.13), (0.264, y + 0.006, 0.12), (0.268, y + 0.02, 0.03), (0.29, y + 0.06, 0.006), (0.35, y + 0.13, 0.006), (0.42, y + 0.2, 0.008)]
    cable([(side * x, *rest) for x, *rest in lead], 0.0042, "#dcdad5")
    floor_box((side * 0.46, y + 0.24, 0), 45 if side > 0 else 135)


def _fans(width, height, depth):
    """Air slots along both sides and four fans behind."""
    for side in (-1, 1):
        for index in range(26):
            block((0.003, 0.045, 0.012), (side * width / 2, depth * 0.56, 0.38 - index * 0.03), plastic("#17191d", 0.7), 0.001)
    for x in (-0.5, -0.25, 0.25, 0.5):
        rod(0.075, 0.008, (x, depth, 0.2), plastic("#17191d", 0.6), UPRIGHT, bevel=0.002)
        for ring in (0.02, 0.04, 0.06):
            rod(ring, 0.0095, (x, depth, 0.2), powder(WHITE), UPRIGHT, bevel=0)
            rod(ring - 0.004, 0.01, (x, depth, 0.2), plastic("#17191d", 0.6), UPRIGHT, bevel=0)
    slots(12, (0.028, 0.002, 0.006), 0.06, (0, depth, -0.38), across=True)


def _service(width, height, depth):
    """The back of the 75: four fans behind rings, two filters in drawers, the sockets and what they are called."""
    white, dark, steel = powder(WHITE, 0.4), plastic("#17191d", 0.6), aluminium("#8f9297", 0.3)
    for side in (-1, 1):
        for index in range(26):
            block((0.003, 0.045, 0.012), (side * width / 2, depth * 0.56, 0.38 - index * 0.03), plastic("#17191d", 0.7), 0.001)
        for z in (-0.44, 0.0, 0.44):
            rod(0.006, 0.004, (side * 0.815, depth, z), steel, UPRIGHT)
    for index in range(4):
        _fan((index - 1.5) * 0.215, depth, 0.27, white, dark, steel)
    for side in (-1, 1):
        _filter(side, depth, white, dark)
    with assembled((0, depth, -0.3), (0, 0, 180)):
        plate = slab(0.62, 0.13, 0.014, 0.012, (0, 0, 0), powder("#2b3038", 0.45), 0.002, UPRIGHT)
        sockets = [("HDMI 1", 0.0152, 0.0062), ("HDMI 2", 0.0152, 0.0062), ("USB", 0.0135, 0.0062), ("USB", 0.0135, 0.0062), ("LAN", 0.0165, 0.0125), ("230 V", 0.03, 0.022)]
        for index, (name, wide, tall) in enumerate(sockets):
            x = -0.24 + index * 0.096
            port(x, 0.02, wide * 1.5, tall * 1.5, plate, -0.014)
            label(name, 0.02, (x, -0.0146, -0.032), "#f1f2f4")
    block((0.16, 0.0012, 0.075), (-0.44, depth + 0.0006, -0.3), aluminium("#c3c6c9", 0.35), 0.0004)
    for row in range(5):
        block((0.11 - row % 3 * 0.02, 0.0006, 0.005), (-0.44, depth + 0.0014, -0.275 - row * 0.0125), dark, 0)


def _fan(x, y, z, white, dark, steel):
    rod(0.092, 0.01, (x, y, z), dark, UPRIGHT, bevel=0.002, sides=64)
    for blade in range(9):
        with assembled((x, y + 0.0055, z), (0, blade * 40, 0)):
            block((0.03, 0.002, 0.056), (0, 0, 0.047), plastic("#3a3f49", 0.45), 0.0008, (0, 26, 16))
    rod(0.026, 0.014, (x, y + 0.002, z), plastic("#2b3038", 0.4), UPRIGHT, bevel=0.002)
    for radius in (0.09, 0.072, 0.054, 0.036):
        with assembled((x, y + 0.0125, z), UPRIGHT):
            ring(radius, 0.0016, steel)
    for spoke in range(4):
        with assembled((x, y + 0.0125, z), (0, 45 + spoke * 90, 0)):
            block((0.003, 0.003, 0.066), (0, 0, 0.058), steel, 0)
    for dx in (-0.082, 0.082):
        for dz in (-0.082, 0.082):
            rod(0.005, 0.004, (x + dx, y + 0.001, z + dz), steel, UPRIGHT)


def _filter(side, y, white, dark):
    """A frame with a fine mesh in its slot, open below; the one at the right, seen from behind, is drawn down."""
    middle, pulled = side * 0.225, 0.075 if side < 0 else 0
    block((0.43, 0.012, 0.2), (middle, y + 0.005, 0.03), white, 0.003)
    block((0.4, 0.004, 0.166), (middle, y + 0.0105, 0.03), dark, 0)
    with assembled((middle, y + 0.0145, 0.03 - pulled)):
        block((0.386, 0.004, 0.152), (0, 0, 0), plastic("#4b5058", 0.9), 0)
        for bar in range(4):
            block((0.4, 0.007, 0.008), (0, 0.0012, (bar - 1.5) * 0.053), dark, 0.001)
        for bar in range(9):
            block((0.006, 0.007, 0.166), ((bar - 4) * 0.049, 0.0012, 0), dark, 0.001)
        block((0.09, 0.012, 0.022), (0, 0.004, -0.09), powder(CORAL, 0.4), 0.004)
    block((0.43, 0.02, 0.014), (middle, y + 0.012, 0.122), white, 0.003)
    for edge in (-0.208, 0.208):
        block((0.014, 0.02, 0.2), (middle + edge, y + 0.012, 0.03), white, 0.003)


def _posts(behind=False):
    metal, dark = powder(INK, 0.4), plastic("#1b1c1f", 0.5)
    for x in (-0.52, 0.52):
        slab(0.11, 0.5, 0.016, 0.03, (x, 0.08, 0.004), metal, 0.004)
        slab(0.08, 0.05, 1.55, 0.012, (x, 0.125, 0.02), metal, 0.003)
        slab(0.1, 0.09, 0.03, 0.02, (x, 0.125, 0.018), metal, 0.006)
        for y in (-0.12, 0.28):
            rod(0.018, 0.006, (x, y, 0.003), dark)
            rod(0.009, 0.004, (x, y, 0.021), aluminium("#8f9297"), sides=6)
        for z in (1.0, 1.5):
            block((0.07, 0.02, 0.1), (x, 0.1, z), dark, 0.004)
    block((1.04, 0.03, 0.05), (0, 0.125, 0.36), metal, 0.006)
    block((0.34, 0.05, 0.12), (0, 0.12, 0.36), powder(WHITE), 0.008)
    if behind:
        block((0.038, 0.04, 0.028), (-0.24, 0.13, 0.986), dark, 0.005)
        for x, tone in ((0.144, "#15161a"), (0.048, "#c9cdd2"), (-0.24, "#15161a"), (0.24, "#15161a")):
            block((0.026, 0.034, 0.015), (-x, 0.128, 0.986), plastic(tone, 0.45), 0.003)
            cable([(-x, 0.14, 0.986), (-x, 0.165, 0.975), (-x, 0.172, 0.93), (-x * 0.6 - 0.1, 0.17, 0.8), (-0.44, 0.155, 0.74), (-0.5, 0.14, 0.7)], 0.0042, tone)
        block((0.05, 0.012, 0.05), (-0.515, 0.152, 0.7), dark, 0.004)
        return
    cable([(0.1, 0.13, 0.82), (0.06, 0.16, 0.6), (0.05, 0.15, 0.42)], 0.006)
    cable([(0.14, 0.13, 0.3), (0.16, 0.17, 0.16), (0.19, 0.24, 0.04), (0.24, 0.32, 0.007), (0.32, 0.42, 0.007), (0.42, 0.5, 0.008)], 0.005)
    floor_box((0.474, 0.54, 0), 38)
