"""Nimbo: low interactive table for children; soft corners, coral edge band, splayed beech legs."""
from math import cos, radians

from materials import CORAL, glass_black, lacquer, plastic, powder
from panel import lit_area, lit_size
from parts import button
from rooms import wood
from solids import assembled, cut, rod, slab


def build(screen, diagonal=43, height=0.6, band=CORAL, strength=1.05, glare=1.0):
    """height of the top (m); band is the colour of the edge; glare: strength of the strip light's reflection."""
    width, depth = lit_size(diagonal)
    top_w, top_d, thick = width + 0.3, depth + 0.3, 0.084
    white = lacquer("#dfddd8", 0.28)
    with assembled((0, 0, height - thick)):
        top = slab(top_w, top_d, 0.024, 0.15, (0, 0, thick - 0.024), white, 0.007)
        cut(top, slab(width + 0.044, depth + 0.044, 0.04, 0.02, (0, 0, thick - 0.008), white, 0))
        slab(top_w + 0.006, top_d + 0.006, 0.044, 0.153, (0, 0, 0.0165), powder(band), 0.012)
        slab(top_w - 0.02, top_d - 0.02, 0.017, 0.14, (0, 0, 0), white, 0.005)
        slab(width + 0.041, depth + 0.041, 0.0076, 0.0185, (0, 0, thick - 0.008), glass_black(), 0.001)
        with assembled((0, 0, thick + 0.0002), (-90, 0, 0)):
            lit_area(width, depth, screen, strength=strength, border=0.014, glare=glare)
        slab(width * 0.8, depth * 0.8, 0.05, 0.03, (0, 0, -0.045), powder("#d6d4cf"), 0.01)
        button(top_w / 2 - 0.16, 0.038, -top_d / 2 - 0.004, 0.009)
    for x in (-1, 1):
        for y in (-1, 1):
            _leg(x * (top_w / 2 - 0.17), y * (top_d / 2 - 0.15), x, y, height - thick)


def _leg(x, y, out_x, out_y, height):
    """A turned, tapering leg leaning outwards by 9 degrees, in a white socket, on a soft foot."""
    beech = wood("#b98555", "#ddb483", "z")
    with assembled((x, y, height), (out_y * 9, -out_x * 9, 0)):
        length = height / cos(radians(12.5))
        rod(0.036, 0.03, (0, 0, -0.012), powder("#f4f3ef"), bevel=0.004)
        rod(0.019, length - 0.03, (0, 0, -0.012 - length / 2), beech, radius_top=0.03, bevel=0.003)
        rod(0.0195, 0.024, (0, 0, -length + 0.012), plastic("#f0efe9", 0.5), bevel=0.003)
