"""The heights between which everything must be within reach, painted on the wall behind: 380 and 1220 mm."""
from materials import CORAL, TURQUOISE, powder
from parts import label
from solids import block, rod

WHITE = "#f6f2e8"


def build(screen=None, length=4.0, low=0.38, high=1.22, step=0.1):
    """The wall is y = 0; the lines run along x, a scale stands at the left end, with the heights in centimetres."""
    count = int((high - low) / step)
    # None beside the lower height, whose figure it would turn into less than nothing.
    for index in range(2, count + 1):
        z = low + (high - low) * index / (count + 1)
        block((0.16 if index == (count + 1) // 2 else 0.08, 0.008, 0.008), (-length / 2 + 0.08, -0.006, z), powder(WHITE, 0.6), 0)
    for z, colour in ((low, TURQUOISE), (high, CORAL)):
        block((length, 0.004, 0.024), (0, -0.002, z), powder(colour, 0.6), 0)
        rod(0.05, 0.006, (-length / 2, -0.003, z), powder(colour, 0.6), (90, 0, 0), bevel=0)
        label(f"{round(z * 100)} cm", 0.12, (-length / 2 + 0.28, -0.003, z + 0.1), WHITE)
