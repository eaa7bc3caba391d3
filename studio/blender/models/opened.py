"""A Cais kiosk on the assembly stand of the workshop: its screen runs the test, the lower front is still off and what is inside lies open.

The cover leans against the bench. The front looks towards -y; the stand's top is z = 0.16.
"""
from materials import CORAL, GREEN, TURQUOISE, aluminium, glass_black, glowing, paper, plastic, powder
from outlines import rounded
from panel import lit_area, lit_size
from parts import cable, castor
from rooms import matt, wood
from solids import assembled, block, cut, prism, ring, rod, slab

UPRIGHT = (90, 0, 0)
DEEP, TOP, WALL = 0.2, 1.62, 0.02


def build(screen=None, strength=0.95, cover=(-1.16, 0.85, 6)):
    """cover: where the front that is off stands, seen from the kiosk (x, y, turn)."""
    width, height = lit_size(32, portrait=True)
    body = width + 0.1
    _trolley(body)
    with assembled((0, 0, 0.16)):
        _body(body, width, height, screen, strength)
        room = TOP - height - 0.2
        with assembled((0, DEEP / 2 - WALL - 0.012, 0)):
            _plate(body - 2 * WALL, room)
            _printer(-0.09, room - 0.19)
            _computer(0.11, room - 0.16)
            _supply(-0.09, 0.16)
            _terminals(0.1, 0.17)
            _looms(room)
    _cover(body, *cover)


def _trolley(body):
    """A low board on castors, on which a kiosk is built."""
    for x in (-0.26, 0.26):
        for y in (-0.22, 0.22):
            castor(x, y, 20 if x < 0 else -60, 0.045)
    slab(body + 0.22, 0.62, 0.05, 0.03, (0, 0, 0.108), wood("#a97f52", "#c49a6a"), 0.005)


def _body(body, width, height, screen, strength):
    """Folded steel, open below the screen: the mouth's rim shows the sheet's thickness and a seal."""
    ink = powder("#16233f", 0.42)
    profile = [(DEEP / 2, 0), (-DEEP / 2, 0), (-DEEP / 2, TOP), (DEEP / 2 - 0.06, TOP), (DEEP / 2, TOP - 0.2)]
    shell = prism(rounded(profile, 0.014, closed=True, steps=6), body, ink, bevel=0.005)
    middle, room = TOP - height / 2 - 0.07, TOP - height - 0.2
    cut(shell, block((body - 2 * WALL, DEEP - WALL, room), (0, -WALL / 2 - 0.01, 0.03 + room / 2), ink, 0))
    cut(shell, slab(width + 0.034, height + 0.034, 0.03, 0.006, (0, -DEEP / 2 + 0.0095, middle), ink, 0, UPRIGHT))
    slab(width + 0.031, height + 0.031, 0.0088, 0.005, (0, -DEEP / 2 + 0.0095, middle), glass_black(), 0.0008, UPRIGHT)
    with assembled((0, -DEEP / 2 + 0.0003, middle)):
        lit_area(width, height, screen, strength=strength, border=0.012)
    seal = plastic("#0c0d10", 0.7)
    for side in (-1, 1):
        block((0.008, 0.006, room), (side * (body / 2 - WALL + 0.004), -DEEP / 2 - 0.001, 0.03 + room / 2), seal, 0.002)
        block((body - 2 * WALL, 0.006, 0.008), (0, -DEEP / 2 - 0.001, 0.03 + room / 2 + side * (room / 2 - 0.004)), seal, 0.002)


def _plate(wide, room):
    """The galvanised plate that everything is screwed to."""
    block((wide, 0.003, room), (0, 0, 0.03 + room / 2), aluminium("#c3c7c9", 0.42, (60, 60, 1)), 0)
    for x in (-0.18, 0.0, 0.18):
        for z in (0.06, 0.03 + room / 2, room):
            rod(0.006, 0.004, (x, -0.003, z), aluminium("#8f9297", 0.25), UPRIGHT, bevel=0.001, sides=6)
    block((wide - 0.06, 0.012, 0.01), (0, -0.09, 0.02 + room), glowing("#fff3dc", 3), 0.002)


def _printer(x, z):
    """A ticket printer: its frame, the roll of paper, the strip that comes out."""
    dark = powder("#24282f", 0.45)
    block((0.15, 0.11, 0.06), (x, -0.058, z + 0.07), dark, 0.005)
    for side in (-1, 1):
        block((0.004, 0.1, 0.16), (x + side * 0.062, -0.054, z - 0.02), dark, 0.002)
    rod(0.058, 0.108, (x, -0.07, z - 0.04), paper(), (0, 90, 0), bevel=0.002, sides=64)
    with assembled((x + 0.0545, -0.07, z - 0.04), (0, 90, 0)):
        for radius in (0.02, 0.034, 0.047):
            ring(radius, 0.0009, matt("#c9c2b2", 0.8))
    rod(0.014, 0.128, (x, -0.07, z - 0.04), plastic("#3a3f48", 0.4), (0, 90, 0), bevel=0.001)
    block((0.1, 0.001, 0.075), (x, -0.1205, z + 0.012), paper(), 0, (8, 0, 0))
    rod(0.007, 0.004, (x + 0.05, -0.114, z + 0.08), glowing(GREEN, 4), UPRIGHT, bevel=0)
    block((0.02, 0.012, 0.02), (x - 0.045, -0.118, z + 0.075), plastic(CORAL, 0.4), 0.004)


def _computer(x, z):
    """A finned box with its sockets below and three small lights."""
    slab(0.18, 0.15, 0.05, 0.01, (x, -0.002, z + 0.03), powder("#2a2f37", 0.45), 0.004, UPRIGHT)
    for fin in range(11):
        block((0.005, 0.022, 0.14), (x - 0.075 + fin * 0.015, -0.062, z + 0.03), powder("#2a2f37", 0.45), 0.001)
    for index in range(4):
        block((0.022, 0.016, 0.012), (x - 0.06 + index * 0.038, -0.03, z - 0.05), aluminium("#b7babd", 0.3), 0.002)
    for index in range(3):
        rod(0.0035, 0.004, (x + 0.05 + index * 0.011, -0.053, z - 0.036), glowing((GREEN, GREEN, TURQUOISE)[index], 4), UPRIGHT, bevel=0)


def _supply(x, z):
    """A power supply in its perforated case, with a label."""
    block((0.16, 0.055, 0.2), (x, -0.03, z), aluminium("#aeb3b7", 0.36, (60, 60, 60)), 0.003)
    for row in range(9):
        for hole in range(8):
            rod(0.0042, 0.002, (x - 0.052 + hole * 0.015, -0.058, z + 0.01 + row * 0.0095), plastic("#0b0c0e"), UPRIGHT, bevel=0, sides=8)
    block((0.09, 0.001, 0.05), (x - 0.015, -0.058, z - 0.055), matt("#f4f2ea", 0.8), 0)
    for line, long in enumerate((0.07, 0.05, 0.06)):
        block((long, 0.0006, 0.004), (x - 0.05 + long / 2, -0.0588, z - 0.042 - line * 0.011), matt("#2a2d33"), 0)


def _terminals(x, z):
    """Terminals and two breakers on a rail."""
    block((0.19, 0.006, 0.035), (x, -0.006, z), aluminium("#d0d3d6", 0.3), 0.001)
    for index in range(9):
        tint = ("#d9d6cd", "#3f6fb5", "#d9d6cd", "#3f9a5a")[index % 4] if index < 6 else "#ecebe6"
        block((0.016, 0.045, 0.06 if index < 6 else 0.085), (x - 0.08 + index * 0.0185, -0.03, z), plastic(tint, 0.45), 0.002)
        if index >= 6:
            block((0.008, 0.016, 0.018), (x - 0.08 + index * 0.0185, -0.06, z + 0.004), plastic("#1d2430", 0.4), 0.002, (18, 0, 0))


def _looms(room):
    """Cables from part to part, laid in bows and tied; one hangs out of the mouth, not yet plugged in."""
    for index, (colour, thick) in enumerate((("#15161a", 0.0045), ("#c9423a", 0.003), ("#d9d6cf", 0.003), ("#2f6bb0", 0.0035))):
        x = 0.05 + index * 0.038
        cable([(x, -0.03, room - 0.22), (x, -0.045, room - 0.27), (0.02 + index * 0.008, -0.03, room - 0.33), (0.01 + index * 0.008, -0.025, 0.3), (0.03 + index * 0.02, -0.03, 0.21)], thick, colour)
    cable([(-0.03, -0.04, 0.26), (-0.02, -0.06, 0.33), (-0.05, -0.05, room - 0.36), (-0.09, -0.06, room - 0.3)], 0.0035, "#15161a")
    cable([(-0.13, -0.04, 0.06), (-0.1, -0.06, 0.045), (0.0, -0.05, 0.05), (0.06, -0.04, 0.13)], 0.0045, "#d9a55b")
    for z in (0.32, 0.38, 0.44):
        block((0.05, 0.012, 0.006), (0.024, -0.026, z), plastic("#f1eee7", 0.5), 0.002)
    cable([(0.15, -0.03, room - 0.2), (0.16, -0.12, room - 0.27), (0.12, -0.19, room - 0.42), (0.14, -0.2, room - 0.5)], 0.004, "#efece5")
    slab(0.014, 0.03, 0.008, 0.003, (0.14, -0.196, room - 0.53), plastic("#f1eee7", 0.4), 0.001, UPRIGHT)


def _cover(body, x, y, turn):
    """The lower front, its slots cut, leaning back against what stands behind it; its painted face looks out."""
    tall = 0.62
    with assembled((x, y, 0.004), (0, 0, turn)), assembled((0, 0, 0), (-14, 0, 0)):
        face = slab(body - 0.03, tall, 0.012, 0.012, (0, 0.006, tall / 2), powder("#16233f", 0.42), 0.003, UPRIGHT)
        cut(face, slab(0.13, 0.02, 0.06, 0.006, (-0.09, 0.03, tall - 0.13), plastic(), 0, UPRIGHT))
        cut(face, slab(0.1, 0.12, 0.06, 0.01, (0.11, 0.03, tall - 0.16), plastic(), 0, UPRIGHT))
        block((body - 0.1, 0.004, 0.012), (0, -0.008, 0.05), powder(CORAL, 0.4), 0.001)
