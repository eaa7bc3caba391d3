"""A hotel lobby at night: nobody is there. A ribbed oak reception with two lamps lit, pendants and shelves turned low, stone floor, plants, an armchair.

y runs into the depth (back wall at y = 4.2), metres.
"""
import fixtures
import furniture
import greenery
from furniture import armchair, pendant, planter, table_lamp
from grounds import aggregate
from lights import softbox, spot, surroundings
from materials import glowing, lacquer, powder
from parts import turned
from prints import framed
from rooms import fabric, matt, plaster, wood
from solids import block, rod, slab


def build(glow=0.3, glass_from=7.0, things=()):
    """glow: what is left of the light of pendants and shelves; glass_from: where the back wall ends, for a glazed front that a row puts there;
    things: [name, at, turn, settings] of furniture besides.
    """
    block((14, 12, 0.1), (0, 0, -0.05), aggregate("#a59a8b", "#c4b9a8", (1.2, 1.2)), 0)
    block((7 + glass_from, 0.2, 3.8), (glass_from / 2 - 3.5, 4.3, 1.9), plaster("#27484b", 0.15), 0)
    block((0.2, 12, 3.8), (-4.8, 0, 1.9), plaster("#cdbda3", 0.15), 0)
    block((14, 12, 0.1), (0, 0, 3.8), matt("#d9d0c2"), 0)
    _reception(-1.3, 2.7, glow)
    for x in (-2.6, -1.3, 0.0):
        pendant((x, 2.55, 2.05), 1.55, "#1c1f26", 75 * glow, 0.19, 9 * glow)
    _niche(glow)
    planter((1.95, 3.5, 0), 1.9, 34, "#e3dacb", 3)
    planter((-4.2, 1.7, 0), 1.5, 26, "#2b2f38", 5)
    armchair((-2.55, 0.0, 0), 48, "#c4583f")
    rod(0.24, 0.02, (-1.75, 0.55, 0.45), wood("#8a623c", "#a97d52"), bevel=0.006)
    rod(0.018, 0.44, (-1.75, 0.55, 0.22), powder("#1c1f26"))
    rod(0.15, 0.012, (-1.75, 0.55, 0.018), powder("#1c1f26"))
    slab(3.4, 2.4, 0.012, 0.05, (-2.3, 0.1, 0.0), fabric("#d7c7ad"), 0.004)
    framed((-4.68, 1.2, 1.75), (0.9, 1.2), -90, "#c98b5a")
    for name, at, turn, settings in things:
        next(getattr(module, name) for module in (furniture, fixtures, greenery) if hasattr(module, name))(tuple(at), **({"turn": turn} if turn else {}), **settings)
    softbox((4.6, -1.4, 2.2), (0, 0.5, 1), (2.6, 2.8), 34, "#9fb6f0", False)
    surroundings("night", 0.05, tint="#8fa8d6")


def _reception(x, y, glow):
    stone, rib = lacquer("#e3dccf", 0.15), wood("#8a5f38", "#ab7c4e", "z")
    block((3.9, 0.5, 1.02), (x, y + 0.06, 0.55), matt("#20170f"), 0)
    for index in range(56):
        rod(0.028, 1.0, (x - 1.92 + index * 0.0698, y - 0.2, 0.56), rib, bevel=0.002)
    block((4.1, 0.72, 0.05), (x, y, 1.085), stone, 0.006)
    # The line lies before the ribs, under the stone's edge: between them it would be a row of beads.
    block((3.9, 0.02, 0.02), (x, y - 0.27, 1.045), glowing("#ffcf95", 6 * glow), 0)
    block((3.8, 0.4, 0.06), (x, y + 0.02, 0.03), matt("#0f0c09"), 0)
    table_lamp((x + 1.5, y + 0.08, 1.11), 60)
    table_lamp((x + 0.15, y + 0.08, 1.11), 60)
    turned([(0, 0), (0.09, 0), (0.1, 0.03), (0.085, 0.03), (0.08, 0.012), (0, 0.01)], lacquer("#2b5f63"), (x - 1.2, y - 0.05, 1.11))


def _niche(glow):
    """Key shelves in the wall behind the desk; glow: how much of their light."""
    block((3.4, 0.05, 1.15), (-1.3, 4.19, 1.85), wood("#7a5433", "#96693f"), 0.004)
    for z in (1.35, 1.85, 2.35):
        block((3.3, 0.2, 0.03), (-1.3, 4.08, z), wood("#8a623c", "#a97d52"), 0.003)
        block((3.2, 0.012, 0.008), (-1.3, 4.15, z - 0.02), glowing("#ffc98a", 9 * glow), 0)
    for index in range(18):
        x, z = -2.8 + (index % 9) * 0.375, 1.365 + (index // 9) * 0.5
        shade = ("#efe6d6", "#c4583f", "#2b5f63", "#d9a55b")[index * 7 % 4]
        tall = 0.12 + (index * 5 % 4) * 0.05
        profile = [(0, 0), (0.05, 0), (0.065, tall * 0.5), (0.03, tall * 0.85), (0.036, tall), (0.028, tall)]
        turned(profile, lacquer(shade, 0.35), (x, 4.07, z), 24)
    spot((-1.3, 2.4, 3.7), (-1.3, 4.2, 1.9), 320 * glow, 80, "#ffdcb0", 0.2, 0.9)
