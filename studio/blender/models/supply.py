"""A power supply for a screen: a perforated steel box on a board, its cable with a white plug lying beside it."""
from materials import aluminium, lacquer, plastic
from parts import cable
from solids import block, rod, slab

WIDTH, DEPTH, HEIGHT = 0.15, 0.1, 0.032


def build(screen=None):
    steel, dark = aluminium("#c3c6ca", 0.32, (60, 1, 60)), plastic("#0c0d0f", 0.7)
    slab(WIDTH + 0.03, DEPTH + 0.016, 0.003, 0.004, (0, 0, 0), lacquer("#17603f", 0.3), 0.0006)
    slab(WIDTH, DEPTH, HEIGHT, 0.004, (0, 0, 0.003), steel, 0.0012)
    for row in range(7):
        for column in range(11):
            rod(0.0034, 0.0008, (-0.058 + column * 0.0105 + row % 2 * 0.005, -0.034 + row * 0.0112, HEIGHT + 0.0034), dark, bevel=0, sides=12)
    for x in (-WIDTH / 2 - 0.008, WIDTH / 2 + 0.008):
        for y in (-0.046, 0.046):
            rod(0.004, 0.004, (x, y, 0.004), aluminium("#8f9297"), sides=12)
    block((0.02, 0.05, 0.012), (WIDTH / 2 + 0.006, 0, 0.009), plastic("#e9e6da", 0.4), 0.001)
    block((0.05, 0.003, 0.02), (-0.03, -DEPTH / 2 - 0.001, 0.018), plastic("#ffc94d", 0.5), 0)
    for wire, colour in enumerate(("#c9423a", "#15161a", "#e8e8e6", "#ffc94d")):
        y = -0.018 + wire * 0.012
        cable([(WIDTH / 2 + 0.014, y, 0.009), (WIDTH / 2 + 0.05, y + 0.004, 0.026), (WIDTH / 2 + 0.085, y * 0.6 + 0.02, 0.012)], 0.002, colour)
