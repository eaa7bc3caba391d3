"""The front of a public building in the late afternoon: pale stone courses, tall windows, a cornice, trees' shade.

The wall's face is y = 0; the pavement is z = 0; what is hung on it stands between the windows, above the doors.
"""
from lights import softbox, sun, surroundings
from materials import glowing, powder
from rooms import clear_glass, concrete, matt, plaster
from solids import block


def build(stone="#d2c6b2", evening=2.4):
    wall = plaster(stone, 0.3)
    block((30, 0.6, 9.4), (0, 0.3, 4.7), wall, 0)
    joint = matt("#a89a84")
    for row in range(1, 18):
        block((30, 0.012, 0.014), (0, -0.002, row * 0.52), joint, 0)
        for column in range(-9, 10):
            block((0.012, 0.012, 0.5), (column * 1.3 + (0.65 if row % 2 else 0), -0.002, row * 0.52 + 0.26), joint, 0)
    block((30, 1.0, 0.24), (0, 0.1, 7.4), plaster("#e0d6c4", 0.1), 0.03)
    block((30, 0.8, 0.16), (0, 0.2, 7.15), plaster("#e0d6c4", 0.1), 0.02)
    block((30, 0.16, 0.2), (0, -0.02, 2.75), plaster("#e0d6c4", 0.1), 0.02)
    for x in (-5.1, 5.1, -7.9, 7.9):
        _window(x, 4.9, 1.5, 2.9)
        _window(x, 1.35, 1.5, 2.1)
    for x in (-1.5, 0, 1.5):
        _window(x, 1.15, 1.1, 2.3)
    block((30, 14, 0.1), (0, -6.6, -0.05), concrete("#98938a", "#b3aea4", 0.75), 0)
    for y in range(12):
        block((30, 0.012, 0.003), (0, -0.6 - y, 0.0), matt("#6d6a63"), 0)
    for x in range(-14, 15):
        block((0.012, 14, 0.003), (x, -6.6, 0.0), matt("#6d6a63"), 0)
    sun((-7, -6, 6), (0, 0, 3), evening, "#ffd2a0", 1.2)
    softbox((0, -9, 8), (0, 0, 3), (9, 5), 900, "#dbe8ff", False)
    surroundings("sky", 0.45, tint="#a9c4ea")


def _window(x, z, width, height):
    frame = powder("#2b3038", 0.4)
    block((width + 0.24, 0.1, height + 0.24), (x, -0.01, z), plaster("#e0d6c4", 0.1), 0.015)
    block((width, 0.12, height), (x, -0.006, z), matt("#141920"), 0)
    block((width - 0.1, 0.01, height - 0.1), (x, -0.05, z), glowing("#ffd9a0", 0.55), 0)
    block((width, 0.01, height), (x, -0.072, z), clear_glass(), 0)
    for side in (-0.5, 0, 0.5):
        block((0.05, 0.05, height), (x + side * (width - 0.05), -0.07, z), frame, 0.006)
    for level in (-0.5, 0.1, 0.5):
        block((width, 0.05, 0.05), (x, -0.07, z + level * (height - 0.05)), frame, 0.006)
