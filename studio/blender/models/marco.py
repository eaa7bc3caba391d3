"""Marco: indoor wayfinding totem; one pane of glass from top to foot in a thin aluminium body, 75 mm deep."""
from materials import CORAL, aluminium, glass_black, plastic, powder
from models.signs import UPRIGHT, lock
from panel import lit_area, lit_size
from parts import cable, port
from solids import assembled, block, extruded, rod, slab

WIDTH, HEIGHT, DEPTH = 0.6, 1.88, 0.075


def build(screen, strength=1.1, door=0.0):
    """door: degrees that the cable door in the back stands open."""
    metal, sand = aluminium("#c9cbce", 0.3, (60, 60, 1)), powder("#e9e2d3", 0.42)
    slab(0.6, 0.42, 0.012, 0.035, (0, 0.02, 0.002), metal, 0.003)
    with assembled((0, -DEPTH / 2, 0.014)):
        tall = HEIGHT - 0.014
        slab(WIDTH, tall, DEPTH - 0.006, 0.03, (0, DEPTH, tall / 2), metal, 0.004, UPRIGHT)
        slab(WIDTH - 0.008, tall - 0.008, 0.0075, 0.026, (0, 0.0075, tall / 2), glass_black(), 0.0015, UPRIGHT)
        width, height = lit_size(43, portrait=True)
        middle = tall - 0.036 - height / 2
        lit_area(width, height, screen, (0, -0.0006, middle), strength=strength)
        slab(WIDTH - 0.03, middle - height / 2 - 0.05, 0.0085, 0.014, (0, 0.008, (middle - height / 2 - 0.05) / 2 + 0.018), sand, 0.002, UPRIGHT)
        _arrow(0, (middle - height / 2) / 2 + 0.05)
        for x in (-0.008, 0.0, 0.008):
            rod(0.0016, 0.002, (x, -0.0003, tall - 0.019), plastic("#1a2430", 0.1), UPRIGHT, bevel=0)
        _side(tall)
        _back(tall, door)
    for x in (-0.24, 0.24):
        for y in (-0.13, 0.17):
            rod(0.008, 0.004, (x, y, 0.015), aluminium("#8f9297"), sides=6)


def _arrow(x, z):
    """The way-sign on the lower panel: an arrow in a ring, enamelled."""
    coral = powder(CORAL, 0.35)
    rod(0.085, 0.004, (x, -0.001, z), coral, UPRIGHT, bevel=0.001, sides=64)
    points = [(-0.008, -0.045), (0.008, -0.045), (0.008, 0.018), (0.028, -0.002), (0.04, 0.01), (0, 0.05), (-0.04, 0.01), (-0.028, -0.002), (-0.008, 0.018)]
    extruded(points, 0.0024, powder("#f7f5ef"), (x, -0.0028, z), UPRIGHT, 0.0004)


def _side(tall):
    for side in (-1, 1):
        block((0.002, 0.0035, tall - 0.06), (side * WIDTH / 2, 0.022, tall / 2), plastic("#101114"), 0)
        for row in range(16):
            block((0.003, 0.03, 0.0035), (side * WIDTH / 2, 0.05, tall - 0.09 - row * 0.011), plastic("#101114", 0.7), 0.0005)
            block((0.003, 0.03, 0.0035), (side * WIDTH / 2, 0.05, 0.32 - row * 0.011), plastic("#101114", 0.7), 0.0005)


def _back(tall, door):
    """A service panel above; below, a sunk bay with sockets behind a hinged door, cables in them only while it is open."""
    dark, metal = plastic("#101114", 0.6), aluminium("#c9cbce", 0.3, (60, 60, 1))
    with assembled((0, DEPTH, 0), (0, 0, 180)):
        slab(0.5, 1.1, 0.003, 0.02, (0, 0.001, 1.18), aluminium("#bfc1c5", 0.34, (60, 60, 1)), 0.001, UPRIGHT)
        lock(0.2, -0.001, 0.68)
        block((0.36, 0.002, 0.4), (0, -0.0003, 0.3), dark, 0)
        bay = block((0.34, 0.006, 0.38), (0, 0.0, 0.3), powder("#2b2f36"), 0.002)
        for index, (w, h) in enumerate(((0.05, 0.03), (0.016, 0.014), (0.016, 0.014), (0.014, 0.006), (0.018, 0.008))):
            port(-0.11 + index * 0.048, 0.4, w, h, bay, -0.003)
        if door:
            _plugs()
        with assembled((-0.185, -0.004, 0.3), (0, 0, -door)):
            slab(0.37, 0.41, 0.004, 0.012, (0.185, 0.0, 0), metal, 0.001, UPRIGHT)
            lock(0.34, -0.005, 0)
            for z in (-0.15, 0.15):
                rod(0.006, 0.05, (0, 0.004, z), aluminium("#8f9297"), bevel=0.001)


def _plugs():
    """What is plugged in, its cables leading away over the floor."""
    for index, colour in enumerate(("#15161a", "#e4e2dd", CORAL)):
        x = -0.11 + index * 0.05
        block((0.022, 0.05, 0.018), (x, -0.024, 0.4), plastic(colour, 0.4), 0.003)
        cable([(x, -0.045, 0.4), (x + 0.01, -0.075, 0.34), (x * 0.4, -0.05, 0.2), (0.02 * index, -0.05, 0.06), (0.02 * index, -0.12, 0.006), (0.1 + 0.02 * index, -0.3, 0.006), (0.4, -0.6, 0.006)], 0.0042, colour)
