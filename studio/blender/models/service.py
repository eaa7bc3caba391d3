"""What shows that a counter is worked at: its number on the front, the back of a screen, binders, papers in trays, pens, a plant."""
from displays import potted
from materials import aluminium, lacquer, paper, plastic, powder
from parts import label, turned
from solids import assembled, block, rod, slab


def build(screen=None, number="1", binders=("#c2603c", "#e0a52e", "#2f6f78", "#efe9df"), front=-0.32, seed=0):
    """It lies on the counter's top, z = 0; binders: their colours; front: where the counter's front is (m)."""
    rod(0.2, 0.012, (0, front - 0.006, -0.42), lacquer("#f4efe2", 0.3), (90, 0, 0), bevel=0.003, sides=64)
    label(number, 0.26, (0, front - 0.0135, -0.425), "#1f4f57")
    with assembled((-0.1, 0.1, 0), (0, 0, 10)):
        slab(0.24, 0.18, 0.012, 0.02, (0, 0, 0), powder("#2b2f36"), 0.003)
        block((0.05, 0.03, 0.26), (0, 0.02, 0.13), powder("#2b2f36"), 0.003)
        slab(0.56, 0.34, 0.03, 0.012, (0, 0.01, 0.35), powder("#33373f", 0.5), 0.006, (90, 0, 0))
    for index, colour in enumerate(binders):
        block((0.062, 0.28, 0.31), (0.42 + index * 0.068, 0.06, 0.155), powder(colour, 0.5), 0.004)
        block((0.036, 0.002, 0.1), (0.42 + index * 0.068, -0.081, 0.2), paper(), 0)
        rod(0.012, 0.003, (0.42 + index * 0.068, -0.081, 0.07), aluminium(), (90, 0, 0), bevel=0)
    for level in range(2):
        block((0.26, 0.34, 0.008), (-0.62, 0.0, 0.01 + level * 0.075), plastic("#4a5058", 0.4), 0.003)
        for sheet in range(4):
            block((0.21, 0.297, 0.004), (-0.62 + sheet * 0.003, 0, 0.018 + level * 0.075 + sheet * 0.0045), paper(), 0, (0, 0, sheet * 7 % 5 - 2))
    turned([(0, 0), (0.036, 0), (0.04, 0.1), (0.037, 0.1), (0.033, 0.006), (0, 0.006)], lacquer("#c2603c", 0.3), (0.27, -0.14, 0))
    for index, colour in enumerate(("#17456b", "#c8372d", "#e0a52e", "#2c2e33")):
        rod(0.0045, 0.15, (0.27 + (index - 1.5) * 0.011, -0.14, 0.085), powder(colour), (index * 7 % 5 * 3 - 6, index * 5 - 8, 0), bevel=0.001, sides=12)
    potted((-0.9, 0.02, 0), 0, 0.38, "#e6dfd0", seed)
