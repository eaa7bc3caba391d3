"""Pulso: a round high table; six places that charge without a lead, sockets under the edge, a column on a round foot."""
from math import cos, radians, sin

from materials import CORAL, TURQUOISE, aluminium, glowing, lacquer, plastic, powder
from models.phone import phone
from parts import cable, floor_box, turned
from rooms import wood
from solids import assembled, block, rod, slab

RADIUS, HEIGHT = 0.4, 1.05


def build(screen=None, phones=(0, 2, 3), lead=True, close=False):
    """phones: the places on which a telephone lies; lead: one more hangs on a socket's lead; close: its plug can be seen."""
    oak, ink = wood("#b58555", "#d8ae7c"), powder("#1b2535", 0.42)
    top = HEIGHT - 0.03
    rod(RADIUS, 0.03, (0, 0, HEIGHT - 0.015), oak, bevel=0.006, sides=96)
    rod(RADIUS - 0.012, 0.034, (0, 0, top - 0.017), ink, bevel=0.004, sides=96)
    rod(RADIUS - 0.1, 0.02, (0, 0, top - 0.044), ink, bevel=0.004, sides=96)
    rod(0.06, 0.002, (0, 0, HEIGHT + 0.0006), lacquer("#1b2535", 0.3), bevel=0.0006)
    rod(0.05, 0.0024, (0, 0, HEIGHT + 0.001), lacquer("#e9e2d3", 0.3), bevel=0.0006)
    for place in range(6):
        angle = place * 60 + 15
        x, y = cos(radians(angle)) * 0.27, sin(radians(angle)) * 0.27
        with assembled((x, y, HEIGHT), (0, 0, angle - 90)):
            light = CORAL if place in phones else TURQUOISE
            rod(0.052, 0.0012, (0, 0, 0.0006), glowing(light, 1.6), bevel=0)
            rod(0.0485, 0.0016, (0, 0, 0.0007), lacquer("#141c2e", 0.25), bevel=0)
            for size in ((0.022, 0.004, 0.0022), (0.004, 0.022, 0.0022)):
                block(size, (0, 0, 0.0008), powder("#8fa0b8"), 0)
            if place in phones:
                phone(screen, (0.004, 0.0, 0.0024), (0, 0, 172 + place * 7), ("#c9ccd1", "#2b3a55", "#c4583f", "#30343c")[place % 4])
        side = angle + 30
        with assembled((cos(radians(side)) * (RADIUS - 0.0118), sin(radians(side)) * (RADIUS - 0.0118), top - 0.017), (0, 0, side + 90)):
            slab(0.046, 0.018, 0.002, 0.006, (0, 0.001, 0), aluminium("#b7babd"), 0.0006, (90, 0, 0))
            for socket in (-0.01, 0.01):
                slab(0.0095, 0.0036, 0.0026, 0.0017, (socket, 0.0012, 0), plastic("#08090a"), 0.0002, (90, 0, 0))
    turned([(0.12, top - 0.05), (0.07, top - 0.09), (0.055, top - 0.2), (0.055, 0.1), (0.075, 0.05), (0.29, 0.02), (0.3, 0.012), (0.3, 0.002), (0, 0.002)], ink, sides=96)
    for z in (0.34, 0.36):
        rod(0.0556, 0.004, (0, 0, z), aluminium("#b7babd"), bevel=0.001)
    if lead:
        _lead(screen, top, close)
    cable([(0.2, 0.21, 0.012), (0.26, 0.27, 0.0055), (0.34, 0.35, 0.0055), (0.48, 0.46, 0.0055), (0.54, 0.5, 0.0055)], 0.005)
    floor_box((0.6, 0.52, 0), 20)


def _lead(screen, top, close):
    """A telephone that lies at the edge, charged by a lead from the socket below."""
    x, y = cos(radians(-75)) * RADIUS, sin(radians(-75)) * RADIUS
    out = (cos(radians(-75)), sin(radians(-75)))
    points = [(x + out[0] * k, y + out[1] * k, z) for k, z in ((-0.012, top - 0.017), (0.02, top - 0.018), (0.045, top - 0.03), (0.05, HEIGHT - 0.02), (0.03, HEIGHT + 0.012), (-0.02, HEIGHT + 0.0062), (-0.06, HEIGHT + 0.005))]
    if close:
        across = (0.966, 0.259)
        side = (across[0] * -0.01, across[1] * -0.01)
        loop = ((0.014, -0.017, -0.01), (0.04, -0.019, -0.01), (0.066, -0.045, -0.022), (0.07, -0.085, -0.05), (0.062, -0.07, -0.085), (0.04, 0.0, -0.09), (0.012, 0.04, -0.07), (-0.025, 0.0362, -0.028), (-0.06, 0.035, 0))
        points = [(x + out[0] * k + across[0] * s, y + out[1] * k + across[1] * s, top + z) for k, z, s in loop]
        with assembled((x + side[0], y + side[1], top - 0.017), (0, 0, 15)):
            slab(0.0135, 0.0078, 0.02, 0.003, (0, 0.006, 0), plastic("#f1eee7", 0.4), 0.001, (90, 0, 0))
    cable(points, 0.0017, "#e4e2dd")
    with assembled((x - out[0] * 0.1495, y - out[1] * 0.1495, HEIGHT), (0, 0, 15)):
        phone(screen, (0, 0, 0.0006), (0, 0, 0), "#17b6b0")
    block((0.011, 0.022, 0.006), (x - out[0] * 0.066, y - out[1] * 0.066, HEIGHT + 0.0046), plastic("#e4e2dd", 0.4), 0.002, (0, 0, 15))
