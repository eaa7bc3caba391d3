"""A visitor's badge lying on a counter: the printed card in its clear holder, clipped to a looped cord."""
from materials import CORAL, aluminium, paper, plastic
from parts import cable
from rooms import matt
from solids import assembled, block, rod, slab


def build(screen=None, cord=CORAL):
    """The card is 60 x 86 mm, its lower edge towards -y; the cord leads away from its upper edge."""
    slab(0.066, 0.094, 0.0016, 0.006, (0, 0, 0.0), plastic("#c9d3d6", 0.2), 0.0005)
    slab(0.06, 0.086, 0.0008, 0.004, (0, -0.002, 0.0016), paper("#fbfaf6"), 0.0002)
    with assembled((0, 0, 0.0024)):
        _print()
    slab(0.016, 0.004, 0.0012, 0.0018, (0, 0.0425, 0.0018), matt("#0f1f3d"), 0)
    slab(0.012, 0.026, 0.004, 0.003, (0, 0.054, 0.001), aluminium("#c9ccd0", 0.3), 0.001)
    cable([(-0.003, 0.066, 0.003), (-0.036, 0.13, 0.0022), (-0.008, 0.185, 0.0022), (0.06, 0.175, 0.0022), (0.064, 0.11, 0.0022), (0.003, 0.066, 0.003)], 0.0022, cord)


def _print():
    """What the screen shows of it: a portrait, two lines, a bar code."""
    ink, teal = matt("#0f1f3d"), matt("#17786f")
    rod(0.0155, 0.0003, (0, 0.014, 0), matt("#d5eef0"), bevel=0, sides=48)
    rod(0.006, 0.0004, (0, 0.0185, 0.0001), teal, bevel=0, sides=32)
    slab(0.02, 0.0105, 0.0004, 0.005, (0, 0.006, 0), teal, 0)
    for line, width in enumerate((0.036, 0.024)):
        block((width, 0.0028, 0.0003), ((width - 0.036) / 2, -0.011 - line * 0.0062, 0), ink, 0)
    for bar in range(14):
        block((0.0008 + bar * 7 % 3 * 0.0005, 0.008, 0.0003), (-0.0185 + bar * 0.00285, -0.029, 0), ink, 0)
