"""The showroom at dusk: a long dark room, a wall of warm plaster lit from its foot, lamps above the things, windows with the last light at the left.

x runs across, y into the depth (back wall at y = 6.5), metres.
"""
from furniture import planter
from lights import softbox, spot, sun, surroundings
from materials import glowing, powder
from rooms import clear_glass, matt, plaster, polished
from seats import round_table
from solids import block, rod


def build(wall="#182747", wide=False):
    """wide: a higher room, its wall of plaster from the windows to the far corner, lit from its foot alone, after sunset."""
    top = 6.0 if wide else 4.6
    left, right = (-8.1, 9.5) if wide else (-2.25, 5.95)
    block((22, 16, 0.1), (0, 0.5, -0.05), polished("#4c4a4c", "#625e5d", 0.13), 0)
    block((22, 0.2, top), (0, 6.6, top / 2), plaster(wall, 0.08), 0)
    block((0.2, 16, top), (9.6, 0.5, top / 2), plaster(wall, 0.08), 0)
    block((22, 16, 0.1), (0, 0.5, top), matt("#10141f"), 0)
    block((right - left, 0.06, top - 0.4), ((left + right) / 2, 6.47, top / 2 - 0.2), plaster("#5d564b", 0.2), 0.004)
    _windows(top)
    _lines(left, right, top)
    if wide:
        softbox(((left + right) / 2, 6.2, 0.06), ((left + right) / 2, 6.45, 1.0), (right - left, 0.1), 60, "#ffcf95", False)
    else:
        planter((-5.9, 5.6, 0), 1.9, 32, "#d8d0c2", 2)
        planter((8.7, 5.7, 0), 2.0, 34, "#2b2f38", 5)
        round_table((-4.6, 1.4, 0), 0, 0.36, 1.08)
        sun((-12, -4.0, 5.0), (0, 3, 0), 1.6, "#ffb27a", 1.0)
    spot((-4.6, 0.8, 4.3), (-4.6, 1.4, 1.0), 160, 40, "#ffe2bd", 0.1, 0.8)
    for x, y in ((-3.9, 3.6), (-0.6, 3.3), (3.0, 3.6), (5.3, 2.9), (1.2, 1.0)):
        spot((x, y - 1.6, 4.4), (x, y, 0.9), 420, 52, "#ffe6c8", 0.12, 0.8)
        if not wide:
            spot((x + 0.4, y + 0.4, 4.4), (x, 6.5, 2.6), 130, 60, "#ffd9a6", 0.1, 0.9)
    softbox((0, -5.5, 4.0), (0, 2, 1), (9, 2), 320, "#ffe9d2", False)
    softbox((0, 2.5, 4.45), (0, 2.5, 0), (14, 6), 160, "#ffe6c8", False)
    surroundings("evening", 0.4, tint="#6f86b8")


def _windows(top):
    frame = powder("#14171d")
    for step in range(9):
        block((0.12, 0.12, top), (-8.2, -6.5 + step * 1.7, top / 2), frame, 0.006)
    for z in (0.06, 3.2, top - 0.05):
        block((0.12, 16, 0.12), (-8.2, 0.5, z), frame, 0.006)
    block((0.01, 16, top), (-8.2, 0.5, top / 2), clear_glass(), 0)
    block((40, 60, 0.1), (-28.5, 4, -0.3), matt("#5c5a63"), 0)
    softbox((-8.6, 1.5, 2.4), (0, 2, 1), (13, 4.2), 900, "#9fb6e8")


def _lines(left, right, top):
    """Light lines under the ceiling and along the foot of the plaster."""
    for y in (0.2, 2.6, 5.0):
        block((13, 0.05, 0.03), (0.6, y, top - 0.1), glowing("#ffe9cc", 6), 0)
    block((right - left - 0.1, 0.03, 0.03), ((left + right) / 2, 6.38, 0.05), glowing("#ffcf95", 5), 0)
    for x in (-6, 0.6, 7.2):
        rod(0.01, 0.1, (x, 2.6, top - 0.04), powder("#14171d"))
