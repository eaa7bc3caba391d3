"""What small children leave on a table: a beaker of crayons, some that lie about, a drawing of a house under the sun, a ball on the floor."""
from math import cos, sin

from materials import lacquer, paper
from parts import turned
from rooms import matt
from solids import assembled, ball, block, extruded, rod

COLOURS = ("#e8483f", "#f5b52e", "#2f6bb0", "#3f9b62", "#8a5ab5", "#f08a3c", "#17b6b0")


def build(screen=None, beaker=None, loose=(), drawing=None, balls=()):
    """beaker: its place; loose: (x, y, turn) of each crayon; drawing: place and turn; balls: (x, y, z of its underside, radius, colour)."""
    if beaker:
        turned([(0, 0), (0.036, 0), (0.041, 0.085), (0.038, 0.085), (0.033, 0.006), (0, 0.006)], lacquer("#f4f1e8", 0.3), (*beaker, 0))
        for index, colour in enumerate(COLOURS):
            angle = index * 0.9
            with assembled((beaker[0] + 0.02 * cos(angle), beaker[1] + 0.02 * sin(angle), 0.012), (-12 * sin(angle), 12 * cos(angle), 0)):
                _crayon(colour)
    for index, (x, y, turn) in enumerate(loose):
        with assembled((x, y, 0.0062), (0, 90, turn)):
            _crayon(COLOURS[index * 3 % len(COLOURS)])
    if drawing:
        with assembled((*drawing[:2], 0), (0, 0, drawing[2])) as frame:
            frame.scale = (0.66, 0.66, 1)
            _drawing()
    for x, y, z, radius, colour in balls:
        ball(radius, (x, y, z + radius), lacquer(colour, 0.35))


def _crayon(colour):
    """Standing on z = 0, its point upwards."""
    rod(0.006, 0.105, (0, 0, 0.0525), matt(colour, 0.6), bevel=0.0008, sides=20)
    rod(0.006, 0.016, (0, 0, 0.113), matt(colour, 0.5), radius_top=0.0018, bevel=0, sides=20)


def _drawing():
    """A house, grass and a sun in broad strokes; on A4, which its place may make smaller."""
    block((0.297, 0.21, 0.0008), (0, 0, 0.0006), paper("#fbf8ee"), 0)
    z = 0.0014
    block((0.27, 0.03, 0.0006), (0, -0.078, z), matt("#5aa860", 0.8), 0)
    block((0.09, 0.07, 0.0006), (-0.04, -0.03, z), matt("#f0a34a", 0.8), 0)
    block((0.022, 0.04, 0.0008), (-0.05, -0.045, z), matt("#2f6bb0", 0.8), 0)
    extruded([(-0.1, 0.005), (0.02, 0.005), (-0.04, 0.06)], 0.0006, matt("#e8483f", 0.8), (0, 0, z), bevel=0)
    rod(0.026, 0.0006, (0.09, 0.056, z), matt("#f5c52e", 0.8), bevel=0, sides=32)
    for ray in range(8):
        block((0.018, 0.004, 0.0006), (0.09 + 0.042 * cos(ray * 0.785), 0.056 + 0.042 * sin(ray * 0.785), z), matt("#f5c52e", 0.8), 0, (0, 0, ray * 45))
