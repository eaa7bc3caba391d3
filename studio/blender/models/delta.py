"""Delta: meeting table with a flush screen; thin ink-blue top on a pedestal of two folded plates."""
from materials import aluminium, glass_black, lacquer, plastic, powder
from outlines import thickened
from panel import lit_area, lit_size
from parts import cable, foot, label
from solids import assembled, block, cut, extruded, rod, slab


def build(screen, diagonal=55, height=0.75, colour="#0c1830", strength=1.05, sockets=False, glare=1.0):
    """sockets: the lid in the corner of the top stands open, a laptop's lead and a mains plug in their places; glare: strength of the strip light's reflection."""
    width, depth = lit_size(diagonal)
    top_w, top_d, thick = width + 0.56, depth + 0.4, 0.026
    blue = lacquer(colour, 0.3)
    with assembled((0, 0, height - thick)):
        top = slab(top_w, top_d, thick, 0.05, (0, 0, 0), blue, 0.004)
        cut(top, slab(width + 0.034, depth + 0.034, 0.02, 0.006, (0, 0, thick - 0.008), blue, 0))
        slab(width + 0.031, depth + 0.031, 0.0077, 0.005, (0, 0, thick - 0.008), glass_black(), 0.0008)
        with assembled((0, 0, thick - 0.0001), (-90, 0, 0)):
            lit_area(width, depth, screen, strength=strength, border=0.013, glare=glare)
        slab(width * 0.86, depth * 0.8, 0.05, 0.03, (0, 0, -0.05), powder("#1a1b1f"), 0.012)
        if sockets:
            with assembled((top_w / 2 - 0.16, top_d / 2 - 0.1, thick)):
                _sockets(top)
            _pedestal(height - thick - 0.03)
            return
        grommet = aluminium("#a9acb1")
        block((0.18, 0.07, 0.002), (top_w / 2 - 0.16, top_d / 2 - 0.1, thick), grommet, 0.0008)
        block((0.17, 0.012, 0.003), (top_w / 2 - 0.16, top_d / 2 - 0.075, thick), powder("#1a1b1f"), 0.0005)
    _pedestal(height - thick - 0.03)


def _sockets(top):
    """Two mains sockets, HDMI and two USB-C in a sunk plate; its lid leans back. The plate's middle is the origin."""
    metal, dark = aluminium("#a9acb1"), plastic("#16181c", 0.45)
    wide, deep, low = 0.2, 0.066, -0.006
    cut(top, block((wide, deep, 0.06), (0, 0, 0), dark, 0))
    block((wide + 0.002, deep + 0.002, 0.004), (0, 0, low - 0.002), plastic("#3b4048", 0.45), 0)
    for side in (-1, 1):
        block((0.0025, deep + 0.005, 0.012), (side * (wide / 2 + 0.0006), 0, 0.0005 - 0.006), metal, 0.0006)
        block((wide + 0.005, 0.0025, 0.012), (0, side * (deep / 2 + 0.0006), 0.0005 - 0.006), metal, 0.0006)
    for x in (-0.071, -0.022):
        rod(0.0228, 0.003, (x, 0, low + 0.001), plastic("#565c66", 0.4), bevel=0.0008, sides=64)
        rod(0.0198, 0.0032, (x, 0, low + 0.0012), plastic("#23272e", 0.5), bevel=0, sides=64)
        for pin in (-0.0095, 0.0095):
            rod(0.0026, 0.0036, (x + pin, 0, low + 0.0013), plastic("#000000"), bevel=0, sides=20)
        for clip in (-1, 1):
            block((0.006, 0.003, 0.005), (x, clip * 0.0185, low + 0.003), aluminium("#d0d3d6", 0.2), 0.0006)
    for x, y, w, d, name in ((0.03, 0.006, 0.0152, 0.0062, "HDMI"), (0.058, 0.006, 0.0095, 0.0036, "USB-C"), (0.084, 0.006, 0.0095, 0.0036, "USB-C")):
        slab(w + 0.003, d + 0.003, 0.0012, 0.0016, (x, y, low), aluminium("#c3c6c9", 0.3), 0.0003)
        slab(w, d, 0.0014, min(0.0017, d / 2.1), (x, y, low), plastic("#000000"), 0)
        label(name, 0.0062, (x, y - 0.0125, low + 0.0004), "#f1f2f4", (0, 0, 0))
    rod(0.022, 0.02, (-0.022, 0, low + 0.012), plastic("#e4e2dd", 0.4), bevel=0.004, sides=48)
    cable([(-0.022, 0.0, low + 0.018), (-0.03, -0.004, low + 0.036), (-0.062, -0.018, 0.018), (-0.12, -0.03, 0.0036), (-0.26, -0.03, 0.0036), (-0.5, 0.03, 0.0036)], 0.0034, "#e4e2dd")
    slab(0.0125, 0.0068, 0.02, 0.003, (0.058, 0.006, low + 0.001), plastic("#f1eee7", 0.4), 0.001)
    cable([(0.058, 0.006, low + 0.018), (0.058, 0.004, 0.02), (0.055, -0.03, 0.018), (0.04, -0.09, 0.0026), (-0.02, -0.16, 0.0024), (-0.12, -0.2, 0.0024), (-0.2, -0.205, 0.006)], 0.0022, "#efece5")
    rod(0.003, wide, (0, deep / 2 + 0.004, 0.002), metal, (0, 90, 0), bevel=0.0005)
    with assembled((0, deep / 2 + 0.004, 0.003), (68, 0, 0)):
        slab(wide, 0.07, 0.003, 0.004, (0, 0.036, 0), powder("#b4b7bb", 0.4), 0.0008)


def _pedestal(height):
    """Two plates folded to a V in plan, back to back, on a floor plate and under a mounting plate."""
    metal = aluminium("#c6c8cb", 0.3, (60, 60, 1))
    for side in (-1, 1):
        path = [(side * 0.44, -0.2), (side * 0.1, 0.0), (side * 0.44, 0.2)]
        extruded(thickened(path, 0.008, 0.03), height - 0.014, metal, (0, 0, 0.014), bevel=0.0012)
    slab(1.02, 0.56, 0.012, 0.03, (0, 0, 0.004), aluminium("#aeb1b5", 0.36), 0.002)
    slab(1.0, 0.5, 0.012, 0.02, (0, 0, height), powder("#1a1b1f"), 0.002)
    for x in (-0.47, 0.47):
        for y in (-0.24, 0.24):
            foot(x, y, 0.016, 0.005)

