"""Poste: a charging column with a picture; six leads that roll in, two shelves that charge without one."""
from materials import CORAL, GREEN, INK, TURQUOISE, aluminium, glass_black, glowing, lacquer, plastic, powder
from models.phone import phone
from models.signs import UPRIGHT, glazed, housing, lock, slots
from panel import lit_size
from parts import cable
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 0.38, 1.6, 0.09


def build(screen, handset=None, strength=1.15, pulled=2, plugged=False):
    """handset: the picture on the telephones that lie on its shelves; pulled: the lead that a telephone hangs on.

    plugged: that lead is drawn out and charges the telephone on the upper shelf.
    """
    white, ink = powder("#e4e2dd", 0.42), powder("#141c2e", 0.4)
    slab(0.42, 0.42, 0.014, 0.05, (0, 0, 0.002), ink, 0.004)
    slab(WIDTH - 0.03, DEPTH - 0.02, 0.02, 0.03, (0, 0, 0.015), ink, 0.002)
    with assembled((0, -DEPTH / 2, 0)):
        housing(WIDTH, HEIGHT - 0.03, DEPTH - 0.004, white, (0, 0.004, (HEIGHT + 0.03) / 2), 0.045, 0.006)
        slab(WIDTH - 0.03, 0.62, 0.007, 0.034, (0, 0.004, HEIGHT - 0.33), glass_black(), 0.0015, UPRIGHT)
        glazed(*lit_size(24, portrait=True), screen, (0, -0.0032, HEIGHT - 0.325), 0.01, strength)
        slab(WIDTH - 0.06, 0.05, 0.007, 0.02, (0, 0.004, 0.915), ink, 0.0015, UPRIGHT)
        for index in range(6):
            _reel((index - 2.5) * 0.05, index, plugged and index == pulled)
        for side in (-1, 1):
            slab(0.003, 0.003, 1.2, 0.001, (side * (WIDTH / 2), 0.045, 0.2), glowing(TURQUOISE, 0.6), 0)
        _shelf(-0.088, 0.74, screen, "#c9ccd1")
        _shelf(0.088, 0.62, None, "#2b3a55")
        lock(0, 0.001, 0.14)
        slots(7, (0.12, 0.003, 0.004), 0.012, (0, 0.0036, 0.26), "#3a3d44")


def _reel(x, index, drawn):
    """A lead that comes out of its mouth and hangs with its plug; the pulled one reaches down to the shelf."""
    tone = ("#15161a", CORAL, "#15161a", "#15161a", GREEN, "#15161a")[index]
    rod(0.008, 0.008, (x, -0.003, 0.915), aluminium("#b7babd"), UPRIGHT, bevel=0.001)
    rod(0.0055, 0.009, (x, -0.003, 0.915), plastic("#08090a"), UPRIGHT, bevel=0)
    if drawn:
        end = (-0.0015, -0.046, 0.7612)
        cable([(x, 0.0, 0.915), (x, -0.012, 0.912), (x, -0.02, 0.9), (x + 0.012, -0.034, 0.85), (0.034, -0.046, 0.79), (0.036, -0.046, 0.768), (0.02, -0.046, 0.7612), end], 0.002, tone)
        block((0.022, 0.011, 0.0062), (end[0] + 0.002, end[1], end[2]), plastic(tone, 0.4), 0.002)
        return
    drop = (0.07, 0.09, 0.06, 0.1, 0.075, 0.085)[index]
    cable([(x, 0.0, 0.915), (x, -0.012, 0.912), (x, -0.017, 0.9), (x, -0.017, 0.9 - drop)], 0.002, tone)
    block((0.013, 0.008, 0.026), (x, -0.017, 0.9 - drop - 0.012), plastic(tone, 0.4), 0.003)
    block((0.0084, 0.0026, 0.009), (x, -0.017, 0.9 - drop - 0.0285), aluminium("#d0d3d6", 0.3), 0.001)


def _shelf(x, z, picture, colour):
    slab(0.15, 0.13, 0.014, 0.02, (x, -0.056, z), lacquer(INK, 0.3), 0.004)
    slab(0.15, 0.012, 0.03, 0.004, (x, -0.112, z), lacquer(INK, 0.3), 0.003)
    block((0.1, 0.002, 0.004), (x, -0.119, z + 0.008), glowing(TURQUOISE, 2.2), 0.0005)
    phone(picture, (x, -0.046, z + 0.0165), (0, 0, 90), colour)
