"""Orion: interactive panel for classrooms and meeting rooms, on a mobile stand or on the wall."""
from materials import CORAL, INK, aluminium, plastic, powder
from panel import wall_panel
from parts import button, castor, label, pen, port
from rooms import fabric, wood
from solids import assembled, block, rod, sheet, slab


def build(screen, diagonal=65, mount="mobile", centre=1.42, rim="#1d1f24"):
    """diagonal in inches; mount "mobile" or "wall"; centre is the height of the picture's middle (m)."""
    with assembled((0, 0 if mount == "mobile" else -0.1, centre)):
        width, height = wall_panel(diagonal, screen, rim=rim)
        if mount == "mobile":
            _bar(width, -height / 2)
    if mount == "mobile":
        _stand(centre, height)
    else:
        _wall(width, centre, centre - height / 2)


def _bar(width, top):
    """Brushed lower bar: ports at the left, pen tray in the middle, power at the right."""
    face = -0.03
    bar = block((width, 0.05, 0.052), (0, face + 0.025, top - 0.027), aluminium(grain=(1, 70, 70)), 0.003)
    z = top - 0.027
    for offset, (w, h) in enumerate([(0.0095, 0.0036), (0.0095, 0.0036), (0.0135, 0.0058), (0.0135, 0.0058), (0.0152, 0.0062)]):
        port(-width / 2 + 0.05 + offset * 0.03, z, w, h, bar, face, 0.0017 if offset < 2 else 0.0008)
        label(("C", "C", "USB", "USB", "HDMI")[offset], 0.0058, (-width / 2 + 0.05 + offset * 0.03, face - 0.0002, z - 0.0105), "#17181b")
    button(width / 2 - 0.045, z, face - 0.001)
    for offset in range(3):
        rod(0.0035, 0.003, (width / 2 - 0.085 - offset * 0.02, face, z), plastic("#2b2d31"), (90, 0, 0), bevel=0.0006)
    tray = [(0.0, 0.0), (-0.052, 0.0), (-0.06, 0.014)]
    sheet(tray, 0.003, width * 0.36, 0.006, aluminium(), (0, face + 0.004, top - 0.0515))
    for x, colour in ((-0.13, CORAL), (0.05, INK)):
        pen((x, face - 0.028, top - 0.0435), colour)


def _stand(centre, height):
    metal, dark, beech = aluminium("#b9bbbf", 0.33, (60, 60, 1)), powder("#24262b"), wood("#c39765", "#dbb588")
    for x in (-0.3, 0.3):
        post = centre + height * 0.25 - 0.11
        block((0.062, 0.04, post), (x, 0.085, 0.11 + post / 2), metal, 0.005)
        block((0.01, 0.003, post - 0.05), (x, 0.0645, 0.11 + post / 2), plastic("#101114"), 0)
        block((0.05, 0.016, height * 0.62), (x, 0.058, centre), dark, 0.003)
    for z in (centre - height * 0.16, centre + height * 0.16):
        block((0.8, 0.02, 0.05), (0, 0.072, z), dark, 0.003)
    block((0.56, 0.03, 0.09), (0, 0.085, 0.34), metal, 0.004)
    slab(0.74, 0.34, 0.018, 0.03, (0, -0.1, 0.62), beech, 0.003)
    for x in (-0.2, 0.2):
        block((0.02, 0.26, 0.03), (x, -0.05, 0.605), dark, 0.004)
    for x in (-0.43, 0.43):
        slab(0.07, 0.74, 0.034, 0.03, (x, 0.02, 0.098), dark, 0.006)
        for y, turn in ((-0.31, 12 if x < 0 else -160), (0.35, 30)):
            castor(x, y, turn)
    block((0.86, 0.075, 0.04), (0, 0.085, 0.117), dark, 0.006)


def _wall(width, centre, bottom):
    """Flat bracket behind, and a cloth-fronted speaker bar below."""
    bracket = powder("#3a3d44")
    block((0.9, 0.03, 0.06), (0, -0.03, centre + 0.15), bracket, 0.004)
    block((0.9, 0.03, 0.06), (0, -0.03, centre - 0.15), bracket, 0.004)
    for x in (-0.3, 0.3):
        block((0.05, 0.03, 0.62), (x, -0.048, centre), bracket, 0.004)
    with assembled((0, -0.09, bottom - 0.1)):
        slab(width * 0.62, 0.075, 0.078, 0.03, (0, 0, -0.039), fabric("#2a2c31"), 0.006)
        for x in (-1, 1):
            block((0.006, 0.079, 0.08), (x * width * 0.24, 0, 0), aluminium(), 0.001)
        block((0.12, 0.02, 0.012), (0, -0.03, 0), plastic("#0c0d0f", 0.15), 0.002)
        block((0.3, 0.05, 0.03), (0, 0.06, 0), bracket, 0.003)
