"""The touch test: a wet pane on a profile frame, tapped for days by a small arm under a spray nozzle, on its own bench."""
from math import degrees, sin

from mathutils import Vector

from materials import CORAL, TURQUOISE, Surface, aluminium, glowing, lacquer, made_once, plastic, powder
from panel import wall_panel
from parts import cable, foot
from solids import assembled, ball, block, rod, slab

TOP, LEAN, MIDDLE = 0.86, 14, (-0.12, 0.08, 0.45)
TARGET = Vector((-0.0655, 0.042, 0.367))  # where the screen "touches" has the ring of a touch


def build(screen, diagonal=43, strength=1.05):
    """The bench stands on z = 0; the screen leans back on it, and the arm's tip touches it at the target."""
    _bench()
    with assembled((0, 0, TOP)):
        _tray()
        with assembled(MIDDLE, (-LEAN, 0, 0)):
            width, height = wall_panel(diagonal, screen, strength=strength)
            _frame(width, height)
            _drops(width, height)
        _spray()
        _arm()


def _bench():
    steel, profile = powder("#2b3036"), aluminium("#b9bcc0", 0.34, (60, 60, 1))
    block((1.9, 0.84, 0.04), (0, 0, TOP - 0.02), lacquer("#e9e6df", 0.35), 0.004)
    for x in (-0.86, 0.86):
        for y in (-0.34, 0.34):
            block((0.06, 0.06, TOP - 0.05), (x, y, (TOP - 0.05) / 2 + 0.012), profile, 0.004)
            foot(x, y, 0.03)
    for y in (-0.34, 0.34):
        block((1.7, 0.05, 0.05), (0, y, 0.22), profile, 0.004)
    block((1.7, 0.66, 0.02), (0, 0, 0.256), lacquer("#d3d0c8", 0.4), 0.003)
    slab(0.5, 0.44, 0.34, 0.02, (-0.5, 0, 0.266), steel, 0.008)
    for row in range(5):
        block((0.4, 0.004, 0.012), (-0.5, -0.2205, 0.36 + row * 0.04), plastic("#0c0d0f", 0.6), 0)
    slab(0.4, 0.4, 0.26, 0.03, (0.45, 0, 0.266), powder("#17456b"), 0.01)


def _tray():
    """A shallow steel tray catches what runs off the glass."""
    steel = aluminium("#aeb1b6", 0.3, (60, 60, 60))
    slab(1.16, 0.5, 0.006, 0.03, (-0.12, 0.0, 0.0), steel, 0.001)
    for x, wide, y, deep in ((-0.12, 1.16, -0.25, 0.008), (-0.12, 1.16, 0.25, 0.008), (-0.7, 0.008, 0, 0.5), (0.46, 0.008, 0, 0.5)):
        block((wide, deep, 0.035), (x, y, 0.0175), steel, 0.001)


def _frame(width, height):
    profile = aluminium("#b9bcc0", 0.34, (60, 60, 1))
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        block((0.04, 0.04, height + 0.16), (x, 0.075, -0.02), profile, 0.003)
        with assembled((x, 0.09, -0.1), (LEAN + 24, 0, 0)):
            block((0.035, 0.035, 0.5), (0, 0.03, -0.14), profile, 0.003)
    block((width - 0.1, 0.04, 0.04), (0, 0.075, -height / 2 + 0.05), profile, 0.003)


def _drops(width, height):
    """Beads and trails of water on the glass; always the same."""
    water = made_once(("drop",), _water)
    for index in range(360):
        x = ((index * 0.61803) % 1 - 0.5) * (width - 0.04)
        z = ((index * 0.75487 + 0.13 * sin(index)) % 1 - 0.5) * (height - 0.04)
        bead = ball(0.0028 + 0.0065 * ((index * 37 % 11) / 11) ** 2.2, (x, -0.0145, z), water)
        bead.scale = (1, 0.45, 1.15)


def _water():
    surface = Surface("drop", "#ffffff", 0.0)
    through, shine = surface.node("ShaderNodeBsdfRefraction", IOR=1.33, Roughness=0.0), surface.node("ShaderNodeBsdfGlossy", Roughness=0.05)
    mix, angle = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeFresnel", IOR=1.6)
    surface.link(angle.outputs[0], mix.inputs[0]).link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])


def _spray():
    """A pipe over the glass with five nozzles, fed by a blue hose."""
    steel = aluminium("#c2c5c9", 0.25)
    for x in (-0.66, 0.42):
        rod(0.012, 0.86, (x, 0.2, 0.43), steel)
    rod(0.012, 1.1, (-0.12, 0.2, 0.86), steel, (0, 90, 0))
    for index in range(5):
        with assembled((-0.56 + index * 0.22, 0.17, 0.84), (-34, 0, 0)):
            rod(0.012, 0.06, (0, 0, 0), plastic("#17181b", 0.4), radius_top=0.018)
    cable([(0.42, 0.2, 0.86), (0.56, 0.24, 0.8), (0.62, 0.3, 0.4), (0.56, 0.36, 0.02)], 0.008, "#2f8fd0")


def _arm():
    """Five joints: base, shoulder, elbow, wrist, tip."""
    white, joint = lacquer("#eceae5", 0.28), powder(CORAL, 0.4)
    base, shoulder, elbow = Vector((0.7, -0.12, 0.0)), Vector((0.7, -0.12, 0.3)), Vector((0.56, -0.43, 0.7))
    wrist, tip = Vector((0.04, -0.29, 0.46)), TARGET
    slab(0.22, 0.22, 0.03, 0.03, (base.x, base.y, 0), powder("#2b3036"), 0.006)
    _limb(base, shoulder, 0.068, 0.06, white)
    _limb(shoulder, elbow, 0.05, 0.042, white)
    _limb(elbow, wrist, 0.042, 0.034, white)
    for at, radius in ((shoulder, 0.072), (elbow, 0.058), (wrist, 0.044)):
        rod(radius, radius * 2.1, at, white, (0, 90, -20), bevel=0.01)
        rod(radius * 0.8, radius * 2.2, at, joint, (0, 90, -20), bevel=0.006)
    rod(0.05, 0.012, (base.x, base.y, 0.12), glowing(TURQUOISE, 2.5), bevel=0)
    reach = (tip - wrist).normalized()
    _limb(wrist, wrist + reach * 0.16, 0.026, 0.02, aluminium("#c2c5c9", 0.3))
    _limb(wrist + reach * 0.15, tip - reach * 0.012, 0.008, 0.007, aluminium("#c2c5c9", 0.2))
    _limb(tip - reach * 0.03, tip, 0.014, 0.01, joint)
    cable([(0.72, -0.02, 0.06), (0.82, 0.02, 0.3), (0.74, -0.2, 0.62), (0.6, -0.34, 0.8), (0.4, -0.36, 0.7), (0.2, -0.32, 0.6)], 0.007)


def _limb(here, there, radius, radius_top, material):
    """A tapering rod between two points."""
    along = there - here
    turn = along.to_track_quat("Z", "Y").to_euler()
    rod(radius, along.length, (here + there) / 2, material, [degrees(angle) for angle in turn], radius_top, 0.004)
