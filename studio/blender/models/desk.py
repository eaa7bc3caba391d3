"""What people put on a table: a cup of coffee, a notebook with a pencil."""
from materials import CORAL, lacquer, paper, powder
from parts import turned
from rooms import matt, wood
from solids import assembled, block, rod, slab


def build(screen=None, cup=(0, 0), notebook=None):
    """Places in metres on the table's top; notebook may be left out."""
    _cup(*cup)
    if notebook:
        _notebook(*notebook)


def _cup(x, y):
    china = lacquer("#e6e3dc", 0.15)
    turned([(0, 0), (0.045, 0.001), (0.075, 0.008), (0.076, 0.011), (0.045, 0.006), (0, 0.005)], china, (x, y, 0))
    turned([(0, 0.005), (0.022, 0.006), (0.034, 0.03), (0.039, 0.062), (0.036, 0.062), (0.031, 0.03), (0.001, 0.012)], china, (x, y, 0))
    turned([(0.0005, 0.053), (0.0345, 0.053)], lacquer("#3a1f10", 0.1), (x, y, 0))
    with assembled((x + 0.046, y, 0.036), (90, 0, 0)):
        turned([(0.013, -0.004), (0.019, -0.004), (0.019, 0.004), (0.013, 0.004), (0.013, -0.004)], china, (0, 0, 0), 32)


def _notebook(x, y):
    with assembled((x, y, 0), (0, 0, -14)):
        slab(0.15, 0.21, 0.004, 0.008, (0, 0, 0), powder(CORAL), 0.001)
        slab(0.146, 0.205, 0.009, 0.006, (0, 0, 0.004), paper(), 0.001)
        slab(0.15, 0.21, 0.0025, 0.008, (0, 0, 0.013), powder(CORAL), 0.001)
        block((0.006, 0.21, 0.0164), (0.055, 0, 0.0082), matt("#0f1f3d"), 0.0005)
        with assembled((-0.1, 0.0, 0.005), (90, 0, 6)):
            rod(0.004, 0.15, (0, 0, 0), wood("#d9a441", "#e8b85a", "z"), sides=6)
            rod(0.004, 0.016, (0, 0, 0.083), wood("#d9b384", "#e2c096", "z"), radius_top=0.0008, sides=6)
