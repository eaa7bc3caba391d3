"""Vigia: a 4K camera with a shutter that slides before its lens and a magnetic foot that folds over a screen's edge."""
from materials import CORAL, TURQUOISE, aluminium, glass_black, glowing, lacquer, plastic, powder
from models.signs import UPRIGHT
from parts import cable
from rooms import fabric
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 0.118, 0.062, 0.046


def build(screen=None, shutter=0.55, folded=False):
    """shutter: how far it is open, 0 to 1; closed, its lamp is dark. Stands on its foot on z = 0.

    folded: the flap of the foot hangs down behind a screen's edge.
    """
    shell = powder("#e4e2dd", 0.4)
    lift = 0.012
    with assembled((0, -DEPTH / 2, lift + HEIGHT / 2)):
        slab(WIDTH, HEIGHT, DEPTH - 0.004, 0.026, (0, DEPTH, 0), shell, 0.004, UPRIGHT)
        slab(WIDTH - 0.004, HEIGHT - 0.004, 0.006, 0.0245, (0, 0.006, 0), fabric("#22262e"), 0.002, UPRIGHT)
        slab(0.062, HEIGHT - 0.006, 0.0072, 0.022, (0, 0.0064, 0), glass_black(), 0.0015, UPRIGHT)
        _lens()
        with assembled((shutter * 0.03, 0 if shutter else -0.0058, 0)):
            slab(0.034 if shutter else 0.044, 0.044, 0.0016, 0.012, (0.0, -0.0016, 0), lacquer(CORAL, 0.25), 0.0006, UPRIGHT)
            for ridge in range(4):
                block((0.0012, 0.0012, 0.014), (0.006 + ridge * 0.0028, -0.0034, 0), lacquer("#d8453b", 0.3), 0.0003)
        rod(0.0016, 0.001, (-0.025, -0.001, 0.012), glowing(TURQUOISE, 5) if shutter else plastic("#2b2d31"), UPRIGHT, bevel=0)
        for side in (-1, 1):
            for row in range(3):
                rod(0.0011, 0.001, (side * 0.044, -0.0004, 0.008 - row * 0.008), plastic("#050506"), UPRIGHT, bevel=0, sides=12)
        block((0.014, 0.004, 0.005), (0, DEPTH - 0.001, -0.008), plastic("#08090a"), 0.0015)
        for slot in range(7):
            block((0.05, 0.004, 0.0016), (0, DEPTH - 0.0005, 0.022 - slot * 0.0036), plastic("#3a3d44"), 0.0005)
    _foot(folded)
    if folded:
        cable([(0, DEPTH / 2 - 0.004, lift + 0.023), (0, DEPTH / 2 + 0.02, lift + 0.02), (0, DEPTH / 2 + 0.034, 0), (0, DEPTH / 2 + 0.036, -0.06), (0.02, DEPTH / 2 + 0.04, -0.4)], 0.002, "#e4e2dd")
        return
    cable([(0, DEPTH / 2 - 0.004, lift + 0.023), (0, DEPTH / 2 + 0.03, lift + 0.022), (0.02, DEPTH / 2 + 0.06, 0.008), (0.05, DEPTH / 2 + 0.09, 0.0022), (0.14, DEPTH / 2 + 0.14, 0.0022), (0.4, DEPTH / 2 + 0.3, 0.0022)], 0.002, "#e4e2dd")


def _lens():
    for radius, y, tone, rough in ((0.0195, -0.0018, "#2b3038", 0.3), (0.0172, -0.0026, "#0a0b0d", 0.25), (0.0135, -0.003, "#15181d", 0.3), (0.0112, -0.0033, "#05070a", 0.08)):
        rod(radius, 0.003, (0, y, 0), plastic(tone, rough), UPRIGHT, bevel=0.0006, sides=64)
    dome = lacquer("#0d1830", 0.04)
    rod(0.0088, 0.0012, (0, -0.0052, 0), dome, UPRIGHT, bevel=0.0006, sides=64)
    rod(0.0042, 0.0016, (0, -0.0054, 0), lacquer("#22355f", 0.04), UPRIGHT, bevel=0.0004, sides=48)


def _foot(folded=False):
    """A plate with magnets, a hinge, and a flap that hangs behind."""
    metal = aluminium("#b9bcc0", 0.3, (60, 60, 60))
    slab(0.07, 0.05, 0.004, 0.008, (0, 0.004, 0.0004), metal, 0.001)
    slab(0.066, 0.046, 0.001, 0.007, (0, 0.004, 0), plastic("#17181b", 0.7), 0.0003)
    rod(0.0045, 0.05, (0, 0.004, 0.0088), metal, (0, 90, 0), bevel=0.001)
    block((0.03, 0.012, 0.008), (0, 0.004, 0.0105), plastic("#23272e", 0.5), 0.002)
    rod(0.0046, 0.06, (0, 0.03, 0.0052), metal, (0, 90, 0), bevel=0.001)
    if folded:
        block((0.07, 0.004, 0.06), (0, 0.033, -0.026), metal, 0.001)
        return
    slab(0.07, 0.036, 0.004, 0.006, (0, 0.05, 0.001), metal, 0.001)
    for x in (-0.022, 0.022):
        rod(0.007, 0.0012, (x, 0.052, 0.0054), aluminium("#d9dbde", 0.12), bevel=0.0004)
