"""What a screen consists of, laid out in order on a mat: light strips, boards, supply, fans, speakers, aerials, a cord, screws; seven cards."""
from math import sin

from materials import CORAL, GREEN, TURQUOISE, aluminium, lacquer, paper, plastic, powder
from models.miolo import build as computer
from models.supply import build as supply
from parts import cable
from rooms import matt
from solids import assembled, block, rod, slab
from workbench import coil


def build(screen=None, done=4):
    """Lies on z = 0, 0.84 x 0.54 m; done: how many of the seven cards have a tick."""
    for row in range(3):
        strip((0, 0.248 - row * 0.025, 0))
    with assembled((-0.315, 0.085, 0), (0, 0, -90)):
        supply()
    board((-0.145, 0.078, 0), 0.19, 0.15)
    with assembled((0.075, 0.075, 0)):
        computer()
    for index in range(2):
        fan((0.245, 0.12 - index * 0.092, 0))
    for index in range(2):
        _speaker((0.352, 0.075, 0), index)
    coil((-0.335, -0.11, 0.02), (0, 0, 20), 0.06, "#15161a", 7)
    _ribbon((-0.2, -0.1, 0))
    board((0.02, -0.068, 0), 0.26, 0.045)
    for index in range(2):
        _aerial((-0.085 + index * 0.2, -0.135, 0))
    board((0.215, -0.075, 0), 0.06, 0.06)
    for index in range(12):
        _screw((0.285 + index % 6 * 0.026, -0.06 - index // 6 * 0.036, 0))
    for index in range(7):
        _card((-0.36 + index * 0.12, -0.222, 0), index < done)


def strip(at):
    """A bar of backlight: aluminium, white lenses, a plug at its end."""
    with assembled(at):
        block((0.78, 0.016, 0.003), (0, 0, 0.0015), aluminium("#d9dbde", 0.4, (1, 60, 60)), 0.0004)
        block((0.776, 0.011, 0.0006), (0, 0, 0.0033), matt("#f4f4f0"), 0)
        for lens in range(13):
            rod(0.0062, 0.004, (-0.36 + lens * 0.06, 0, 0.0052), lacquer("#fbfbf7", 0.1), radius_top=0.003, bevel=0.0012, sides=24)
        block((0.012, 0.012, 0.006), (0.395, 0, 0.003), plastic("#e9e6da"), 0.001)


def board(at, width, depth):
    with assembled(at):
        slab(width, depth, 0.002, 0.004, (0, 0, 0.003), lacquer("#17603f", 0.3), 0.0004)
        for x in (-1, 1):
            for y in (-1, 1):
                rod(0.0035, 0.006, (x * (width / 2 - 0.006), y * (depth / 2 - 0.006), 0.003), aluminium("#c9cbce", 0.25), sides=16)
        chips = max(4, int(width * 55))
        for chip in range(chips):
            size = min(0.008 + chip * 5 % 4 * 0.006, depth * 0.3)
            x = -width / 2 + 0.018 + chip * (width - 0.036) / (chips - 1)
            block((size, size, 0.0035), (x, (chip * 7 % 5 - 2) * depth * 0.14, 0.0068), plastic("#121316", 0.3), 0.0004)
        for cap in range(int(width * 30)):
            rod(0.0045, 0.011, (-width * 0.4 + cap * 0.014, -depth * 0.36, 0.0105), aluminium("#8fa6b8", 0.3), sides=16)
        for plug in range(int(width * 22)):
            block((0.016, 0.01, 0.008), (-width * 0.36 + plug * 0.026, depth * 0.42, 0.009), plastic(("#e9e6da", "#23262c")[plug % 2]), 0.001)
        if depth > 0.1:
            block((0.05, 0.05, 0.012), (width * 0.12, 0.006, 0.011), aluminium("#3a3d44", 0.35), 0.001)
            for fin in range(8):
                block((0.0016, 0.05, 0.008), (width * 0.12 - 0.021 + fin * 0.006, 0.006, 0.02), aluminium("#3a3d44", 0.35), 0)


def fan(at):
    with assembled(at):
        dark = plastic("#1b1c1f", 0.4)
        for turn in range(4):
            with assembled((0, 0, 0), (0, 0, turn * 90)):
                block((0.08, 0.006, 0.022), (0, 0.037, 0.011), dark, 0.001)
                rod(0.006, 0.022, (0.034, 0.034, 0.011), dark, sides=16)
        rod(0.016, 0.02, (0, 0, 0.011), plastic("#2b2f36", 0.3), bevel=0.002)
        rod(0.01, 0.0006, (0, 0, 0.0214), paper(), bevel=0)
        for leaf in range(9):
            with assembled((0, 0, 0.011), (0, 0, leaf * 40)):
                block((0.02, 0.013, 0.002), (0.0245, 0, 0), plastic("#3a3f49", 0.35), 0.0004, (32, 0, 0))
        cable([(0.03, 0.04, 0.004), (0.036, 0.044, 0.006), (0.04, 0.03, 0.003)], 0.0014, CORAL)


def _speaker(at, index):
    with assembled(at):
        x = index * 0.058 - 0.014
        slab(0.046, 0.18, 0.026, 0.01, (x, 0, 0), powder("#23262c", 0.5), 0.004)
        for y in (-0.05, 0.03):
            rod(0.018, 0.002, (x, y, 0.0268), plastic("#0d0e10", 0.6), bevel=0.0006)
            rod(0.008, 0.003, (x, y, 0.028), aluminium("#8f9297", 0.3), bevel=0.001)


def _ribbon(at):
    """Flat cables, folded."""
    with assembled(at):
        for index, colour in enumerate(("#e9e6da", "#d9d6cf")):
            for part in range(10):
                block((0.0016, 0.11, 0.0008), (index * 0.034 + part * 0.0024 - 0.02, 0, 0.0012 + 0.0006 * sin(part)), plastic(colour if part else "#c9423a", 0.5), 0)
            for y in (-0.057, 0.057):
                block((0.027, 0.006, 0.004), (index * 0.034 - 0.009, y, 0.002), plastic("#2f7fb8", 0.4), 0.0006)


def _aerial(at):
    with assembled(at):
        slab(0.11, 0.014, 0.0014, 0.003, (0, 0, 0), plastic("#17181b", 0.4), 0.0003)
        block((0.08, 0.006, 0.0004), (0, 0, 0.0016), aluminium("#c8a45a", 0.35), 0)
        cable([(0.055, 0, 0.001), (0.07, -0.004, 0.003), (0.078, 0.006, 0.002)], 0.001)


def _screw(at):
    with assembled(at):
        rod(0.0062, 0.0034, (0, 0, 0.0017), aluminium("#b4b7ba", 0.22), bevel=0.0008, sides=24)
        for turn in (0, 90):
            block((0.0066, 0.0013, 0.0008), (0, 0, 0.0033), plastic("#17181b"), 0, (0, 0, turn))


def _card(at, done):
    """A year's card; a tick where the machine was still at work."""
    with assembled(at):
        slab(0.1, 0.06, 0.0008, 0.004, (0, 0, 0), matt("#fbf8f0", 0.8), 0)
        block((0.1, 0.012, 0.0003), (0, 0.024, 0.0009), matt(TURQUOISE if done else "#c9c2b4"), 0)
        if done:
            block((0.005, 0.014, 0.0005), (-0.0095, -0.0085, 0.001), matt(GREEN), 0, (0, 0, 42))
            block((0.005, 0.03, 0.0005), (0.0035, -0.0025, 0.001), matt(GREEN), 0, (0, 0, -36))
        else:
            block((0.03, 0.003, 0.0003), (0, -0.006, 0.001), matt("#c9c2b4"), 0)
