"""A round clock on a wall facing -y; its place is the wall's face behind its middle."""
from materials import plastic, powder
from rooms import matt
from solids import assembled, block, rod

UPRIGHT = (90, 0, 0)


def build(screen=None, radius=0.17, hour=7, minute=50):
    dark = plastic("#1d2024", 0.4)
    rod(radius, 0.045, (0, -0.022, 0), powder("#2b3038"), UPRIGHT, bevel=0.008, sides=72)
    rod(radius * 0.92, 0.004, (0, -0.046, 0), matt("#f6f3ea", 0.5), UPRIGHT, bevel=0.001, sides=72)
    for mark in range(12):
        with assembled((0, -0.0485, 0), (0, mark * 30, 0)):
            block((0.006 if mark % 3 else 0.011, 0.001, radius * 0.13), (0, 0, radius * 0.8), dark, 0)
    for angle, long, wide in (((hour + minute / 60) * 30, 0.5, 0.012), (minute * 6, 0.76, 0.008)):
        with assembled((0, -0.051, 0), (0, angle, 0)):
            block((wide, 0.002, radius * long * 1.15), (0, 0, radius * long * 0.42), dark, 0.0005)
    rod(0.012, 0.004, (0, -0.053, 0), powder("#c9423a"), UPRIGHT, bevel=0.001)
