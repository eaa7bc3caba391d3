"""Things of a shop that stand beside equipment: a tall vase, a bowl, two books."""
from materials import CORAL, lacquer, paper, powder
from parts import blade, turned
from rooms import leaf
from solids import assembled, block


def build(screen=None, vase=(0, 0), books=None, colour="#17b6b0"):
    """Places in metres; books may be left out."""
    x, y = vase
    profile = [(0, 0), (0.075, 0.0), (0.11, 0.12), (0.105, 0.24), (0.045, 0.36), (0.055, 0.4), (0.047, 0.4), (0.037, 0.36), (0.09, 0.24)]
    turned(profile, lacquer(colour, 0.2), (x, y, 0))
    for stem in range(9):
        blade(0.42 + stem % 3 * 0.07, 0.07, leaf("#4c7f58" if stem % 2 else "#2f6b45"), (x, y, 0.36), (6 + stem * 31 % 26, 0, stem * 137), 0.3)
    if books:
        with assembled((*books, 0)):
            for row, (tint, turn) in enumerate((("#0f1f3d", -6), (CORAL, 9), ("#e9e2d3", 2))):
                block((0.24, 0.17, 0.03), (0, 0, 0.015 + row * 0.031), powder(tint), 0.002, (0, 0, turn))
                block((0.235, 0.165, 0.024), (0.004, -0.004, 0.015 + row * 0.031), paper(), 0.001, (0, 0, turn))
