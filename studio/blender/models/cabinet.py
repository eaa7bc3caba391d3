"""The inside of a street cabinet behind its door: what cools, feeds and steers it; and the door's own back."""
from materials import CORAL, GREEN, TURQUOISE, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT, slots
from parts import cable
from solids import assembled, block, cut, ring, rod, slab

RIM = 0.06


def hollow(shell, width, tall, depth):
    """Take the front half out of a body centred on the origin and furnish it; its back wall is at y = -0.01."""
    room_w, room_h = width - 2 * RIM, tall - 2 * RIM
    cut(shell, slab(room_w, room_h, depth / 2 + 0.02, 0.05, (0, 0.004, 0), plastic(), 0, UPRIGHT))
    block((room_w, 0.004, room_h), (0, -0.008, 0), powder("#cfd2d4", 0.5), 0)
    for side in (-1, 1):
        block((0.012, 0.012, room_h), (side * (room_w / 2 + 0.012), -depth / 2 - 0.002, 0), plastic("#17181b", 0.75), 0.004)
        block((room_w + 0.02, 0.012, 0.012), (0, -depth / 2 - 0.002, side * (room_h / 2 + 0.012)), plastic("#17181b", 0.75), 0.004)
    block((room_w - 0.2, 0.03, 0.012), (0, -0.09, room_h / 2 - 0.012), glowing("#fff6e6", 7), 0.002)
    _exchanger(-0.24, 0.2)
    _supplies(0.26, 0.62)
    _computer(0.26, 0.17)
    _rail(0.26, -0.24)
    _duct(0.02, 0.18, 1.5, room_h)
    _entry(-room_h / 2)


def _exchanger(x, z):
    """A block of fins between two fans."""
    metal, dark = aluminium("#b9bdc2", 0.34, (60, 60, 1)), plastic("#17191d", 0.6)
    block((0.42, 0.09, 0.92), (x, -0.055, z), powder("#8f959c", 0.45), 0.006)
    for fin in range(26):
        block((0.005, 0.03, 0.86), (x - 0.19 + fin * 0.0152, -0.11, z), metal, 0.001)
    for dz in (-0.62, 0.62):
        block((0.42, 0.07, 0.26), (x, -0.045, z + dz), powder("#3a4048", 0.5), 0.008)
        for dx in (-0.1, 0.1):
            rod(0.085, 0.008, (x + dx, -0.082, z + dz), dark, UPRIGHT, bevel=0.002, sides=64)
            for blade in range(7):
                with assembled((x + dx, -0.087, z + dz), (0, blade * 51.4, 0)):
                    block((0.034, 0.002, 0.054), (0, 0, 0.046), plastic("#4a505a", 0.45), 0.0008, (0, 0, 16))
            rod(0.026, 0.012, (x + dx, -0.088, z + dz), plastic("#2b3038", 0.4), UPRIGHT, bevel=0.002)
            for radius in (0.084, 0.062, 0.04):
                with assembled((x + dx, -0.096, z + dz), UPRIGHT):
                    ring(radius, 0.0018, metal)


def _supplies(x, z):
    metal = aluminium("#c3c6c9", 0.34, (60, 60, 60))
    for index in range(3):
        level = z + (1 - index) * 0.15
        block((0.3, 0.07, 0.12), (x, -0.045, level), metal, 0.004)
        for row in range(5):
            for hole in range(15):
                rod(0.004, 0.003, (x - 0.12 + hole * 0.0145, -0.0805, level - 0.035 + row * 0.0145), plastic("#0b0c0e"), UPRIGHT, bevel=0, sides=8)
        rod(0.005, 0.004, (x + 0.13, -0.081, level + 0.03), glowing(GREEN, 6), UPRIGHT, bevel=0)
        block((0.034, 0.016, 0.07), (x + 0.128, -0.086, level - 0.02), powder("#1f6b4a", 0.45), 0.002)


def _computer(x, z):
    slab(0.3, 0.2, 0.06, 0.012, (x, -0.01, z), powder("#23272e", 0.45), 0.004, UPRIGHT)
    for fin in range(12):
        block((0.26, 0.012, 0.006), (x, -0.076, z + 0.072 - fin * 0.0085), powder("#23272e", 0.45), 0.001)
    for port in range(5):
        block((0.022, 0.004, 0.014), (x - 0.1 + port * 0.042, -0.0715, z - 0.062), plastic("#050506"), 0.001)
    for lamp in range(3):
        rod(0.004, 0.004, (x + 0.106 + lamp * 0.012, -0.071, z - 0.06), glowing((GREEN, GREEN, TURQUOISE)[lamp], 6), UPRIGHT, bevel=0)
    for lead, tone in ((-0.1, TURQUOISE), (-0.058, "#15161a"), (-0.016, "#ffc94d")):
        cable([(x + lead, -0.075, z - 0.062), (x + lead, -0.1, z - 0.075), (x + lead - 0.03, -0.09, z - 0.13), (0.035, -0.06, z - 0.17)], 0.004, tone)


def _rail(x, z):
    """Breakers on their rail: the one for leaking currents with its test button, two surge arresters with green windows."""
    block((0.42, 0.008, 0.035), (x, -0.014, z), aluminium("#d0d3d6", 0.3), 0.001)
    at = x - 0.19
    for wide, kind in ((0.072, "rcd"), (0.036, "spd"), (0.036, "spd"), (0.036, "mcb"), (0.036, "mcb"), (0.036, "mcb"), (0.036, "mcb"), (0.036, "mcb")):
        middle = at + wide / 2
        block((wide - 0.002, 0.055, 0.13), (middle, -0.046, z), plastic("#eceae4", 0.45), 0.003)
        block((wide - 0.002, 0.018, 0.055), (middle, -0.08, z), plastic("#eceae4", 0.45), 0.002)
        if kind == "spd":
            block((0.02, 0.002, 0.014), (middle, -0.0895, z + 0.012), glowing(GREEN, 0.8), 0)
        else:
            block((wide * 0.42, 0.02, 0.02), (middle - (0.012 if kind == "rcd" else 0), -0.094, z + 0.006), plastic("#1d2430" if kind == "mcb" else CORAL, 0.4), 0.002, (18, 0, 0))
        if kind == "rcd":
            block((0.013, 0.004, 0.013), (middle + 0.02, -0.0905, z - 0.012), plastic("#ffc94d", 0.4), 0.001)
        for screw in (-0.05, 0.05):
            rod(0.005, 0.002, (middle, -0.0745, z + screw), aluminium("#8f9297"), UPRIGHT, bevel=0, sides=16)
            cable([(middle, -0.06, z + screw * 1.25), (middle, -0.06, z + screw * 1.7), (middle - 0.006, -0.045, z + screw * 2.5)], 0.0032, ("#2f6bb0", "#7a4a2c", "#3f9a5a")[int(middle * 100) % 3])
        at += wide + 0.001
    slab(0.26, 0.022, 0.001, 0.003, (x - 0.04, -0.0885, z - 0.032), plastic("#f7f5ef", 0.6), 0, UPRIGHT)


def _duct(x, z, long, room_h):
    grey = plastic("#a9aeb2", 0.55)
    for at, size in (((x, -0.035, z), (0.05, 0.05, long)), ((0.26, -0.035, -0.4), (0.46, 0.05, 0.05)), ((0.26, -0.035, 0.36), (0.46, 0.05, 0.05))):
        block(size, at, grey, 0.003)
        upright = size[2] > 0.1
        for slot in range(int(max(size) / 0.025)):
            shift = -max(size) / 2 + 0.0125 + slot * 0.025
            place = (at[0], at[1] - 0.0255, at[2] + shift) if upright else (at[0] + shift, at[1] - 0.0255, at[2])
            block((0.04, 0.001, 0.008) if upright else (0.008, 0.001, 0.04), place, plastic("#6d7278", 0.7), 0)


def _entry(low):
    """Cables come up from the ground through glands; a yellow and green one to the earth bar."""
    block((0.5, 0.12, 0.02), (0.15, -0.08, low + 0.012), aluminium("#b7babd", 0.35), 0.003)
    for x, radius, tone in ((0.0, 0.014, "#15161a"), (0.1, 0.01, "#f08a24"), (0.2, 0.008, "#3f6fb5")):
        rod(radius + 0.01, 0.04, (x, -0.08, low + 0.04), plastic("#23272e", 0.5), bevel=0.003, sides=6)
        cable([(x, -0.08, low), (x, -0.08, low + 0.12), (x * 0.7 + 0.01, -0.07, low + 0.26), (0.02 + (x - 0.1) * 0.12, -0.05, low + 0.44), (0.02 + (x - 0.1) * 0.12, -0.045, low + 0.56)], radius, tone)
    block((0.2, 0.01, 0.025), (0.33, -0.02, low + 0.26), aluminium("#c8a45a", 0.3), 0.002)
    for screw in range(5):
        rod(0.006, 0.008, (0.25 + screw * 0.04, -0.028, low + 0.26), aluminium("#b7babd", 0.3), UPRIGHT, bevel=0.001, sides=6)
    cable([(0.22, -0.08, low + 0.1), (0.23, -0.07, low + 0.18), (0.25, -0.04, low + 0.26)], 0.006, "#3f9a5a")


def door(width, tall):
    """The back of a door that lies along x from its hinge, its outer face at y = 0: panel, bolts of the lock, a grip."""
    metal, dark = powder("#b4b9be", 0.45), powder("#23272e", 0.5)
    middle = width / 2
    slab(width, tall, 0.056, 0.06, (middle, 0.068, 0), powder("#c3c7cb", 0.36), 0.004, UPRIGHT)
    block((width - 0.12, 0.012, tall - 0.14), (middle, 0.07, 0), metal, 0.003)
    for rib in range(5):
        block((width - 0.16, 0.016, 0.03), (middle, 0.08, (rib - 2) * tall * 0.19), powder("#9aa0a6", 0.45), 0.004)
    for x, z, w, h in ((0.34, 0.26, 0.26, 0.2), (0.7, 0.26, 0.22, 0.14), (0.5, -0.36, 0.3, 0.16)):
        block((w, 0.03, h), (x, 0.09, z), dark, 0.004)
        slots(7, (w * 0.7, 0.003, 0.006), 0.016, (x, 0.1055, z), "#08090a")
    cable([(0.34, 0.1, 0.16), (0.34, 0.11, 0.05), (0.2, 0.11, 0.0), (0.1, 0.1, -0.02), (0.02, 0.1, -0.04), (-0.02, 0.13, -0.06)], 0.008)
    cable([(0.5, 0.1, -0.28), (0.42, 0.11, -0.2), (0.2, 0.11, -0.12), (0.1, 0.1, -0.1), (0.02, 0.1, -0.1), (-0.02, 0.13, -0.12)], 0.006)
    edge, steel = width - 0.045, aluminium("#d0d3d6", 0.25)
    rod(0.007, tall - 0.3, (edge, 0.09, 0), steel, bevel=0.001)
    for z in (-tall / 2 + 0.16, 0, tall / 2 - 0.16):
        block((0.05, 0.03, 0.07), (edge, 0.086, z), steel, 0.004)
        block((0.04, 0.014, 0.03), (edge + 0.026, 0.094, z), powder(CORAL, 0.4), 0.003)
    block((0.03, 0.04, 0.16), (edge - 0.06, 0.1, 0), plastic("#17181b", 0.45), 0.008)
    for side in (-1, 1):
        block((0.012, 0.014, tall - 0.16), (middle + side * (width / 2 - 0.012), 0.072, 0), plastic("#17181b", 0.75), 0.004)
