"""Atlas: very large panel on a motorised lift with two white columns."""
from materials import TURQUOISE, aluminium, glowing, plastic, powder
from panel import wall_panel
from parts import cable, foot
from solids import assembled, block, rod, slab


def build(screen, diagonal=98, centre=1.48, strength=1.05, rim="#b4b7bb", border=0.011, lead=True):
    """centre is the height of the picture's middle (m), 1.15 to 1.75 by the motor; rim, border: colour and black print around it; lead: the mains lead that runs off along the floor."""
    with assembled((0, -0.06, centre)):
        _, height = wall_panel(diagonal, screen, depth=0.07, border=border, rim=rim, strength=strength)
        _arm(height)
    _columns(centre)
    if lead:
        _lead()
    _base()


def _arm(height):
    """Cross-beams and rails between panel and columns."""
    white = powder("#d6d4cf")
    for z in (-0.2, 0.2):
        block((1.1, 0.03, 0.07), (0, 0.075, z), white, 0.005)
    for x in (-0.42, 0.42):
        block((0.06, 0.03, height * 0.7), (x, 0.07, 0), white, 0.004)
    block((0.56, 0.07, 0.5), (0, 0.125, 0), white, 0.012)


def _columns(centre):
    """Telescopic columns: fixed outer sleeve, inner tube that rises; drive housing between them."""
    white, inner = powder("#dcdad5"), aluminium("#c2c4c8", 0.35, (60, 60, 1))
    for x in (-0.2, 0.2):
        slab(0.13, 0.1, 0.86, 0.022, (x, 0.15, 0.012), white, 0.003)
        slab(0.112, 0.082, centre + 0.2 - 0.8, 0.018, (x, 0.15, 0.8), inner, 0.002)
        slab(0.136, 0.106, 0.014, 0.024, (x, 0.15, 0.866), plastic("#3a3d44"), 0.003)
        for z in (0.08, 0.8):
            for side in (-0.04, 0.04):
                rod(0.006, 0.004, (x + side, 0.2, z), aluminium("#8f9297"), (90, 0, 0))
    slab(0.27, 0.07, 0.5, 0.01, (0, 0.15, 0.14), white, 0.004)
    block((0.11, 0.008, 0.05), (0, 0.113, 0.45), plastic("#1b1c1f", 0.25), 0.003)
    for x in (-0.025, 0.025):
        rod(0.013, 0.006, (x, 0.108, 0.45), glowing(TURQUOISE, 1.2), (90, 0, 0), bevel=0.001)
    gland = plastic("#15161a", 0.5)
    for x, y, z in ((0.05, 0.186, 0.5), (0.0, 0.102, centre - 0.14), (-0.06, 0.186, 0.2)):
        rod(0.014, 0.018, (x, y, z), gland, (90, 0, 0), bevel=0.003)
    cable([(0.05, 0.19, 0.5), (0.07, 0.24, 0.62), (0.07, 0.245, 0.95), (0.02, 0.2, centre - 0.2), (0.0, 0.1, centre - 0.14)], 0.008)


def _lead():
    """From the gland of the columns to the floor and away."""
    cable([(-0.06, 0.19, 0.2), (-0.05, 0.25, 0.13), (0.0, 0.31, 0.05), (0.1, 0.38, 0.033), (0.34, 0.46, 0.033), (0.46, 0.53, 0.02), (0.58, 0.6, 0.0065), (0.8, 0.75, 0.0055), (1.4, 1.2, 0.0055), (3.4, 1.9, 0.0055), (7, 2.4, 0.0055)], 0.005)


def _base():
    """Steel floor plate with rounded corners, a raised cover, levelling feet and four screws."""
    white = powder("#dcdad5")
    slab(1.24, 0.84, 0.012, 0.09, (0, 0.06, 0.012), white, 0.003)
    slab(0.66, 0.24, 0.05, 0.03, (0, 0.15, 0.022), white, 0.01)
    for x in (-0.54, 0.54):
        for y in (-0.28, 0.4):
            foot(x, y, 0.026)
            rod(0.011, 0.004, (x, y, 0.025), aluminium("#8f9297"))
