"""LED walls of cabinets side by side: every cabinet is its own body with its own part of the picture, a hair apart."""
from math import cos, radians, sin

from materials import CORAL, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT, diodes, quad, slots
from parts import cable
from solids import assembled, block, rod, slab


def build(screen, cabinet=(0.64, 0.48, 0.058), grid=(5, 3), pixels=None, bottom=0.12, strength=1.5, curve=0.0,
          stand="plinth", trim=None, locks=False, opened=None, shell="#1b1d22", rails=0.0, gap=0.0008):
    """cabinet: width, height, depth (m); grid: columns, rows; curve: degrees between columns.

    stand: "plinth", "stage" (rental), "wall" (nothing: it hangs) or "bench" (for a close view).
    opened: (column, row) of the cabinet whose front modules are off; pixels: (across, up) of a cabinet draws its diodes;
    rails: depth of the frame of aluminium behind (m); gap: between the pictures of two cabinets (m).
    """
    width, height, depth = cabinet
    columns, rows = grid
    wall_w, wall_h = width * columns, height * rows
    count = (pixels[0] * columns, pixels[1] * rows) if pixels else None
    lit = diodes(screen, strength, count)
    for column, (x, y, turn) in enumerate(_places(columns, width, curve)):
        for row in range(rows):
            part = (column / columns, row / rows, (column + 1) / columns, (row + 1) / rows)
            with assembled((x, y, bottom + (row + 0.5) * height), (0, 0, turn)):
                _cabinet(width, height, depth, shell, locks)
                if opened == [column, row]:
                    _inside(width, height, depth, part, lit)
                else:
                    quad(width - gap, height - gap, part, lit, (0, -0.0012, 0))
    if trim:
        _trim(wall_w, wall_h, depth, bottom, trim)
    if rails:
        for index in range(columns * 2 + 1):
            x = (index / (columns * 2) - 0.5) * (wall_w - 0.044)
            block((0.04, rails, wall_h - 0.02), (x, depth + rails / 2, bottom + wall_h / 2), powder("#cfd2d5", 0.4), 0.002)
        for z in (0.03, wall_h / 2, wall_h - 0.03):
            block((wall_w - 0.01, rails * 0.6, 0.04), (0, depth + rails * 0.6, bottom + z), aluminium("#c3c6c9", 0.34, (1, 60, 60)), 0.002)
    if stand == "plinth":
        slab(wall_w + 0.1, 0.5, bottom - 0.004, 0.02, (0, 0.18, 0.002), powder("#22262e", 0.42), 0.005)
        for x in (-wall_w * 0.32, 0, wall_w * 0.32):
            _strut(x, depth, bottom, wall_h)
    elif stand == "stage":
        _stage(columns, width, curve, bottom, wall_h, depth)


def _places(columns, width, curve):
    """Middle and turn of every column: a straight row, or a polygon that closes in on the viewer."""
    places = []
    for column in range(columns):
        angle = radians((column - (columns - 1) / 2) * curve)
        if curve:
            radius = width / 2 / sin(radians(curve) / 2)
            places.append((radius * sin(angle), radius * cos(angle) - radius, -angle * 57.29578))
        else:
            places.append(((column - (columns - 1) / 2) * width, 0, 0))
    return places


def _cabinet(width, height, depth, shell, locks):
    metal = powder(shell, 0.45)
    block((width - 0.0006, depth, height - 0.0006), (0, depth / 2, 0), metal, 0.0008)
    rim = 0.02
    for side in (-1, 1):
        block((rim, 0.016, height - 0.02), (side * (width / 2 - rim), depth + 0.006, 0), metal, 0.003)
        block((width - 0.02, 0.016, rim), (0, depth + 0.006, side * (height / 2 - rim)), metal, 0.003)
    block((width * 0.36, 0.03, height * 0.4), (0, depth + 0.012, 0), powder("#2b2f36"), 0.006)
    if locks:
        for side in (-1, 1):
            for z in (-height * 0.3, height * 0.3):
                block((0.012, 0.03, 0.07), (side * (width / 2 + 0.001), depth * 0.6, z), powder(CORAL, 0.4), 0.004)
                rod(0.009, 0.03, (side * (width / 2 - 0.004), depth * 0.6, z), aluminium("#b7babd"), (0, 90, 0), bevel=0.002)
        for x in (-0.09, 0.09):
            block((0.014, 0.034, 0.034), (x, depth + 0.03, height / 2 - 0.05), metal, 0.004)
        rod(0.012, 0.21, (0, depth + 0.045, height / 2 - 0.05), plastic("#0d0e10", 0.5), (0, 90, 0), bevel=0.003)


def _trim(width, height, depth, bottom, colour):
    metal, edge = aluminium(colour, 0.32, (60, 60, 60)), 0.012
    for side in (-1, 1):
        block((edge, depth + 0.008, height + 2 * edge), (side * (width + edge) / 2, depth / 2, bottom + height / 2), metal, 0.0015)
        block((width + 2 * edge, depth + 0.008, edge), (0, depth / 2, bottom + height / 2 + side * (height + edge) / 2), metal, 0.0015)


def _strut(x, depth, bottom, height):
    metal = aluminium("#9a9ea3", 0.36, (60, 60, 1))
    block((0.05, 0.04, height), (x, depth + 0.05, bottom + height / 2), metal, 0.003)
    block((0.05, 0.3, 0.03), (x, depth + 0.16, bottom + 0.015), metal, 0.003)


def _stage(columns, width, curve, bottom, height, depth):
    """Ground support for events: black base bars, back ladders with ballast, a cable loom."""
    dark, steel = powder("#15171b", 0.5), aluminium("#a9acb0", 0.34, (60, 60, 1))
    for index, (x, y, turn) in enumerate(_places(columns, width, curve)):
        with assembled((x, y, 0), (0, 0, turn)):
            block((width - 0.02, 0.16, bottom - 0.002), (0, depth / 2, bottom / 2), dark, 0.004)
            for side in (-0.2, 0.2):
                rod(0.02, 0.014, (side, -0.02, 0.007), dark, bevel=0.002)
            if index % 2:
                for post in (-0.17, 0.17):
                    rod(0.024, height * 0.94, (post, depth + 0.14, height * 0.47 + 0.02), steel, bevel=0.002)
                for rung in range(5):
                    rod(0.012, 0.34, (0, depth + 0.14, 0.25 + rung * height / 5.6), steel, (0, 90, 0), bevel=0.001)
                block((0.42, 0.7, 0.05), (0, depth + 0.4, 0.026), dark, 0.006)
                for plate in range(3):
                    block((0.3, 0.3, 0.045), (0, depth + 0.55, 0.075 + plate * 0.047), powder("#2b2f36"), 0.006)


def _inside(width, height, depth, part, lit):
    """A cabinet without its upper modules: ribs, magnets, receiver board, plugs. The lower half is still lit."""
    left, low, right, high = part
    half = (low + high) / 2
    quad(width - 0.0008, height / 2 - 0.0008, (left, low, right, half), lit, (0, -0.0012, -height / 4))
    bay_h = height / 2
    with assembled((0, 0, height / 4)):
        block((width - 0.01, 0.002, bay_h - 0.006), (0, -0.0004, 0), powder("#17191d", 0.6), 0)
        silver, magnet = aluminium("#a4a8ad", 0.4, (60, 60, 60)), aluminium("#d9dbde", 0.15)
        for x in (-width / 2 + 0.012, 0, width / 2 - 0.012):
            block((0.02, 0.014, bay_h - 0.008), (x, -0.006, 0), silver, 0.002)
            for z in (-0.1, -0.035, 0.035, 0.1):
                rod(0.0075, 0.006, (x, -0.0135, z), magnet, UPRIGHT, bevel=0.0012)
                rod(0.0098, 0.004, (x, -0.0125, z), plastic("#0d0e10"), UPRIGHT, bevel=0.001)
        for z in (-bay_h / 2 + 0.012, bay_h / 2 - 0.012):
            block((width - 0.014, 0.014, 0.016), (0, -0.006, z), silver, 0.002)
        _receiver(-0.157, 0.006)
        _supply(0.155, 0.02)
        for lead, colour in enumerate(("#15161a", "#b8342c", "#15161a", "#d9d6cf")):
            x, end = -0.075 + lead * 0.006, 0.12 + lead * 0.016
            cable([(x, -0.012, -0.055), (x + 0.012, -0.02, -0.078), (0.0, -0.0225, -0.086 - lead * 0.003), (end - 0.04, -0.02, -0.084 - lead * 0.003), (end - 0.006, -0.018, -0.066), (end, -0.014, -0.05)], 0.0017, colour)
        for x in (-0.03, 0.035):
            block((0.004, 0.006, 0.022), (x, -0.0225, -0.09), plastic("#efece5", 0.5), 0.001)


def _receiver(x, z):
    """The board that takes the picture: processor under its heat sink, memory, two network sockets, flat cables to the modules."""
    black, tin = plastic("#0d0e10", 0.32), aluminium("#c6c9cc", 0.3)
    block((0.21, 0.0024, 0.15), (x, -0.004, z), powder("#14503a", 0.36), 0.0006)
    for side in (-1, 1):
        for end in (-1, 1):
            rod(0.0036, 0.003, (x + side * 0.098, -0.006, z + end * 0.068), tin, UPRIGHT, bevel=0.0006, sides=6)
    block((0.036, 0.004, 0.036), (x - 0.02, -0.0072, z + 0.022), black, 0.0004)
    for fin in range(8):
        block((0.0018, 0.008, 0.034), (x - 0.0358 + fin * 0.0045, -0.013, z + 0.022), tin, 0.0003)
    for chip in range(3):
        block((0.014, 0.0022, 0.009), (x + 0.022, -0.0063, z + 0.036 - chip * 0.0135), black, 0.0003)
    for socket in range(2):
        block((0.017, 0.014, 0.02), (x - 0.082, -0.012, z + 0.044 - socket * 0.026), tin, 0.0008)
        block((0.011, 0.002, 0.011), (x - 0.082, -0.0195, z + 0.044 - socket * 0.026), black, 0.0004)
    for part in range(46):
        across, up = (part * 37 % 60) / 60, (part * 23 % 41) / 41
        block((0.0022, 0.0012, 0.0034) if part % 3 else (0.004, 0.0016, 0.0022), (x + 0.044 + across * 0.05, -0.0058, z + 0.052 - up * 0.062), tin if part % 3 == 1 else black, 0.0002)
    for cap in range(4):
        rod(0.0042, 0.008, (x + 0.046 + cap * 0.0125, -0.0095, z + 0.061), tin, UPRIGHT, bevel=0.0008)
    for plug in range(6):
        _ribbon(x - 0.082 + plug * 0.027, z - 0.028)
    rod(0.0016, 0.002, (x + 0.09, -0.006, z + 0.05), glowing("#3bb273", 6), UPRIGHT, bevel=0)
    block((0.02, 0.009, 0.011), (x + 0.088, -0.0095, z - 0.048), plastic("#e6e3da", 0.5), 0.0008)


def _ribbon(x, z):
    """A flat grey cable of eight cores, the first red, from its plug over the board's edge."""
    block((0.0225, 0.009, 0.008), (x, -0.0095, z), plastic("#17181b", 0.4), 0.0006)
    for core in range(8):
        block((0.0019, 0.0012, 0.072), (x - 0.0084 + core * 0.0024, -0.0135, z - 0.034), plastic("#b3382f" if core == 0 else "#a9acae", 0.5), 0.0004)


def _supply(x, z):
    """The power supply in its pierced case, a label and a terminal strip on it."""
    block((0.2, 0.024, 0.11), (x, -0.012, z + 0.012), aluminium("#b4b8bb", 0.34, (60, 60, 60)), 0.0014)
    for row in range(7):
        for hole in range(14):
            rod(0.0021, 0.001, (x - 0.088 + hole * 0.0066, -0.0243, z + 0.052 - row * 0.0066), plastic("#0b0c0e"), UPRIGHT, bevel=0, sides=8)
    block((0.07, 0.0006, 0.056), (x + 0.054, -0.0242, z + 0.03), plastic("#efece2", 0.7), 0)
    for line in range(6):
        block((0.056 - line * 17 % 4 * 0.006, 0.0004, 0.0026), (x + 0.05 - line * 17 % 4 * 0.003, -0.0246, z + 0.05 - line * 0.0075), plastic("#2a2d33", 0.7), 0)
    block((0.16, 0.014, 0.018), (x - 0.005, -0.016, z - 0.054), plastic("#17181b", 0.4), 0.001)
    for screw in range(10):
        rod(0.0034, 0.003, (x - 0.077 + screw * 0.016, -0.0235, z - 0.054), aluminium("#c6c9cc", 0.3), UPRIGHT, bevel=0.0005)


def module(width=0.32, height=0.16):
    """The back of a module: black tray, connectors, magnets' steel discs. Lies with its face downwards."""
    slab(width, height, 0.012, 0.002, (0, 0, 0), plastic("#1a1b1f", 0.5), 0.001)
    for x in (-0.145, 0.145):
        for y in (-0.065, 0, 0.065):
            rod(0.008, 0.004, (x, y, 0.0135), aluminium("#d9dbde", 0.2), bevel=0.001)
    black, tin = plastic("#0d0e10", 0.32), aluminium("#c6c9cc", 0.3)
    block((0.27, 0.136, 0.002), (0, 0, 0.0128), powder("#14503a", 0.36), 0.0004)
    for x in (-0.075, 0.075):
        block((0.046, 0.009, 0.009), (x, 0.0, 0.0175), black, 0.0008)
        block((0.04, 0.004, 0.001), (x, 0.0, 0.0222), plastic("#3a3d43", 0.5), 0.0002)
    block((0.026, 0.014, 0.012), (0, 0.0, 0.019), plastic("#efece5", 0.5), 0.001)
    for row in (-0.052, -0.03, 0.03, 0.052):
        for chip in range(16):
            block((0.0095, 0.006, 0.0018), (-0.124 + chip * 0.0165, row, 0.0145), black, 0.0003)
            block((0.0012, 0.0022, 0.0012), (-0.1165 + chip * 0.0165, row + 0.009, 0.0142), tin, 0.0002)
    for cap in range(6):
        rod(0.0036, 0.007, (-0.026 + cap % 3 * 0.026, -0.014 + cap // 3 * 0.028, 0.017), tin, bevel=0.0006)
