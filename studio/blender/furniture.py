"""Plain furniture for the places that equipment is photographed in."""
from math import cos, sin

import books
from materials import aluminium, glowing, lacquer, plastic, powder
from lights import bulb
from outlines import rounded
from parts import blade, turned
from rooms import fabric, felted, leaf, matt, wood
from solids import assembled, block, extruded, rod, sheet, slab


def school_chair(at, turn, height=0.45, colour="#17b6b0"):
    """A moulded plywood shell on four tube legs; height of the seat in metres."""
    k = height / 0.45
    with assembled(at, (0, 0, turn)):
        path = [(-0.2 * k, height), (0.16 * k, height - 0.015), (0.23 * k, height + 0.36 * k)]
        sheet(path, 0.01, 0.38 * k, 0.07 * k, powder(colour, 0.5), (0, 0, 0), 0.004)
        for x in (-0.15, 0.15):
            for y, lean in ((-0.13, -7), (0.13, 9)):
                rod(0.01, height, (x * k, y * k, height / 2), powder("#d6d4cf"), (-lean, 0, 0))
        block((0.3 * k, 0.3 * k, 0.014), (0, 0, height - 0.026), powder("#d6d4cf"), 0.004)


def school_desk(at, turn=0, height=0.72):
    with assembled(at, (0, 0, turn)):
        slab(1.3, 0.55, 0.024, 0.03, (0, 0, height - 0.024), wood("#c9a173", "#dcb98d"), 0.003)
        for x in (-0.56, 0.56):
            for y in (-0.2, 0.2):
                rod(0.015, height - 0.024, (x, y, (height - 0.024) / 2), powder("#d6d4cf"))
            block((0.02, 0.4, 0.03), (x, 0, height - 0.05), powder("#d6d4cf"), 0.003)


def low_shelf(at, width, colours, turn=0, height=0.8):
    """Open shelf with boxes of felt and upright books in the given colours."""
    oak = wood("#c39765", "#dbb588")
    with assembled(at, (0, 0, turn)):
        for z in (0.05, height / 2, height):
            block((width, 0.36, 0.022), (0, 0, z), oak, 0.002)
        bays = max(2, round(width / 0.42))
        for bay in range(bays + 1):
            block((0.022, 0.355, height - 0.06), (-width / 2 + 0.011 + bay * (width - 0.022) / bays, 0, height / 2 + 0.03), oak, 0.002)
        block((width - 0.02, 0.008, height - 0.05), (0, 0.17, height / 2 + 0.025), matt("#efe9df"), 0)
        for bay in range(bays):
            x = -width / 2 + (bay + 0.5) * width / bays
            for level, z in enumerate((0.062, height / 2 + 0.012)):
                colour, clear = colours[(bay * 2 + level * 3) % len(colours)], width / bays - 0.022
                if (bay + level) % 2:
                    _box_with_pull((x, -0.01, z), (clear - 0.06, 0.3, 0.2), colour)
                else:
                    books.upright((x, -0.04, z), clear * (0.7 + (bay * 3 + level) % 4 * 0.09), height / 2 - 0.1, bay * 2 + level, colours)


def _box_with_pull(at, size, colour):
    """A box of felt with a folded rim and a strap to pull it by."""
    width, depth, height = size
    with assembled(at):
        slab(width, depth, height - 0.012, 0.02, (0, 0, 0), felted(colour), 0.006)
        slab(width + 0.008, depth + 0.008, 0.03, 0.022, (0, 0, height - 0.036), felted(colour), 0.006)
        for x in (-0.035, 0.035):
            rod(0.008, 0.006, (x, -depth / 2 - 0.006, height * 0.52), aluminium("#c9a063", 0.3), (90, 0, 0), bevel=0)
        block((0.09, 0.006, 0.022), (0, -depth / 2 - 0.005, height * 0.52), matt("#8a5f3c", 0.6), 0.002)


def pendant(at, length, colour="#e9dfcc", power=14, width=0.2, glow=5):
    """A dome lamp on a cable; `at` is the middle of its rim, `length` the cable (m)."""
    with assembled(at):
        dome = [(max(width * cos(step * 0.13), 0.028), 0.2 * sin(step * 0.13)) for step in range(13)]
        outer, inner = dome, [(radius * 0.97, z - 0.004 if z else 0) for radius, z in reversed(dome)]
        turned(outer + inner, powder(colour), sides=96)
        turned([(0.001, 0.02), (0.05, 0.03), (0.062, 0.075), (0.04, 0.12), (0.001, 0.13)], glowing("#ffd9a6", glow))
        rod(0.003, length, (0, 0, 0.2 + length / 2), plastic())
    bulb((at[0], at[1], at[2] - 0.03), power)


def planter(at, height=1.5, stems=26, colour="#d8d0c2", seed=0):
    """A tall pot with broad leaves, no two alike: young ones upright, old ones wide and bending."""
    with assembled(at):
        turned([(0, 0), (0.165, 0), (0.172, 0.008), (0.222, 0.41), (0.22, 0.42), (0.204, 0.42), (0.19, 0.38), (0, 0.38)], lacquer(colour, 0.5))
        rod(0.19, 0.02, (0, 0, 0.375), matt("#3a2c20", 0.95), bevel=0.004)
        for stem in range(stems):
            age = (stem * 31 + seed * 17) % 50 / 50
            green = leaf(("#2d6344", "#3f7d4e", "#5c9152", "#356b3f")[(stem * 3 + seed) % 4])
            reach = height * (0.5 + 0.5 * (1 - age) + 0.08 * ((stem * 7) % 5 - 2) / 2)
            wide = 0.075 + 0.085 * ((stem * 13 + seed) % 7) / 6
            blade(reach, wide, green, (0.03 * sin(stem), 0.03 * cos(stem), 0.36), (-3 - age * 36, (stem * 11) % 15 - 7, stem * 137.5 + seed * 40), 0.16 + 0.4 * age)


def armchair(at, turn, colour="#b8543f"):
    with assembled(at, (0, 0, turn)):
        cloth = fabric(colour)
        slab(0.74, 0.72, 0.2, 0.12, (0, 0, 0.2), cloth, 0.05)
        slab(0.6, 0.58, 0.12, 0.1, (0, -0.06, 0.36), cloth, 0.045)
        outer = rounded([(-0.37, -0.3), (-0.37, 0.36), (0.37, 0.36), (0.37, -0.3)], 0.2, closed=False)
        inner = rounded([(0.27, -0.3), (0.27, 0.26), (-0.27, 0.26), (-0.27, -0.3)], 0.12, closed=False)
        extruded(outer + inner, 0.5, cloth, (0, 0, 0.3), bevel=0.03)
        for x in (-0.26, 0.26):
            for y in (-0.26, 0.26):
                rod(0.014, 0.2, (x, y, 0.1), wood("#7a5433", "#9a7048", "z"), radius_top=0.02)


def table_lamp(at, power=10):
    with assembled(at):
        turned([(0, 0), (0.07, 0), (0.075, 0.02), (0.03, 0.05), (0.055, 0.14), (0.04, 0.24), (0.012, 0.28)], lacquer("#2b5f63", 0.25))
        turned([(0.16, 0.26), (0.11, 0.46), (0.108, 0.46), (0.158, 0.26)], glowing("#ffd7a3", 2.2))
        rod(0.006, 0.14, (0, 0, 0.34), aluminium())
    bulb((at[0], at[1], at[2] + 0.36), power, radius=0.1)
