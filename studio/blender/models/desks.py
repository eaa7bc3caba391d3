"""Desks of a classroom, each for two: laminate on a frame of bent tube, a shelf under the top, two chairs of plywood pushed to it.

Pupils look towards +y; each desk's middle is given on the floor.
"""
from math import cos, sin

from materials import powder
from outlines import rounded
from parts import cable
from rooms import matt, wood
from solids import assembled, block, extruded, rod, slab

TUBE = "#8d9491"
HEIGHT = 0.7


def build(screen=None, places=(), open_book=(), chairs=True):
    """places: [x, y, turn]; open_book: the indices of the places on which somebody left a book and two pencils; chairs: two to each desk."""
    for index, (x, y, turn) in enumerate(places):
        with assembled((x, y, 0), (0, 0, turn)):
            _desk()
            for side in (-1, 1) if chairs else ():
                with assembled((side * 0.31, -0.34, 0), (0, 0, side * (1 + index % 3) * 1.6)):
                    _chair()
            if index in open_book:
                _book((-0.28, -0.02, HEIGHT))


def _bent(points, radius=0.011, x=0.0):
    """A tube along a path in (y, z), its corners bent."""
    cable([(x, y, z) for y, z in rounded(points, 0.045, closed=False, steps=5)], radius, TUBE)


def _desk():
    slab(1.26, 0.52, 0.006, 0.03, (0, 0, HEIGHT - 0.006), matt("#d3c6ae", 0.35, 0.4), 0.0015)
    slab(1.262, 0.522, 0.018, 0.031, (0, 0, HEIGHT - 0.024), wood("#a97f52", "#c49a6a"), 0.003)
    for x in (-0.55, 0.55):
        _bent([(-0.22, HEIGHT - 0.04), (0.05, HEIGHT - 0.04), (0.05, 0.035), (0.24, 0.035)], 0.016, x)
        _bent([(0.22, HEIGHT - 0.04), (0.05, HEIGHT - 0.04), (0.05, 0.035), (-0.24, 0.035)], 0.016, x)
        for y in (-0.24, 0.24):
            rod(0.019, 0.04, (x, y, 0.02), powder("#2b2d31"), bevel=0.005, sides=24)
    block((1.1, 0.02, 0.03), (0, 0.05, 0.3), powder(TUBE), 0.004)
    block((1.02, 0.36, 0.006), (0, 0, HEIGHT - 0.15), powder("#a9aeab"), 0.002)
    block((1.02, 0.006, 0.1), (0, 0.18, HEIGHT - 0.1), powder("#a9aeab"), 0.002)
    for x in (-0.51, 0.51):
        block((0.006, 0.36, 0.1), (x, 0, HEIGHT - 0.1), powder("#a9aeab"), 0.002)


def _chair(seat=0.42):
    """Faces +y: two bent tubes to each side, a seat and a curved back of beech plywood."""
    ply = wood("#b98a58", "#d2a874")
    for x in (-0.165, 0.165):
        _bent([(0.2, 0.012), (0.17, seat), (-0.17, seat), (-0.25, seat + 0.37)], x=x)
        _bent([(0.02, seat), (-0.1, seat), (-0.23, 0.012)], x=x)
        for y in (0.2, -0.23):
            rod(0.0135, 0.024, (x, y, 0.012), powder("#2b2d31"), bevel=0.004, sides=20)
    slab(0.4, 0.38, 0.012, 0.07, (0, 0.01, seat + 0.011), ply, 0.004, (2, 0, 0))
    with assembled((0, -0.2, seat + 0.28), (11, 0, 0)):
        extruded(_arc(0.5, 0.38, 0.011), 0.17, ply, (0, 0, -0.085), bevel=0.004)


def _arc(radius, width, thick):
    """A strip of plywood bent about an upright axis, seen from above."""
    half = width / 2 / radius
    angles = [-half + 2 * half * step / 14 for step in range(15)]
    inner = [(radius * sin(a), radius - radius * cos(a) - 0.03) for a in angles]
    outer = [((radius + thick) * sin(a), radius - (radius + thick) * cos(a) - 0.03) for a in reversed(angles)]
    return inner + outer


def _book(at):
    """An exercise book, open, and two pencils beside it."""
    with assembled(at, (0, 0, 7)):
        for side in (-1, 1):
            slab(0.148, 0.21, 0.005, 0.003, (side * 0.074, 0, 0), matt("#f4f0e4", 0.8), 0.001, (0, side * -1.4, 0))
            for line in range(9):
                block((0.11, 0.0012, 0.0004), (side * 0.074, 0.07 - line * 0.017, 0.0068), matt("#8fa7c4", 0.8), 0)
        for index, colour in enumerate(("#c9423a", "#2f6bb0")):
            rod(0.004, 0.17, (0.21 + index * 0.02, 0, 0.004), powder(colour), (90, 0, 8 + index * 9), bevel=0.001, sides=6)
