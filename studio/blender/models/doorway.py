"""A wall with a doorway and its leaf open, in an old building: panelled wood, a worn threshold, the room's number beside it."""
from materials import aluminium, lacquer, plastic
from parts import label
from rooms import plaster, wood
from solids import assembled, block, rod


def build(screen=None, clear=0.76, width=8.0, height=3.2, colour="#e3dccb", paint="#4d6b5f", open_by=104, room="7", left=None, plate=1):
    """The wall's front is y = 0, the opening's middle x = 0; clear: its width (m); open_by: degrees of the leaf;
    plate: the side the number is on, -1 left; left: how far the wall goes on that side of the opening's middle, where it is not half the width."""
    top, frame, thick = 2.08, 0.09, 0.24
    wall, painted = plaster(colour, 0.15), lacquer(paint, 0.4)
    half = clear / 2 + frame
    for side in (-1, 1):
        wide = (left if left and side < 0 else width / 2) - half
        block((wide, thick, height), (side * (half + wide / 2), thick / 2, height / 2), wall, 0)
        block((wide, 0.02, 1.1), (side * (half + wide / 2 + 0.02), -0.008, 0.55), lacquer("#8fa39a", 0.5), 0.002)
        block((frame, thick + 0.06, top + frame), (side * (half - frame / 2), thick / 2, (top + frame) / 2), painted, 0.008)
    block((2 * half, thick, height - top - frame), (0, thick / 2, (height + top + frame) / 2), wall, 0)
    block((2 * half + 0.05, thick + 0.07, frame), (0, thick / 2, top + frame / 2), painted, 0.008)
    block((clear, thick, 0.012), (0, thick / 2, 0.006), wood("#7a5a3a", "#94714a"), 0.003)
    with assembled((-clear / 2, thick, 0), (0, 0, open_by)):
        block((clear, 0.042, top - 0.01), (clear / 2, 0, top / 2), painted, 0.004)
        for z, tall in ((0.42, 0.56), (1.02, 0.36), (1.62, 0.62)):
            for y in (-0.022, 0.022):
                block((clear - 0.24, 0.008, tall), (clear / 2, y, z), painted, 0.006)
        for y in (-0.05, 0.05):
            rod(0.009, 0.12, (clear - 0.1, y, 1.02), aluminium("#b08a4a", 0.3), (0, 90, 0), bevel=0.003)
            rod(0.024, 0.008, (clear - 0.06, y * 0.5, 1.02), aluminium("#b08a4a", 0.3), (90, 0, 0), bevel=0.002)
    block((0.2, 0.012, 0.2), (plate * (half + 0.24), -0.006, 1.62), plastic("#0f1f3d", 0.4), 0.003)
    label(room, 0.13, (plate * (half + 0.24), -0.0125, 1.62), "#f7f5ef")
