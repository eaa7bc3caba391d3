"""A dim exhibition room: dark walls, framed sheets under narrow spots, a ship model in a glass case."""
from furniture import charted
from lights import softbox, spot, surroundings
from materials import glowing, plastic, powder
from outlines import rounded
from parts import blade
from rooms import clear_glass, matt, plaster, wood
from solids import assembled, block, extruded, rod, slab


def build(wall="#16303a", beams=True):
    """beams: the lamps on what hangs around; from close by to a table they are but specks in its glass, and make skin noisy."""
    block((12, 9, 0.1), (0, 0.5, -0.05), wood("#3a2a1c", "#56402b", "y", 0.22), 0)
    block((12, 0.2, 4.4), (0, 4.1, 2.2), plaster(wall, 0.08), 0)
    block((0.2, 9, 4.4), (-4.4, 0.5, 2.2), plaster("#0f1f3d", 0.08), 0)
    block((0.2, 9, 4.4), (5.6, 0.5, 2.2), plaster(wall, 0.08), 0)
    block((12, 9, 0.1), (0, 0.5, 4.4), matt("#0b0d12"), 0)
    block((12, 0.02, 0.1), (0, 3.99, 0.05), matt("#0b0d12"), 0.002)
    charts = ((-3.1, 1.25, 0.95), (-1.35, 1.5, 1.15), (2.35, 1.7, 1.2), (4.3, 1.25, 0.95))
    for seed, (x, width, height) in enumerate(charts):
        charted((x, 3.97, 1.72), (width, height), 0, seed * 1.7)
        if beams:
            _beam(x, 2.4, (x, 3.98, 1.7), 300)
    for seed, y in enumerate((2.3, 0.7, -0.9)):
        charted((-4.28, y, 1.72), (1.2, 0.9), -90, seed * 2.3 + 1)
        if beams:
            _beam(-2.8, y, (-4.28, y, 1.7), 240)
    _case(0.55, 2.7)
    if beams:
        _beam(0.55, 1.4, (0.55, 2.7, 1.2), 480)
    for y in (1.4, 2.4):
        block((9, 0.035, 0.03), (0.4, y, 4.2), powder("#0c0d10"), 0.002)
    softbox((0.5, -3.8, 3.6), (0.3, 0.5, 0.5), (3, 1.5), 260, "#ffdfbd", False)
    softbox((4.8, 0.0, 3.6), (1.2, 0, 0.6), (0.6, 2.4), 200, "#ffd9ac")
    spot((0.9, -0.9, 4.1), (0.9, 0.2, 0.7), 260, 46, "#ffe2bd", 0.08, 0.8)
    surroundings("night", 0.12, tint="#20304a")


def _beam(x, y, towards, power):
    """A track lamp: black cylinder with a lit mouth, and its beam."""
    rod(0.045, 0.16, (x, y, 4.08), plastic("#0c0d10"), (-24, 0, 0), bevel=0.004)
    rod(0.036, 0.004, (x, y + 0.033, 4.003), glowing("#ffe2bd", 6), (-24, 0, 0), bevel=0)
    spot((x, y + 0.04, 3.98), towards, power, 42, "#ffe0b8", 0.03, 0.7)


def _case(x, y):
    """Plinth, glass cover and a two-masted boat on its cradle."""
    slab(1.1, 0.55, 0.95, 0.01, (x, y, 0.0), powder("#101827"), 0.003)
    block((1.04, 0.5, 0.72), (x, y, 1.315), clear_glass(), 0)
    timber, sail = wood("#5b3a1f", "#7d5430"), matt("#e9dfc6", 0.9)
    with assembled((x, y, 1.0)):
        hull = rounded([(-0.36, -0.07), (0.2, -0.09), (0.4, 0), (0.2, 0.09), (-0.36, 0.07)], 0.03, closed=True)
        extruded(hull, 0.1, timber, (0, 0, 0.03), bevel=0.012)
        block((0.2, 0.13, 0.05), (-0.25, 0, 0.15), timber, 0.004)
        for mast, tall in ((-0.14, 0.46), (0.12, 0.52)):
            rod(0.006, tall, (mast, 0, 0.12 + tall / 2), timber)
            blade(tall * 0.8, tall * 0.72, sail, (mast + 0.01, -0.01, 0.17), (0, 0, 70), 0.18)
        block((0.5, 0.02, 0.02), (0, 0, 0.02), timber, 0.002)
        slab(0.66, 0.22, 0.02, 0.01, (0, 0, -0.05), timber, 0.003)
        for trestle in (-0.22, 0.2):
            block((0.03, 0.19, 0.09), (trestle, 0, 0.01), timber, 0.003)
