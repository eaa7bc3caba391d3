"""Cartons of medicine in a low pile, as somebody brought them to the counter; the origin is under the pile's middle."""
from materials import powder
from solids import assembled, block

CARTONS = (
    ((0.135, 0.072, 0.032), (0, 0, 0), 6, "#2f7f78"),
    ((0.118, 0.06, 0.026), (0.004, 0.003, 0.032), -11, "#c4583f"),
    ((0.05, 0.05, 0.105), (0.12, 0.028, 0), 18, "#31415f"),
)


def build(screen=None):
    for (wide, deep, tall), (x, y, z), turn, colour in CARTONS:
        with assembled((x, y, z), (0, 0, turn)):
            block((wide, deep, tall), (0, 0, tall / 2), powder("#eeece5"), 0.0016)
            block((wide * 0.3, deep + 0.0006, tall + 0.0006), (-wide * 0.3, 0, tall / 2), powder(colour), 0.0016)
            block((wide * 0.34, 0.0006, tall * 0.16), (wide * 0.16, -deep / 2 - 0.0002, tall * 0.62), powder("#3a3d44"), 0)
            block((wide * 0.26, 0.0006, tall * 0.1), (wide * 0.12, -deep / 2 - 0.0002, tall * 0.36), powder("#9a9a98"), 0)
