"""Glass that is half cleaned: left of a line it shines, right of it lie the day's grease and the marks of fingers; a folded cloth and a bottle of spray."""
from math import cos, sin

import bmesh

from materials import CORAL, TURQUOISE, Surface, made_once, plastic, powder
from models.signs import UPRIGHT
from outlines import rounded
from parts import turned
from rooms import fabric
from solids import assembled, block, extruded, prism, rod, solid


def build(screen=None, incline=15, soiled=(0, 0.9), deep=0.8, cloth=(-0.1, -0.2, 12), bottle=(-0.4, 0, 0), marks=170):
    """incline: of the glass (degrees), whose middle is the origin; soiled: from where to where along x; deep: of the glass;
    cloth, bottle: x, y and turn of each on it; marks: how many touches."""
    left, right = soiled
    with assembled((0, 0, 0), (incline, 0, 0)):
        _veil(left, right, deep)
        for index in range(marks):
            x, y = (index * 0.61803) % 1, (index * 0.75487 + 0.11 * sin(index)) % 1
            _touch(left + 0.04 + x * (right - left - 0.05), (y - 0.5) * deep * 0.94, index)
        with assembled((cloth[0], cloth[1], 0.001), (0, 0, cloth[2])):
            _cloth("#7fa6b8")
        with assembled((bottle[0], bottle[1], 0.001), (0, 0, bottle[2])):
            _bottle()


def _veil(left, right, deep):
    """What lies on the whole of the glass that nobody has wiped yet: thin, dull, a little streaked, ending where the cloth went along."""
    mesh, rows = bmesh.new(), []
    for step in range(41):
        y = (step / 40 - 0.5) * deep
        wander = 0.0025 * sin(y * 17) + 0.0012 * sin(y * 57 + 1)
        rows.append((mesh.verts.new((left + wander, y, 0.0005)), mesh.verts.new((right, y, 0.0005))))
    for (a, b), (c, d) in zip(rows, rows[1:]):
        mesh.faces.new((a, b, d, c))
    solid(mesh, made_once(("veil of grease",), lambda: _grease(0.09, _streaks)))


def _touch(x, y, index):
    """One to four finger tips side by side, fresh or old; every ninth touch was drawn along."""
    drawn, strength = index % 9 == 3, (0.34, 0.14, 0.26, 0.1, 0.2)[index % 5]
    grease = made_once(("dab", strength, drawn), lambda: _grease(strength, _strokes if drawn else _ridges))
    with assembled((x, y, 0.0008), (0, 0, index * 67 % 100 - 50)):
        for tip in range(2 if drawn else (1, 3, 1, 2, 4)[index % 5]):
            dab = rod(0.01, 0.0001, (tip * 0.02, (0.0, 0.011, 0.008, -0.008)[tip], 0), grease, (0, 0, 8 * (1 - tip)), bevel=0, sides=32)
            dab.scale = (0.7 + index % 3 * 0.1, 3 + index % 3 * 1.6 if drawn else 1.05 + index % 2 * 0.2, 1)


def _grease(most, pattern):
    """Skin's grease on glass: see-through where it is thin, dull where it is not; `pattern` gives how thick it lies, 0 to 1."""
    surface = Surface("grease", "#ffffff", 0.6)
    through, dull = surface.node("ShaderNodeBsdfTransparent"), surface.node("ShaderNodeBsdfDiffuse", Color=(0.62, 0.66, 0.7, 1))
    mix, share = surface.node("ShaderNodeMixShader"), surface.node("ShaderNodeMath", operation="MULTIPLY")
    share.inputs[1].default_value = most
    surface.link(pattern(surface), share.inputs[0]).link(share.outputs[0], mix.inputs[0])
    surface.link(through.outputs[0], mix.inputs[1]).link(dull.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])


def _streaks(surface):
    spread = surface.node("ShaderNodeMapRange", **{"From Min": 0.3, "From Max": 0.7, "To Min": 0.45, "To Max": 1.0})
    surface.link(surface.noise(5, (1.0, 3.0, 1), 5.0), spread.inputs["Value"])
    return spread.outputs[0]


def _ridges(surface):
    """The lines of a finger tip, in a spot that ends softly."""
    place = surface.node("ShaderNodeTexCoord")
    lines = surface.node("ShaderNodeTexWave", wave_type="RINGS", rings_direction="SPHERICAL", **{"Scale": 130.0, "Distortion": 3.5, "Detail": 2.0, "Detail Scale": 1.5})
    surface.link(place.outputs["Object"], lines.inputs["Vector"])
    return _within(surface, lines.outputs["Fac"], 0.2, 0.7)


def _strokes(surface):
    """What the ridges of a finger leave where it was drawn along y."""
    return _within(surface, surface.noise(900, (1, 0.05, 1), 1.0), 0.35, 0.65)


def _within(surface, pattern, low, high):
    """A pattern, in a spot that ends softly."""
    place, reach = surface.node("ShaderNodeTexCoord"), surface.node("ShaderNodeVectorMath", operation="LENGTH")
    fall = surface.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP", **{"From Min": 0.003, "From Max": 0.0098, "To Min": 1.0, "To Max": 0.0})
    depth = surface.node("ShaderNodeMapRange", **{"From Min": low, "From Max": high, "To Min": 0.15, "To Max": 1.0})
    both = surface.node("ShaderNodeMath", operation="MULTIPLY")
    surface.link(place.outputs["Object"], reach.inputs[0]).link(reach.outputs["Value"], fall.inputs["Value"])
    surface.link(pattern, depth.inputs["Value"])
    surface.link(fall.outputs[0], both.inputs[0]).link(depth.outputs[0], both.inputs[1])
    return both.outputs[0]


def _cloth(colour, wide=0.21, deep=0.165):
    """Microfibre folded in four, soft: no layer lies quite on the one below."""
    half, layers = deep / 2, []
    for layer in range(4):
        ends = (half - layer * 0.002, -half + layer * 0.003)
        layers += [(y, 0.002 + layer * 0.0056) for y in (ends if layer % 2 == 0 else ends[::-1])]
    path = rounded(layers, 0.0026, closed=False, steps=6)
    dense = [(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8) for a, b in zip(path, path[1:]) for t in range(8)]
    mesh, rows = bmesh.new(), []
    for y, z in dense:
        row = []
        for step in range(33):
            u = step / 32 - 0.5
            sag = 0.007 * sin(u * 9 + y * 30) * cos(y * 23 - u * 5) * (z / 0.02) + 0.001 * sin(u * 31 + y * 40 + z * 300)
            row.append(mesh.verts.new((u * (wide - z * 0.25) + 0.0016 * sin(y * 60 + z * 500), y + 0.0014 * sin(u * 14 + z * 200), max(z + sag, 0.0014))))
        rows.append(row)
    for near, far in zip(rows, rows[1:]):
        for a, b, c, d in zip(near, near[1:], far[1:], far):
            mesh.faces.new((a, b, c, d))
    cloth = solid(mesh, fabric(colour))
    cloth.data.use_auto_smooth = False
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0024, 0


def _bottle():
    """A bottle of spray, its nozzle towards -y turned a little aside: body, label with a drop, collar, head, trigger."""
    body, white = plastic("#d9e9ee", 0.28), plastic("#f1efe9", 0.36)
    turned([(0, 0), (0.032, 0), (0.036, 0.004), (0.036, 0.112), (0.033, 0.128), (0.02, 0.148), (0.0135, 0.156), (0.0135, 0.166), (0, 0.166)], body, sides=72)
    turned([(0.036, 0.026), (0.0364, 0.027), (0.0364, 0.1), (0.036, 0.101)], powder("#f7f5ef", 0.5), sides=72)
    turned([(0.0364, 0.026), (0.0367, 0.0265), (0.0367, 0.042), (0.0364, 0.0425)], powder(TURQUOISE, 0.5), sides=72)
    drop = rounded([(0, 0.024), (-0.012, 0.0), (-0.012, -0.014), (0.012, -0.014), (0.012, 0.0)], 0.0075, closed=True)
    extruded(drop, 0.0024, powder(TURQUOISE, 0.5), (0, -0.0355, 0.07), UPRIGHT, 0.0004)
    rod(0.0175, 0.02, (0, 0, 0.168), plastic(CORAL, 0.36), bevel=0.002)
    for rib in range(20):
        with assembled((0, 0, 0.168), (0, 0, rib * 18)):
            block((0.0022, 0.0022, 0.016), (0, 0.0176, 0), plastic(CORAL, 0.36), 0.0006)
    head = [(0.028, 0.18), (-0.012, 0.178), (-0.016, 0.192), (-0.05, 0.198), (-0.05, 0.213), (-0.006, 0.222), (0.028, 0.218), (0.036, 0.2)]
    prism(rounded(head, 0.005, closed=True), 0.024, white, bevel=0.004)
    rod(0.0095, 0.016, (0, -0.056, 0.2055), plastic(CORAL, 0.36), UPRIGHT, bevel=0.002, sides=6)
    rod(0.002, 0.002, (0, -0.0645, 0.2055), plastic("#17181b"), UPRIGHT, bevel=0)
    trigger = [(-0.022, 0.196), (-0.032, 0.18), (-0.034, 0.16), (-0.03, 0.14), (-0.025, 0.141), (-0.027, 0.16), (-0.024, 0.177), (-0.012, 0.192)]
    prism(rounded(trigger, 0.0016, closed=True), 0.016, plastic(CORAL, 0.36), bevel=0.0016)
