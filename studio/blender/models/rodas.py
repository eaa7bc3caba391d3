"""Rodas: a stand on castors without a motor for screens of 65 to 86 inches; two dark posts, an oak shelf."""
from materials import CORAL, aluminium, plastic, powder
from models.signs import UPRIGHT
from parts import cable, castor
from rooms import wood
from panel import wall_panel
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 1.25, 1.72, 0.72


def build(screen=None, load=None, strength=1.05, lead=()):
    """load: inches of a screen that hangs on it, its middle at 1.32 m; strength: of its picture; lead: points of its cable from the foot to a socket."""
    dark, oak = powder("#1f2838", 0.42), wood("#b58555", "#d8ae7c")
    for x in (-WIDTH / 2 + 0.035, WIDTH / 2 - 0.035):
        slab(0.07, DEPTH, 0.04, 0.03, (x, 0, 0.11), dark, 0.008)
        for y, turn in ((-0.31, 20 if x < 0 else -150), (0.31, 40)):
            castor(x, y, turn, 0.045)
    block((WIDTH - 0.1, 0.07, 0.04), (0, 0.14, 0.13), dark, 0.006)
    for x in (-0.34, 0.34):
        block((0.06, 0.045, HEIGHT - 0.15), (x, 0.14, 0.15 + (HEIGHT - 0.15) / 2), dark, 0.006)
        block((0.01, 0.003, HEIGHT - 0.5), (x, 0.1165, 0.95), plastic("#0a0b0d"), 0)
        block((0.064, 0.05, 0.012), (x, 0.14, HEIGHT - 0.003), plastic("#0f1217", 0.5), 0.003)
        with assembled((x, 0.14, 0.15)):
            block((0.05, 0.2, 0.05), (0, -0.05, 0.06), dark, 0.004, (50, 0, 0))
    for z in (1.12, 1.48):
        block((0.98, 0.026, 0.06), (0, 0.105, z), dark, 0.004)
        for hole in range(21):
            slab(0.018, 0.008, 0.004, 0.0039, (-0.4 + hole * 0.04, 0.0935, z), plastic("#9a9da2", 0.5), 0, UPRIGHT)
        for x in (-0.34, 0.34):
            rod(0.014, 0.02, (x, 0.09, z - 0.0), powder(CORAL, 0.4), UPRIGHT, bevel=0.003)
    for x in (-0.42, 0.42):
        block((0.05, 0.028, 0.6), (x, 0.08, 1.3), dark, 0.004)
        for hole in range(12):
            rod(0.0045, 0.003, (x, 0.066, 1.03 + hole * 0.049), plastic("#9a9da2", 0.5), UPRIGHT, bevel=0, sides=16)
        block((0.056, 0.05, 0.03), (x, 0.095, 1.57), aluminium("#b7babd"), 0.004)
    slab(0.82, 0.34, 0.022, 0.03, (0, -0.02, 0.72), oak, 0.004)
    for x in (-0.3, 0.3):
        block((0.03, 0.3, 0.03), (x, 0.0, 0.703), dark, 0.004)
    cable([(0.33, 0.17, 1.2), (0.35, 0.19, 0.9), (0.34, 0.18, 0.4), (0.32, 0.17, 0.17)], 0.005)
    for z in (0.4, 0.62, 0.9):
        block((0.03, 0.02, 0.02), (0.345, 0.175, z), plastic("#0a0b0d"), 0.004)
    if load:
        with assembled((0, -0.014, 1.32)):
            wall_panel(load, screen, strength=strength)
        for x in (-0.42, 0.42):
            for z in (1.06, 1.54):
                block((0.05, 0.03, 0.05), (x, 0.056, z), dark, 0.003)
    if lead:
        cable(lead, 0.005)
