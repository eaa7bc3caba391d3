"""Orion: interactive panel for classrooms and meeting rooms, on a mobile stand or on the wall."""
from materials import CORAL, INK, aluminium, plastic, powder
from models import miolo
from panel import wall_panel
from parts import button, cable, castor, label, pen, port
from rooms import fabric, wood
from solids import assembled, block, rod, sheet, slab


def build(screen, diagonal=65, mount="mobile", centre=1.42, rim="#1d1f24", pulled=None, plugged=False, strength=1.05, glare=1.0):
    """diagonal in inches; mount "mobile" or "wall"; centre is the height of the picture's middle (m).

    pulled: metres by which a computer stands out of the slot at the side, with the sockets behind; plugged: a cable in front;
    strength: of the picture, less where the room is dark; glare: of the strip light that its glass mirrors.
    """
    with assembled((0, 0 if mount == "mobile" else -0.1, centre)):
        width, height = wall_panel(diagonal, screen, rim=rim, strength=strength, glare=glare)
        if mount == "mobile":
            _bar(width, -height / 2, plugged)
        if pulled is not None:
            _behind(width, height, pulled)
    if mount == "mobile":
        _stand(centre, height)
    else:
        _wall(width, centre, centre - height / 2)


def _bar(width, top, plugged):
    """Brushed lower bar: ports at the left, pen tray in the middle, power at the right."""
    face = -0.03
    bar = block((width, 0.05, 0.052), (0, face + 0.025, top - 0.027), aluminium(grain=(0.6, 220, 220)), 0.003)
    z = top - 0.027
    for offset, (w, h) in enumerate([(0.0095, 0.0036), (0.0095, 0.0036), (0.0135, 0.0058), (0.0135, 0.0058), (0.0152, 0.0062)]):
        port(-width / 2 + 0.05 + offset * 0.03, z, w, h, bar, face, 0.0017 if offset < 2 else 0.0008)
        label(("USB-C 65W", "USB-C", "USB", "USB", "HDMI")[offset], 0.0048, (-width / 2 + 0.05 + offset * 0.03, face - 0.0002, z + 0.0115), "#f4f3ee")
    if plugged:
        _plug(-width / 2 + 0.05, z, face)
    button(width / 2 - 0.045, z, face - 0.001)
    for offset in range(3):
        rod(0.0035, 0.003, (width / 2 - 0.085 - offset * 0.02, face, z), plastic("#2b2d31"), (90, 0, 0), bevel=0.0006)
    tray = [(0.0, 0.0), (-0.052, 0.0), (-0.06, 0.014)]
    sheet(tray, 0.003, width * 0.36, 0.006, aluminium(), (0, face + 0.004, top - 0.0515))
    for x, colour in ((-0.13, CORAL), (0.05, INK)):
        pen((x, face - 0.028, top - 0.0435), colour)


def _plug(x, z, y):
    """A USB-C plug in its socket, and a cable that hangs in a bow."""
    slab(0.0082, 0.0024, 0.008, 0.001, (x, y + 0.004, z), aluminium("#d4d6d9", 0.25), 0.0002, (90, 0, 0))
    slab(0.0125, 0.0068, 0.024, 0.003, (x, y - 0.0012, z), plastic("#f1eee7", 0.4), 0.001, (90, 0, 0))
    rod(0.0028, 0.014, (x, y - 0.031, z), plastic("#e3dfd6", 0.5), (90, 0, 0), radius_top=0.0022)
    drop = [(x, y - 0.034, z), (x + 0.004, y - 0.062, z - 0.012), (x + 0.03, y - 0.075, z - 0.075), (x + 0.1, y - 0.05, z - 0.2), (x + 0.22, y + 0.02, z - 0.36)]
    cable(drop, 0.0021, "#efece5")


def _behind(width, height, pulled):
    """The slot for a computer at the side (seen from the front: right), and the sockets behind, with what they are called."""
    edge, dark = width / 2 - 0.015, powder("#26282d")
    block((0.27, 0.03, 0.25), (edge - 0.15, 0.05, 0.06), dark, 0.008)
    block((0.004, 0.046, 0.2), (edge - 0.0005, 0.037, 0.06), plastic("#08090a"), 0)
    with assembled((edge - miolo.DEPTH / 2 + 0.004 + pulled, 0.0165, 0.06), (0, 90, 90)):
        miolo.build(antennas=False)
    label("OPS", 0.013, (edge + 0.0012, 0.036, 0.18), "#8a8d92", (90, 0, 90))
    with assembled((-width * 0.22, 0.062, -height * 0.28), (0, 0, 180)):
        plate = block((0.4, 0.022, 0.06), (0, 0, 0), powder("#32353b"), 0.002)
        sockets = [("HDMI 1", 0.0152, 0.0062), ("HDMI 2", 0.0152, 0.0062), ("HDMI OUT", 0.0152, 0.0062), ("USB", 0.0135, 0.0062), ("USB", 0.0135, 0.0062), ("LAN 1", 0.0165, 0.0125), ("LAN 2", 0.0165, 0.0125)]
        for index, (name, w, h) in enumerate(sockets):
            x = -0.165 + index * 0.055
            port(x, 0.006, w, h, plate, -0.011)
            label(name, 0.0075, (x, -0.0114, -0.014), "#e4e6e9")
    lead = [(-0.26, 0.09, -height * 0.28), (-0.2, 0.13, -0.36), (-0.1, 0.125, -0.55), (-0.28, 0.11, -0.8)]
    cable(lead, 0.0045)


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
