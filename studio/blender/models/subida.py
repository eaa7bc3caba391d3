"""Subida: a motorised lift on castors for screens up to 98 inches; one telescopic column, a wide frame for the panel."""
from materials import CORAL, TURQUOISE, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT, slots
from panel import wall_panel
from parts import button, cable, castor
from solids import assembled, block, rod, slab

WIDTH, DEPTH = 1.16, 0.76


def build(screen=None, top=1.8, remote=True, carries=None, strength=0.9):
    """top: height of the frame's upper edge (m), 1.45 to 2.05 by the motor; remote: the hand control in its holder;
    carries: inches of the screen that hangs on it, else none; strength: of its picture."""
    white, dark = powder("#dedbd5", 0.42), powder("#23272e", 0.42)
    _base(white, dark)
    _column(white, top)
    with assembled((0, 0.0, top - 0.33)):
        _frame(dark)
        if carries:
            with assembled((0, -0.108, 0)):
                wall_panel(carries, screen, strength=strength)
    if remote:
        _remote(0.2, -0.03, 0.93)


def _base(white, dark):
    for x in (-WIDTH / 2 + 0.045, WIDTH / 2 - 0.045):
        slab(0.09, DEPTH, 0.05, 0.035, (x, 0, 0.1), white, 0.01)
        for y, turn in ((-0.32, 14 if x < 0 else -165), (0.32, 25)):
            castor(x, y, turn, 0.042)
    block((WIDTH - 0.1, 0.11, 0.05), (0, 0.1, 0.125), white, 0.01)
    slab(0.5, 0.24, 0.16, 0.03, (0, 0.1, 0.1), white, 0.012)
    block((0.502, 0.242, 0.003), (0, 0.1, 0.15), plastic("#2c2e33", 0.6), 0)
    with assembled((0, -0.021, 0.215)):
        slots(9, (0.006, 0.003, 0.05), 0.014, (-0.15, 0, 0), across=True)
        slab(0.07, 0.05, 0.004, 0.008, (0.16, 0.001, 0), plastic("#17181b", 0.4), 0.001, UPRIGHT)
        block((0.03, 0.002, 0.016), (0.16, -0.0035, 0.005), plastic("#050506"), 0.002)
        rod(0.0035, 0.003, (0.16, -0.0035, -0.014), glowing(TURQUOISE, 3), UPRIGHT, bevel=0)
    cable([(0.2, 0.22, 0.16), (0.24, 0.28, 0.1), (0.27, 0.34, 0.0055), (0.36, 0.46, 0.0055), (0.7, 0.8, 0.0055), (1.4, 1.2, 0.0055), (3.4, 2.0, 0.0055)], 0.005)


def _column(white, top):
    steel = aluminium("#bfc2c6", 0.33, (60, 60, 1))
    slab(0.3, 0.11, 0.86, 0.03, (0, 0.1, 0.25), white, 0.004)
    slab(0.306, 0.116, 0.016, 0.032, (0, 0.1, 1.1), plastic("#3a3d44"), 0.003)
    slab(0.27, 0.086, top - 0.2 - 1.1, 0.024, (0, 0.1, 1.1), steel, 0.002)
    for x in (-0.05, 0.05):
        block((0.004, 0.002, 0.72), (x, 0.0444, 0.68), plastic("#aaa7a1"), 0)
    with assembled((0, 0.0438, 0.98)):
        for index in (0, 1):
            button(0, 0.03 - index * 0.06, -0.001, 0.013)
    cable([(0.1, 0.16, 1.0), (0.12, 0.2, 1.1), (0.1, 0.21, 1.3), (0.05, 0.17, top - 0.42)], 0.007)


def _frame(dark):
    """Rails with rows of holes for VESA 1000 x 600, arms with hooks, and the strip that stops the motor when it touches."""
    block((0.34, 0.05, 0.5), (0, 0.04, -0.02), powder("#dedbd5", 0.42), 0.01)
    for z in (-0.22, 0.22):
        block((1.06, 0.03, 0.07), (0, 0.0, z), dark, 0.004)
        for hole in range(25):
            slab(0.018, 0.008, 0.004, 0.0039, (-0.48 + hole * 0.04, -0.0135, z), plastic("#9a9da2", 0.5), 0, UPRIGHT)
    for x in (-0.46, 0.46):
        block((0.045, 0.03, 0.66), (x, -0.03, 0), dark, 0.004)
        for hole in range(13):
            rod(0.0045, 0.003, (x, -0.0448, -0.29 + hole * 0.048), plastic("#9a9da2", 0.5), UPRIGHT, bevel=0, sides=16)
        block((0.05, 0.05, 0.03), (x, -0.01, 0.27), aluminium("#b7babd"), 0.004)
        rod(0.012, 0.03, (x, -0.05, -0.3), powder(CORAL, 0.4), UPRIGHT, bevel=0.003)
    block((1.06, 0.034, 0.014), (0, -0.002, -0.335), dark, 0.003)
    slab(1.06, 0.03, 0.022, 0.012, (0, -0.002, -0.364), plastic("#f0c33c", 0.55), 0.006)
    for stripe in range(18):
        block((0.022, 0.0312, 0.012), (-0.5 + stripe * 0.059, -0.002, -0.3525), plastic("#17181b", 0.6), 0.001, (0, 40, 0))


def _remote(x, y, z):
    """The hand control in a bracket at the column's side: two arrows, stop, and a curled lead."""
    block((0.06, 0.05, 0.012), (x - 0.035, y + 0.085, z - 0.05), powder("#23272e"), 0.003)
    with assembled((x, y + 0.06, z), (-8, 0, 0)):
        slab(0.05, 0.14, 0.022, 0.016, (0, 0.022, 0), plastic("#23272e", 0.4), 0.006, UPRIGHT)
        for row, colour in ((0.04, "#e4e2dd"), (0.008, "#e4e2dd"), (-0.028, CORAL)):
            rod(0.0115, 0.005, (0, -0.001, row), plastic(colour, 0.4), UPRIGHT, bevel=0.0015)
        for row, lean in ((0.04, 0), (0.008, 180)):
            with assembled((0, -0.0042, row), (0, lean, 0)):
                for side in (-1, 1):
                    block((0.002, 0.0008, 0.008), (side * 0.0025, 0, 0), plastic("#0f1f3d"), 0, (0, side * -40, 0))
    turns = [(x + 0.006 * (1 if step % 2 else -1), y + 0.075 + 0.004 * (step % 3), z - 0.07 - step * 0.012) for step in range(28)]
    cable([*turns, (x - 0.02, y + 0.09, z - 0.45), (x - 0.06, y + 0.1, z - 0.6), (x - 0.06, y + 0.1, z - 0.66)], 0.0025)
