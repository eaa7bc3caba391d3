"""An ankle boot of leather, laced, the toe towards +x; stands on z = 0."""
from math import cos, pi, sin

import bmesh

from materials import aluminium, lacquer, powder
from solids import rod, solid

STEPS = 48
# Level by level from the sole to the collar and down inside: height, where the heel and the toe lie, half the width.
UPPER = (
    (0.028, -0.139, 0.148, 0.046), (0.04, -0.142, 0.152, 0.049), (0.056, -0.143, 0.15, 0.049), (0.072, -0.142, 0.138, 0.047), (0.086, -0.14, 0.112, 0.044),
    (0.1, -0.137, 0.08, 0.041), (0.118, -0.133, 0.047, 0.039), (0.145, -0.129, 0.018, 0.039), (0.18, -0.129, 0.003, 0.042), (0.215, -0.131, -0.002, 0.045),
    (0.221, -0.129, -0.005, 0.043), (0.219, -0.125, -0.009, 0.039), (0.16, -0.121, -0.006, 0.033),
)
WELT = ((0.014, -0.144, 0.156, 0.052), (0.03, -0.144, 0.157, 0.053))
HEEL = ((0, -0.142, -0.06, 0.043), (0.016, -0.144, -0.056, 0.044))
TREAD = ((0, -0.02, 0.14, 0.046), (0.016, -0.04, 0.154, 0.05))


def build(screen=None, leather="#7a3f24"):
    sole, lace = powder("#2b211b", 0.6), powder("#d8c9a8", 0.8)
    _lofted(UPPER, lacquer(leather, 0.34), 0)
    for part in (WELT, HEEL, TREAD):
        _lofted(part, sole, 0.0015)
    for index in range(6):
        z, x = _instep(index / 5)
        for side in (-1, 1):
            rod(0.0034, 0.003, (x - 0.004, side * 0.019, z), aluminium("#c9a063", 0.3), (90, 0, 0), bevel=0.0008, sides=20)
            rod(0.0022, 0.05, (x + 0.0035, 0, z + 0.003), lace, (90 - side * 14, 0, 0), bevel=0.0008, sides=12)


def _instep(share):
    """Where the laces cross: height and front of the boot, from its instep (0) to its collar (1)."""
    z = 0.097 + share * 0.1
    for (low, _, front, _), (high, _, back, _) in zip(UPPER, UPPER[1:]):
        if low <= z <= high:
            return z, front + (back - front) * (z - low) / (high - low)
    return z, UPPER[9][2]


def _lofted(levels, material, bevel):
    """A skin over outlines one above the other, closed at its top and bottom."""
    mesh = bmesh.new()
    rings = [[mesh.verts.new(point) for point in _outline(*level)] for level in levels]
    for lower, upper in zip(rings, rings[1:]):
        for step in range(STEPS):
            after = (step + 1) % STEPS
            mesh.faces.new((lower[step], lower[after], upper[after], upper[step]))
    mesh.faces.new(rings[0][::-1])
    mesh.faces.new(rings[-1])
    body = solid(mesh, material, bevel=bevel)
    if not bevel:
        softer = body.modifiers.new("soft", "SUBSURF")
        softer.levels = softer.render_levels = 2
        for face in body.data.polygons:
            face.use_smooth = True


def _outline(z, heel, toe, half):
    """A foot's outline: an oval, narrower at the heel."""
    middle, reach = (heel + toe) / 2, (toe - heel) / 2
    return [(middle + reach * cos(turn), half * (0.93 + 0.07 * cos(turn)) * (abs(sin(turn)) ** 0.75) * (1 if sin(turn) >= 0 else -1), z)
            for turn in (step * 2 * pi / STEPS for step in range(STEPS))]
