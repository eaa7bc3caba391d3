"""A dim exhibition room: dark walls, framed sheets under narrow spots, a ship model in a glass case."""
from prints import charted
from lights import softbox, spot, surroundings
from materials import glowing, plastic, powder
from rooms import clear_glass, matt, plaster, wood
from ship import model_ship
from solids import assembled, block, rod, slab

CHARTS = ((-3.1, 1.25, 0.95), (-1.35, 1.5, 1.15), (2.35, 1.7, 1.2), (4.3, 1.25, 0.95))
AGED = ("#a9ab8b", "#c9ad76")  # sea and land of a chart that has hung here for long


def build(wall="#16303a", beams=True, back=4.0, room=1.0, case=(0.55, 2.7, 0), charts=CHARTS):
    """beams: the lamps on what hangs around; from close by to a table they are but specks in its glass, and make skin noisy.

    back: where the far wall is (m); room: how strong the light is that comes from no lamp one sees; case: place and turn of the ship's, and whether glass covers it;
    charts: on the far wall, where and how large.
    """
    block((12, back + 5, 0.1), (0, back / 2 - 1.5, -0.05), wood("#3a2a1c", "#56402b", "y", 0.34), 0)
    block((12, 0.2, 4.4), (0, back + 0.1, 2.2), plaster(wall, 0.08), 0)
    block((0.2, back + 5, 4.4), (-4.4, back / 2 - 1.5, 2.2), plaster("#0f1f3d", 0.08), 0)
    block((0.2, back + 5, 4.4), (5.6, back / 2 - 1.5, 2.2), plaster(wall, 0.08), 0)
    block((12, back + 5, 0.1), (0, back / 2 - 1.5, 4.4), matt("#0b0d12"), 0)
    block((12, 0.02, 0.1), (0, back - 0.01, 0.05), matt("#0b0d12"), 0.002)
    for seed, (x, width, height) in enumerate(charts):
        charted((x, back - 0.03, 1.72), (width, height), 0, seed * 1.7, AGED, seed % 2 == 1)
        if beams:
            _beam(x, back - 1.6, (x, back - 0.02, 1.7), 300)
    for seed, y in enumerate((2.3, 0.7, -0.9)):
        charted((-4.28, y, 1.72), (1.2, 0.9), 90, seed * 2.3 + 1, AGED)
        if beams:
            _beam(-2.8, y, (-4.28, y, 1.7), 240)
    charted((5.48, back - 2.2, 1.72), (1.2, 0.9), -90, 5.2, AGED)
    if beams:
        _beam(4.1, back - 2.2, (5.48, back - 2.2, 1.7), 240)
    _case(*case)
    if beams:
        _beam(case[0], case[1] - 1.3, (case[0], case[1], 1.2), 480)
    for y in (back - 2.6, back - 1.6):
        block((9, 0.035, 0.03), (0.4, y, 4.2), powder("#0c0d10"), 0.002)
    softbox((0.5, -3.8, 3.6), (0.3, 0.5, 0.5), (3, 1.5), 260 * room, "#ffdfbd", False)
    softbox((4.8, 0.0, 3.6), (1.2, 0, 0.6), (0.6, 2.4), 200 * room, "#ffd9ac")
    spot((0.9, -0.9, 4.1), (0.9, 0.2, 0.7), 260 * room, 46, "#ffe2bd", 0.08, 0.8)
    surroundings("night", 0.12, tint="#20304a")


def _beam(x, y, towards, power):
    """A track lamp: black cylinder with a lit mouth, and its beam."""
    rod(0.045, 0.16, (x, y, 4.08), plastic("#0c0d10"), (-24, 0, 0), bevel=0.004)
    rod(0.036, 0.004, (x, y + 0.033, 4.003), glowing("#ffe2bd", 6), (-24, 0, 0), bevel=0)
    spot((x, y + 0.04, 3.98), towards, power, 42, "#ffe0b8", 0.03, 0.7)


def _case(x, y, turn, covered=True):
    """Plinth, glass cover and a ship on its cradle; without the cover the plinth is no longer than its keel."""
    wide, deep = (1.1, 0.55) if covered else (0.82, 0.36)
    with assembled((x, y, 0), (0, 0, turn)):
        slab(wide, deep, 0.95, 0.01, (0, 0, 0), powder("#101827"), 0.003)
        if covered:
            block((1.04, 0.5, 0.72), (0, 0, 1.315), clear_glass(), 0)
        model_ship((0, 0, 0.95))
