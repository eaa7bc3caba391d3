"""One soft light more, where a set leaves somebody or something dark: a rim from behind, a glow from the side. Light only, unless metal is to mirror it."""
from lights import softbox


def build(screen=None, place=(0, 0, 2), towards=(0, 0, 1), size=(0.8, 0.8), power=40, colour="#ffd9a6", spread=180.0, mirrored=False):
    """place and towards are points of the set: lights know no frame."""
    softbox(tuple(place), tuple(towards), tuple(size), power, colour, mirrored, spread)
