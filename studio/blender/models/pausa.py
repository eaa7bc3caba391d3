"""Pausa: lockers that charge telephones. 8 hangs on the wall with keys in its middle; 12 stands, a touch screen above."""
from materials import CORAL, GREEN, TURQUOISE, aluminium, glowing, plastic, powder
from models.phone import phone
from models.signs import UPRIGHT, glazed, housing, lock, slots
from panel import lit_size
from parts import cable, floor_box, label
from solids import assembled, block, cut, rod, slab



def build(screen, doors=8, opened=None, strength=1.1, ajar=100, close=False, standing=False, boxed=False):
    """opened: index of the locker that stands open, a telephone inside; ajar: how far, in degrees.

    close: the 8 is seen from so near that its keys bear their digits and the telephone hangs on its lead;
    standing: in the 12 the telephone leans on the back of its locker and shows how far it is charged;
    boxed: the lead of the 12 ends in a box in the floor behind it.
    """
    if doors == 8:
        _wall(screen, opened, ajar, close)
    else:
        _floor(screen, opened, strength, ajar, standing, boxed)


def _wall(screen, opened, ajar, close):
    width, height, depth = 0.6, 0.9, 0.16
    white = powder("#e4e2dd", 0.42)
    shell = housing(width, height, depth - 0.004, white, (0, -depth + 0.004, 0), 0.02, 0.006)
    with assembled((0, -depth, 0)):
        for index in range(8):
            x, z = (-1 if index % 2 == 0 else 1) * 0.194, 0.317 - index // 2 * 0.211
            _locker(shell, index, x, z, 0.188, 0.2, index == opened, "#2b4a63", screen, ajar, -1 if index % 2 == 0 else 1, close)
        slab(0.136, 0.84, 0.006, 0.016, (0, 0.003, 0), powder("#141c2e", 0.35), 0.0015, UPRIGHT)
        glazed(0.1, 0.06, None, (0, -0.003, 0.33), 0.006)
        for dot in range(4 if close else 0):
            slab(0.011, 0.011, 0.0012, 0.0054, ((dot - 1.5) * 0.019, -0.0072, 0.332), glowing(TURQUOISE, 2.4) if dot < 3 else plastic("#33404f"), 0, UPRIGHT)
        if not close:
            block((0.06, 0.0015, 0.014), (0, -0.0075, 0.335), glowing(TURQUOISE, 2.4), 0.0004)
        for key in range(12):
            x, z = (key % 3 - 1) * 0.034, 0.24 - key // 3 * 0.036
            colour = "#e4e2dd" if key < 9 or key == 10 else (CORAL if key == 9 else GREEN)
            slab(0.027, 0.027, 0.006, 0.006, (x, -0.0005, z), plastic(colour, 0.45), 0.0015, UPRIGHT)
            if close:
                label("123456789C0"[key] if key < 11 else "OK", 0.0125 if key < 11 else 0.0095, (x, -0.0067, z), "#141c2e" if key not in (9, 11) else "#ffffff")
        for row in range(3):
            rod(0.0035, 0.002, (0, -0.0032, 0.02 - row * 0.02), plastic("#08090a"), UPRIGHT, bevel=0)
        rod(0.02, 0.003, (0, -0.003, -0.1), glowing(TURQUOISE, 0.7), UPRIGHT, bevel=0.001)
        _bolt(0, -0.1)
        lock(0, -0.003, -0.36)


def _bolt(x, z):
    """The sign of electricity, in white."""
    for dx, dz, lean in ((0.002, 0.005, 20), (-0.002, -0.005, 20)):
        block((0.0035, 0.0022, 0.013), (x + dx, -0.0045, z + dz), powder("#f7f5ef"), 0, (0, lean, 0))
    block((0.009, 0.0022, 0.003), (x, -0.0045, z), powder("#f7f5ef"), 0)


def _locker(shell, index, x, z, width, height, opened, colour, screen, ajar, hinge, plugged=False, standing=False):
    """A door with its lamp and dots that count it; open ones show the charger, its leads and a telephone."""
    lamp = CORAL if index in (1, 4, 6, 9) else GREEN
    gap = 0.004
    if not opened:
        slab(width - gap, height - gap, 0.008, 0.008, (x, 0.004, z), powder(colour, 0.4), 0.0025, UPRIGHT)
        slab(0.05, 0.014, 0.0086, 0.006, (x + hinge * -0.045, 0.0042, z - height / 2 + 0.03), powder("#111a28", 0.45), 0.001, UPRIGHT)
        rod(0.0055, 0.0024, (x - hinge * (width / 2 - 0.022), -0.0042, z - height / 2 + 0.03), glowing(lamp, 3), UPRIGHT, bevel=0.0006)
        label(str(index + 1), 0.058, (x, -0.0042, z + 0.012), "#eef1f2")
        return
    cut(shell, block((width - gap, 0.2, height - gap), (x, 0.06, z), plastic(), 0))
    dark = powder("#20262f", 0.5)
    block((width, 0.004, height), (x, 0.128, z), dark, 0)
    for side in (-1, 1):
        block((0.003, 0.13, height), (x + side * (width / 2 - 0.001), 0.066, z), dark, 0)
        block((width, 0.13, 0.003), (x, 0.066, z + side * (height / 2 - 0.001)), dark, 0)
    block((width - 0.02, 0.004, 0.003), (x, 0.02, z + height / 2 - 0.006), glowing("#fff2dc", 9), 0)
    floor = z - height / 2 + 0.001
    if plugged:
        _plugged(x, z, floor, screen)
        _leaf(index, x, z, width, height, colour, ajar, hinge)
        return
    slab(0.1, 0.11, 0.01, 0.02, (x, 0.064, floor), plastic("#11151c", 0.35), 0.003)
    for ring in (0.036, 0.033):
        rod(ring, 0.0012, (x, 0.064, floor + 0.0102 + (0.036 - ring) * 0.1), glowing(TURQUOISE, 2) if ring == 0.036 else plastic("#11151c", 0.35), bevel=0)
    if standing:
        _standing(x + 0.03, z, floor)
    else:
        phone(screen, (x - 0.005, 0.055, floor + 0.0115), (0, 0, 12), "#c9ccd1")
    for lead, tone in ((-0.03, "#e4e2dd"), (-0.012, "#15161a"), (0.006, CORAL))[: 2 if standing else 3]:
        block((0.011, 0.006, 0.02), (x + lead * 1.6, 0.118, z + 0.035), plastic(tone, 0.4), 0.002)
        cable([(x + lead * 1.6, 0.114, z + 0.03), (x + lead * 1.7, 0.1, z + 0.01), (x + lead * 2.2, 0.09, z - 0.02), (x + lead * 2.4, 0.08, z - 0.04)], 0.0018, tone)
        block((0.0085, 0.0035, 0.016), (x + lead * 2.4, 0.08, z - 0.05), aluminium("#d0d3d6", 0.3), 0.0015)
    _leaf(index, x, z, width, height, colour, ajar, hinge)


def _standing(x, z, floor):
    """A telephone on its lead that leans on the back of the locker, three quarters full."""
    with assembled((x, 0.088, floor + 0.073), (80, 0, 0)):
        phone(None, (0, 0, 0), (0, 0, 0), "#c9ccd1")
        slab(0.064, 0.138, 0.0004, 0.008, (0, 0, 0.0087), glowing("#0d4a5a", 0.9), 0)
        slab(0.012, 0.006, 0.0004, 0.002, (0, 0.0335, 0.0092), glowing("#e8f7f4", 1.0), 0)
        for wide, tall, low, colour in ((0.034, 0.058, -0.0275, "#e8f7f4"), (0.028, 0.052, -0.0245, "#0d4a5a"), (0.028, 0.038, -0.0245, GREEN)):
            slab(wide, tall, 0.0004, 0.004, (0, low + tall / 2, 0.0092 + (0.034 - wide) * 0.1 + (0.0004 if colour == GREEN else 0)), glowing(colour, 1.0), 0)
    block((0.011, 0.006, 0.02), (x + 0.035, 0.118, z + 0.035), plastic(CORAL, 0.4), 0.002)
    cable([(x + 0.035, 0.114, z + 0.03), (x + 0.045, 0.1, z - 0.02), (x + 0.044, 0.06, floor + 0.03), (x + 0.02, 0.045, floor + 0.008), (x, 0.07, floor + 0.004)], 0.0018, CORAL)


def _plugged(x, z, floor, screen):
    """A telephone that lies across the locker on ribs, on one of the three leads that come out of its back."""
    for rib in range(7):
        block((0.16, 0.005, 0.003), (x, 0.02 + rib * 0.016, floor + 0.001), plastic("#11151c", 0.5), 0.001)
    phone(screen, (x - 0.012, 0.058, floor + 0.0045), (0, 0, 84), "#c9ccd1")
    end = (x + 0.072, 0.0495, floor + 0.0085)
    for lead, tone in ((-0.04, "#e4e2dd"), (0.0, "#15161a"), (0.04, CORAL)):
        block((0.013, 0.006, 0.022), (x + lead, 0.122, z + 0.045), plastic(tone, 0.4), 0.002)
        if tone == CORAL:
            cable([(x + lead, 0.119, z + 0.036), (x + lead + 0.004, 0.105, z + 0.01), (x + lead + 0.04, 0.09, z - 0.02), (x + 0.086, 0.065, z - 0.06), (x + 0.087, 0.05, floor + 0.012), end], 0.0019, tone)
        else:
            cable([(x + lead, 0.119, z + 0.036), (x + lead, 0.105, z + 0.01), (x + lead - 0.004, 0.1, z - 0.02), (x + lead - 0.004, 0.1, z - 0.035)], 0.0019, tone)
            block((0.009, 0.006, 0.014), (x + lead - 0.004, 0.1, z - 0.04), plastic(tone, 0.4), 0.0015)
            block((0.0082, 0.0028, 0.008), (x + lead - 0.004, 0.1, z - 0.05), aluminium("#d0d3d6", 0.3), 0.0008)
    block((0.02, 0.011, 0.0062), (end[0] + 0.002, end[1], end[2]), plastic(CORAL, 0.4), 0.002, (0, 0, -6))


def _leaf(index, x, z, width, height, colour, ajar, hinge):
    """The door of an open locker and its catch."""
    gap = 0.004
    edge = x + hinge * width / 2
    with assembled((edge, 0.0, z), (0, 0, hinge * ajar)):
        slab(width - gap, height - gap, 0.008, 0.008, (-hinge * width / 2, 0.004, 0), powder(colour, 0.4), 0.0025, UPRIGHT)
        slab(width - 0.03, height - 0.03, 0.003, 0.006, (-hinge * width / 2, 0.0066, 0), powder("#20262f"), 0.001, UPRIGHT)
        rod(0.0055, 0.0024, (-hinge * (width - 0.022), -0.0042, -height / 2 + 0.03), glowing(TURQUOISE, 3), UPRIGHT, bevel=0.0006)
        label(str(index + 1), 0.058, (-hinge * width / 2, -0.0042, 0.012), "#eef1f2")
        block((0.012, 0.014, 0.03), (-hinge * (width - 0.02), 0.013, 0), aluminium("#b7babd"), 0.002)


def _floor(screen, opened, strength, ajar, standing, boxed):
    width, height, depth = 0.56, 1.75, 0.35
    white, ink = powder("#e4e2dd", 0.42), powder("#141c2e", 0.4)
    block((width - 0.06, depth - 0.05, 0.06), (0, 0.0, 0.03), ink, 0.004)
    with assembled((0, -depth / 2, 0)):
        shell = housing(width, height - 0.05, depth - 0.004, white, (0, 0.004, (height + 0.05) / 2), 0.02, 0.006)
        lit_w, lit_h = lit_size(21.5)
        slab(width - 0.03, 0.4, 0.006, 0.016, (0, 0.003, 1.52), ink, 0.0015, UPRIGHT)
        glazed(lit_w, lit_h, screen, (0, -0.004, 1.54), 0.014, strength)
        rod(0.0045, 0.002, (0, -0.0035, 1.705), plastic("#08090a", 0.1), UPRIGHT, bevel=0.0004)
        slab(0.07, 0.03, 0.004, 0.008, (0.17, -0.001, 1.355), plastic("#08090a", 0.15), 0.001, UPRIGHT)
        block((0.05, 0.001, 0.004), (0.17, -0.0055, 1.355), glowing(TURQUOISE, 2.4), 0)
        for hole in range(10):
            rod(0.0024, 0.002, (-0.2 + hole * 0.009, -0.0032, 1.355), plastic("#08090a"), UPRIGHT, bevel=0)
        for index in range(12):
            x, z = (index % 3 - 1) * 0.173, 1.16 - index // 3 * 0.285
            colour = ("#2f6f70", "#2b4a63", "#2f6f70")[index % 3]
            _locker(shell, index, x, z, 0.168, 0.278, index == opened, colour, None, ajar, 1 if index % 3 == 2 else -1, standing=standing)
        for side in (-1, 1):
            with assembled((side * width / 2, 0.2, 0), (0, 0, side * 90)):
                slots(12, (0.16, 0.002, 0.005), 0.014, (0, 0, 1.52), "#3a3d44")
                slots(8, (0.16, 0.002, 0.005), 0.014, (0, 0, 0.2), "#3a3d44")
        lock(0.24, -0.002, 1.355, 0.007)
    if boxed:
        cable([(0.1, depth / 2 - 0.02, 0.08), (0.1, depth / 2 + 0.04, 0.03), (0.08, depth / 2 + 0.14, 0.006), (0.02, depth / 2 + 0.24, 0.008)], 0.005)
        floor_box((-0.03, depth / 2 + 0.26, 0), 20)
        return
    cable([(0.2, depth / 2 - 0.02, 0.08), (0.22, depth / 2 + 0.02, 0.05), (0.26, depth / 2 + 0.06, 0.0055), (0.36, depth / 2 + 0.16, 0.0055), (0.6, depth / 2 + 0.4, 0.0055), (1.2, depth / 2 + 0.9, 0.0055), (3.2, depth / 2 + 1.6, 0.0055)], 0.005)
