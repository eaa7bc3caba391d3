"""Leaves: crowns and shrubs made of thousands of small planes, as soft at their edges as the real ones."""
from math import atan2, cos, pi, sin
from random import Random

import bpy

from materials import Surface, made_once, powder
from parts import blade, turned
from rooms import concrete, leaf, matt, wood
from solids import adopt, assembled, block, extruded, rod, slab

SHADES = ("#3f5a34", "#56713f", "#6f8549")


def tree(at, turn=0, height=5.6, spread=1.5, leaves=9000, shades=SHADES, grate=True):
    """A street tree: a trunk that forks, branches, and leaves in clumps around their ends."""
    dice = Random(round(at[0] * 31 + at[1] * 17))
    bark = wood("#3d3229", "#5b4c3c", "z", 0.8)
    with assembled(at, (0, 0, turn)):
        fork = height * 0.42
        _limb((0, 0, 0), (dice.uniform(-0.06, 0.06), 0, fork), 0.1, 0.07, bark)
        if grate:
            block((1.1, 1.1, 0.012), (0, 0, 0.006), powder("#2b3038"), 0.004)
        clumps = []
        for index in range(11):
            angle, out = index * 2.4 + dice.uniform(-0.3, 0.3), spread * (0.3 + 0.5 * dice.random())
            tip = (cos(angle) * out, sin(angle) * out, fork + height * (0.1 + 0.42 * dice.random()))
            _limb((0, 0, fork - 0.05), tip, 0.04, 0.012, bark)
            clumps.append((tip, spread * (0.36 + 0.2 * dice.random())))
        clumps.append(((0, 0, height * 0.86), spread * 0.55))
        _leaves(clumps, leaves, 0.09, shades, dice)


def shrub(at, turn=0, size=0.7, pot="#b3aca0", leaves=1500, shades=SHADES):
    """A clipped shrub in a square pot."""
    dice = Random(round(at[0] * 13 + at[1] * 7))
    with assembled(at, (0, 0, turn)):
        slab(size, size, size * 0.72, 0.03, (0, 0, 0), concrete("#8f8980", pot), 0.01)
        clumps = [((dice.uniform(-0.25, 0.25) * size, dice.uniform(-0.25, 0.25) * size, size * (0.85 + 0.4 * dice.random())), size * 0.34) for _ in range(8)]
        _leaves(clumps, leaves, 0.045, shades, dice)


def olive(at, turn=0, height=1.9, spread=0.46, pot="#c9bfae", leaves=2600, seed=0):
    """A young olive indoors: a thin bent stem that forks twice, a loose crown of small grey leaves, a round pot."""
    dice = Random(seed + 5)
    bark = wood("#6b5c4b", "#8d7c67", "z", 0.8)
    with assembled(at, (0, 0, turn)):
        top = _round_pot(pot, 0.2, 0.36)
        bend, fork = (dice.uniform(-0.04, 0.04), dice.uniform(-0.04, 0.04), height * 0.4), (dice.uniform(-0.05, 0.05), 0, height * 0.58)
        _limb((0, 0, top), bend, 0.02, 0.017, bark)
        _limb(bend, fork, 0.017, 0.014, bark)
        clumps = []
        for index in range(9):
            angle, out = index * 2.4 + seed, spread * (0.35 + 0.6 * dice.random())
            tip = (cos(angle) * out, sin(angle) * out, height * (0.62 + 0.33 * dice.random()))
            _limb(fork, tip, 0.009, 0.004, bark)
            clumps.append((tip, spread * (0.34 + 0.22 * dice.random())))
        _leaves(clumps, leaves, 0.055, ("#5f7056", "#7b8a6c", "#94a184"), dice)


def fig(at, turn=0, height=1.7, pot="#8f8a80", stems=3, seed=0):
    """A rubber fig indoors: a few stems of unlike height with large oval leaves, the old ones hanging, the youngest upright."""
    dice = Random(seed + 11)
    bark = wood("#54473a", "#6f604f", "z", 0.8)
    with assembled(at, (0, 0, turn)):
        top = _round_pot(pot, 0.19, 0.32)
        for stem in range(stems):
            way, tall = stem * 6.283 / stems + seed, (height - top) * (1 - 0.24 * stem)
            foot, tip = (0.05 * cos(way), 0.05 * sin(way), top), (0.2 * cos(way), 0.2 * sin(way), top + tall)
            _limb(foot, tip, 0.014, 0.008, bark)
            count = round(tall / 0.06)
            for index in range(count):
                share = (index + 1) / count
                if share < 0.2:
                    continue
                place = tuple(a + (b - a) * share for a, b in zip(foot, tip))
                dip = 14 + 74 * (1 - share) ** 0.8 + dice.uniform(-10, 10)
                green = leaf(("#2f5a3a", "#3c6b41", "#4c7c48", "#27503a")[(index + stem) % 4])
                blade(dice.uniform(0.32, 0.42) * (1.1 - 0.4 * share), dice.uniform(0.16, 0.21), green, place, (-dip, 0, index * 137.5 + stem * 50), 0.3)


def _round_pot(colour, radius, tall):
    """A pot that widens upwards, filled with earth; gives the earth's height."""
    profile = [(0, 0), (radius * 0.8, 0), (radius * 0.84, 0.012), (radius, tall - 0.008), (radius * 0.99, tall), (radius * 0.92, tall), (radius * 0.9, tall - 0.05), (0, tall - 0.05)]
    turned(profile, concrete(colour, colour))
    rod(radius * 0.9, 0.02, (0, 0, tall - 0.055), matt("#3a2c20", 0.95), bevel=0.004)
    return tall - 0.045


def hills(at, turn=0, tones=("#4f6a3c", "#6b844f", "#879b70", "#a8b7a5", "#c3cecd"), width=150):
    """Wooded ridges seen out of a window, paler the farther they lie: the first below the eye, at `at`, the last above. They face -y."""
    with assembled(at, (0, 0, turn)):
        for row, tone in enumerate(tones):
            wide = width * (1 + row * 0.35)
            crest = [(wide * (step / 60 - 0.5), row * 5.2 - 8 + (2 + row) * (sin(step * 0.23 + row * 1.9) + 0.35 * sin(step * 0.71 + row * 4.1))) for step in range(61)]
            extruded([(-wide / 2, -40), *crest, (wide / 2, -40)], 0.5, _slope(tone, 0.5 - row * 0.09), (0, row * 26, 0), (90, 0, 0), bevel=0)


def _slope(tone, depth):
    """Fields and woods from afar: patches that are darker by a share."""
    def make():
        surface = Surface("slope", tone, 0.95, 0.0, 0.1)
        dark = "#" + "".join(f"{round(int(tone[i:i + 2], 16) * (1 - depth)):02x}" for i in (1, 3, 5))
        return surface.tint(surface.noise(0.16, (1, 2.2, 1), 9.0), dark, tone, 0.42, 0.62)
    return made_once(("slope", tone, depth), make)


def _limb(here, there, thick, thin, material):
    """A tapering rod between two points."""
    (x, y, z), (u, v, w) = here, there
    flat = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
    length = (flat**2 + (w - z) ** 2) ** 0.5
    with assembled(((x + u) / 2, (y + v) / 2, (z + w) / 2)) as frame:
        frame.rotation_euler = (0, atan2(flat, w - z), atan2(v - y, u - x))
        rod(thick, length, (0, 0, 0), material, radius_top=thin, bevel=0, sides=12)


def _leaves(clumps, count, size, shades, dice):
    """Leaves on the outer shells of the clumps, each a bent pair of triangles; one mesh a shade."""
    for shade, colour in enumerate(shades):
        points, faces = [], []
        for _ in range(count // len(shades)):
            (x, y, z), radius = clumps[dice.randrange(len(clumps))]
            tall, round_about = dice.uniform(-1, 1), dice.uniform(0, 2 * pi)
            flat, r = (1 - tall * tall) ** 0.5, radius * dice.random() ** 0.4
            middle = (x + cos(round_about) * flat * r, y + sin(round_about) * flat * r, z + tall * r * 0.85)
            way, dip, roll = dice.uniform(0, 2 * pi), dice.uniform(-0.9, 0.3), dice.uniform(-0.8, 0.8)
            along = (cos(way) * cos(dip), sin(way) * cos(dip), sin(dip))
            across = (-sin(way) * cos(roll), cos(way) * cos(roll), sin(roll))
            long, wide = size * dice.uniform(0.7, 1.3), size * 0.36
            start = len(points)
            for forth, aside in ((0, 0), (0.5, 1), (1, 0), (0.5, -1)):
                points.append(tuple(m + a * long * forth + b * wide * aside for m, a, b in zip(middle, along, across)))
            faces.append((start, start + 1, start + 2, start + 3))
        data = bpy.data.meshes.new("leaves")
        data.from_pydata(points, [], faces)
        data.materials.append(_foliage(colour))
        adopt(bpy.data.objects.new("leaves", data))


def _foliage(colour):
    """A leaf that light shines through."""
    def make():
        surface = Surface("foliage", colour, 0.5, 0.0, 0.35)
        through = surface.node("ShaderNodeBsdfTranslucent")
        through.inputs["Color"].default_value = surface.shader.inputs["Base Color"].default_value
        mix = surface.node("ShaderNodeMixShader")
        mix.inputs[0].default_value = 0.35
        surface.link(surface.shader.outputs[0], mix.inputs[1]).link(through.outputs[0], mix.inputs[2])
        return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])
    return made_once(("foliage", colour), make)
