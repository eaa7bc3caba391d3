"""The pavement before a shop that has closed, at nightfall: its tall pane, lit houses down the street and across it,
where a lane lets the pane mirror the sky.

The pane is y = 0, the houses across stand at y = -across; the shop itself is that of `shop`.
"""
import outdoors
from lights import softbox, spot, surroundings
from materials import glowing, made_once, powder
from models.signs import quad
from rooms import matt, plaster
from sets.dusk import HOUSES, _house, _paving
from sets.shop import CEILING, FLOOR, PANE, _front, _pane, _pavement, _room
from solids import assembled, ball, block, rod


def build(front="#22384a", wall="#d9c9b4", width=2.6, glare=0.06, light=1.0, inside=0.3, glow=1.0, across=9.0, sky="#5a76b4", corner=22.0, lane=7.2, mullions=(), transom=None, lamps=(), lanterns=()):
    """light: of the sky; inside, glow: of this shop and of the others; corner: x of the house across the street's end; lamps, lanterns as in `dusk`.

    lane: how far the houses on its left stand back from it; mullions, transom: x of the upright bars and z of the one across that stand before the pane.
    """
    _front(front, width, 0.3)
    _pavement()
    _room(wall, width)
    quad(width, PANE - FLOOR, (0, 0, 1, 1), made_once(("shop pane", glare), lambda: _pane(glare)), (0, 0, (PANE + FLOOR) / 2))
    paint = powder(front, 0.4)
    for x in mullions:
        block((0.05, 0.1, PANE - FLOOR), (x, -0.045, (PANE + FLOOR) / 2), paint, 0.006)
    if transom:
        block((width, 0.08, 0.05), (0, -0.035, transom), paint, 0.006)
    block((width + 1.6, 0.6, 6), (0, 0.4, 6.42), plaster("#a5aa9e", 0.3), 0)
    block((70, 40, 0.1), (10, -8, -0.06), _paving(0.3), 0)
    for index in range(4):
        with assembled((width / 2 + 0.77 + 2.6 + index * 5.2, 0, 0)):
            _house(5.2, 9 + index * 5 % 4, HOUSES[(index * 3 + 2) % 7], index + 1, glow)
    for index in range(7):
        with assembled((index * 5.3 - (lane if index < 4 else 5), -across, 0), (0, 0, 180)):
            _house(5.3, 8.5 + index * 3 % 4, HOUSES[(index * 5 + 1) % 7], index + 3, glow * 2.2)
    with assembled((corner, -across / 2, 0), (0, 0, -90)):
        _house(across + 1, 10, HOUSES[4], 6, glow)
    for at in lamps:
        outdoors.lamp_post((*at, 0), power=110)
    for at in lanterns:
        ball(0.045, tuple(at), glowing("#ffcf8a", 26))
    for x in (-0.8, 0.0, 0.8):
        at = x * width / 2.6
        rod(0.035, 0.1, (at, 1.5, CEILING - 0.05), matt("#17181b"), bevel=0.004)
        rod(0.028, 0.004, (at, 1.5, CEILING - 0.101), glowing("#ffd39a", 5), bevel=0)
        spot((at, 1.5, CEILING - 0.12), (at, 2.1, 1.2), 120 * inside, 80, "#ffc98c", 0.1, 1.0)
    softbox((-9, -14, 11), (0, 0, 1), (14, 9), 700 * light, "#93abe6", False)
    surroundings("sky", 0.42 * light, tint=sky)
