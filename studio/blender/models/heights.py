"""The heights between which everything must be within reach, drawn by light on the wall behind: 380 and 1220 mm."""
from materials import CORAL, TURQUOISE, glowing
from solids import block, rod


def build(screen=None, length=4.0, low=0.38, high=1.22, step=0.1):
    """The wall is y = 0; the lines run along x, a scale of dots stands at the left end."""
    for z, colour in ((low, TURQUOISE), (high, CORAL)):
        block((length, 0.008, 0.014), (0, -0.006, z), glowing(colour, 5), 0)
    count = int((high - low) / step)
    for index in range(1, count + 1):
        z = low + (high - low) * index / (count + 1)
        block((0.16 if index == (count + 1) // 2 else 0.08, 0.008, 0.008), (-length / 2 + 0.08, -0.006, z), glowing("#fff3e0", 3), 0)
    for z, colour in ((low, TURQUOISE), (high, CORAL)):
        rod(0.035, 0.01, (-length / 2, -0.008, z), glowing(colour, 5), (90, 0, 0), bevel=0)
