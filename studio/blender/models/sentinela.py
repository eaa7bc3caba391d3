"""Sentinela: outdoor totems. 55 is a dark one-sided block; 75 a silver frame on a narrow foot, lit on both sides."""
from math import cos, sin

from materials import CORAL, TURQUOISE, Surface, aluminium, glass_black, glowing, made_once, plastic, powder
from models import cabinet
from models.signs import UPRIGHT, lock, seam
from panel import lit_area, lit_size
from solids import assembled, ball, block, rod, slab


def build(screen, diagonal=55, strength=1.3, rain=False, ajar=None):
    """rain: drops on the glass and on the roof, for close views; ajar: degrees by which the front door of the 75 stands open."""
    if diagonal < 70:
        _slab(screen, strength, rain)
    else:
        _frame(screen, strength, ajar)


def _slab(screen, strength, rain):
    graphite, dark = powder("#323944", 0.42), plastic("#101114", 0.6)
    width, height, depth = 0.9, 2.25, 0.24
    block((0.8, 0.16, 0.1), (0, 0, 0.05), powder("#1b1f26"), 0.004)
    with assembled((0, -depth / 2, 0)):
        slab(width, height - 0.05, depth - 0.012, 0.03, (0, depth, (height + 0.05) / 2), graphite, 0.008, UPRIGHT)
        glass_top, glass_low = height - 0.06, 0.66
        tall, middle = glass_top - glass_low, (glass_top + glass_low) / 2
        slab(width - 0.05, tall, 0.02, 0.016, (0, 0.014, middle), aluminium("#7d838b", 0.35), 0.003, UPRIGHT)
        slab(width - 0.066, tall - 0.016, 0.012, 0.01, (0, 0.004, middle), _laminate(), 0.002, UPRIGHT)
        slab(width - 0.068, tall - 0.018, 0.004, 0.009, (0, -0.006, middle), glass_black(), 0.0008, UPRIGHT)
        lit_w, lit_h = lit_size(55, portrait=True)
        lit_area(lit_w, lit_h, screen, (0, -0.0106, middle + 0.03), strength=strength)
        seam(width - 0.08, 0.5, (0, 0.0116, 0.37))
        lock(0.36, 0.011, 0.48, 0.014)
        lock(0.36, 0.011, 0.26, 0.014)
        for row in range(3):
            for hole in range(15):
                rod(0.003, 0.003, (-0.07 + hole * 0.01, 0.0116, 0.57 - row * 0.01), dark, UPRIGHT, bevel=0, sides=12)
        block((0.1, 0.004, 0.012), (-0.3, 0.0112, 0.56), glowing(TURQUOISE, 1.6), 0.001)
        for side in (-1, 1):
            block((0.003, 0.003, height - 0.14), (side * width / 2, 0.04, height / 2), dark, 0)
            for row in range(14):
                block((0.008, 0.11, 0.008), (side * (width / 2 - 0.001), 0.14, 0.52 - row * 0.02), dark, 0.002)
                block((0.008, 0.11, 0.008), (side * (width / 2 - 0.001), 0.14, 2.14 - row * 0.02), dark, 0.002)
        block((width - 0.02, depth + 0.02, 0.012), (0, depth / 2, height - 0.006), powder("#242a33"), 0.004)
        with assembled((width / 2, 0, 0), (0, 0, 90)):
            for z in (0.8, 1.98):
                lock(0.061, 0.0006, z, 0.014)
        if rain:
            _drops(-0.0062 - 0.0044, glass_low, glass_top, width - 0.09)


def _laminate():
    """The green-blue edge of thick laminated glass."""
    return made_once(("laminate",), lambda: Surface("laminate", "#2f6f68", 0.08, 0.0, 0.6))


def _drops(y, low, top, width):
    """Beads of water: round ones scattered, a few run down into trails. Always the same."""
    water = made_once(("water",), _water)
    for index in range(420):
        x = ((index * 0.61803) % 1 - 0.5) * width
        z = low + ((index * 0.75487 + 0.13 * sin(index)) % 1) * (top - low)
        size = 0.0018 + 0.005 * ((index * 37 % 11) / 11) ** 2.4
        bead = ball(size, (x, y, z), water)
        bead.scale = (1, 0.45, 1.12 + 0.2 * cos(index))
    for index in range(16):
        x, z = ((index * 0.377 + 0.08) % 1 - 0.5) * width, low + ((index * 0.529) % 1) * (top - low) * 0.8 + 0.15
        for step in range(9):
            bead = ball(0.0012 + 0.0002 * (8 - step) * (step % 2), (x + 0.002 * sin(step * 1.3), y, z + step * 0.009), water)
            bead.scale = (1, 0.4, 1.8)
        ball(0.0042, (x, y, z - 0.008), water).scale = (1, 0.45, 1.35)


def _water():
    surface = Surface("water", "#ffffff", 0.0)
    through, shine = surface.node("ShaderNodeBsdfRefraction", IOR=1.33, Roughness=0.0), surface.node("ShaderNodeBsdfGlossy", Roughness=0.02)
    mix, angle = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeFresnel", IOR=1.5)
    surface.link(angle.outputs[0], mix.inputs[0]).link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])


def _frame(screen, strength, ajar):
    silver, dark = powder("#c3c7cb", 0.36), powder("#1b2333", 0.42)
    width, height, depth, foot = 1.18, 2.72, 0.33, 0.44
    tall = height - foot
    block((0.72, 0.24, foot), (0, 0, foot / 2), dark, 0.008)
    block((0.9, 0.42, 0.02), (0, 0, 0.011), dark, 0.006)
    for x in (-0.39, 0.39):
        for y in (-0.15, 0.15):
            rod(0.014, 0.012, (x, y, 0.026), aluminium("#8f9297"), sides=6)
    with assembled((0, 0, foot + tall / 2)):
        shell = slab(width, tall, depth, 0.1, (0, depth / 2, 0), silver, 0.012, UPRIGHT)
        block((width + 0.001, 0.006, tall - 0.22), (0, 0, 0), plastic("#101114"), 0)
        if ajar:
            cabinet.hollow(shell, width, tall, depth)
            with assembled((-width / 2 + 0.045, -depth / 2 - 0.004, 0), (0, 0, -ajar)):
                with assembled((width / 2 - 0.045, depth / 2, 0)):
                    _pane(screen, width, tall, depth, strength, locks=False)
                cabinet.door(width - 0.09, tall - 0.09)
        for turn in (180,) if ajar else (0, 180):
            with assembled((0, 0, 0), (0, 0, turn)):
                _pane(screen, width, tall, depth, strength)
        for side in (-1, 1):
            for row in range(10):
                for y in (-0.08, 0.08):
                    block((0.008, 0.09, 0.009), (side * (width / 2 - 0.001), y, -tall / 2 + 0.34 - row * 0.021), plastic("#101114", 0.7), 0.002)


def _pane(screen, width, tall, depth, strength, locks=True):
    face = -depth / 2
    slab(width - 0.07, tall - 0.07, 0.01, 0.07, (0, face + 0.006, 0), glass_black(), 0.002, UPRIGHT)
    lit_w, lit_h = lit_size(75, portrait=True)
    lit_area(lit_w, lit_h, screen, (0, face - 0.0046, 0.09), strength=strength)
    block((lit_w, 0.002, 0.004), (0, face - 0.0046, -lit_h / 2 + 0.09 - 0.1), glowing(CORAL, 1.4), 0)
    for side in (-1, 1) if locks else ():
        lock(side * 0.5, face + 0.001, -tall / 2 + 0.017, 0.01)
