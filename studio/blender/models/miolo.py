"""Miolo: a computer in the OPS size that slides into a screen. Sockets and a pull at its front, one wide plug behind."""
from materials import CORAL, TURQUOISE, aluminium, glowing, plastic, powder
from models.signs import UPRIGHT
from parts import port
from solids import assembled, block, cut, rod, slab

WIDTH, DEPTH, HEIGHT = 0.195, 0.18, 0.042


def build(screen=None, antennas=True):
    """Lies on z = 0, its sockets towards -y."""
    steel, dark = powder("#2a3140", 0.4), plastic("#0b0c0e", 0.6)
    body = block((WIDTH - 0.004, DEPTH - 0.004, HEIGHT - 0.003), (0, 0.002, (HEIGHT - 0.003) / 2 + 0.0015), steel, 0.0015)
    cut(body, block((0.112, 0.112, 0.012), (-0.024, 0.02, HEIGHT - 0.002), dark, 0))
    slab(0.11, 0.11, 0.001, 0.004, (-0.024, 0.02, HEIGHT - 0.0078), plastic("#0d0e11", 0.7), 0)
    rod(0.046, 0.004, (-0.024, 0.02, HEIGHT - 0.005), plastic("#1a1c21", 0.5), bevel=0.001, sides=64)
    for blade in range(22):
        with assembled((-0.024, 0.02, HEIGHT - 0.0032), (0, 0, blade * 360 / 22)):
            block((0.0016, 0.026, 0.004), (0.0, 0.03, 0), plastic("#3a3f49", 0.45), 0.0004, (0, 0, 24))
    rod(0.017, 0.006, (-0.024, 0.02, HEIGHT - 0.003), plastic("#23272e", 0.4), bevel=0.001)
    for bar in range(15):
        block((0.0022, 0.112, 0.0016), (-0.024 - 0.0525 + bar * 0.0075, 0.02, HEIGHT - 0.0008), steel, 0.0005)
    for slot in range(16):
        block((0.036, 0.0028, 0.0012), (0.066, -0.04 + slot * 0.0066, HEIGHT - 0.0012), dark, 0.0005)
    for x in (-0.091, 0.091):
        for y in (-0.078, 0.082):
            rod(0.0032, 0.0012, (x, y, HEIGHT - 0.0012), aluminium("#a9acb0"), sides=24)
    _face(-DEPTH / 2)
    _plug(DEPTH / 2)
    if antennas:
        for x in (-0.088, -0.07):
            rod(0.0032, 0.01, (x, -DEPTH / 2 - 0.006, 0.032), aluminium("#c8a45a", 0.3), UPRIGHT, bevel=0.0004)


def _face(y):
    plate = block((WIDTH, 0.003, HEIGHT), (0, y + 0.0015, HEIGHT / 2), aluminium("#c3c6ca", 0.34, (1, 60, 60)), 0.0008)
    low, high = 0.012, 0.03
    for x in (-0.078, -0.061):
        port(x, low, 0.0135, 0.0062, plate, y)
    for x in (-0.044, -0.027):
        port(x, low, 0.0135, 0.0062, plate, y)
    for x in (-0.044,):
        port(x, high, 0.0096, 0.0036, plate, y, 0.0017)
    port(-0.022, high, 0.0155, 0.006, plate, y)
    port(0.0, high, 0.0155, 0.0062, plate, y)
    port(-0.004, low, 0.0165, 0.0125, plate, y)
    for x in (0.014, 0.024):
        rod(0.0036, 0.002, (x, y, low), plastic("#17181b"), UPRIGHT, bevel=0.0004)
        rod(0.0018, 0.0024, (x, y, low), plastic("#050506"), UPRIGHT, bevel=0)
    rod(0.0052, 0.0024, (0.03, y - 0.0006, high), glowing(TURQUOISE, 2.5), UPRIGHT, bevel=0.0004)
    rod(0.0042, 0.003, (0.03, y - 0.0008, high), aluminium("#d4d6d9", 0.25), UPRIGHT, bevel=0.0005)
    for x in (-0.0915, 0.0915):
        rod(0.0055, 0.009, (x, y - 0.004, 0.012), aluminium("#a9acb0", 0.3), UPRIGHT, bevel=0.0008)
        block((0.0012, 0.0098, 0.008), (x, y - 0.0042, 0.012), plastic("#17181b"), 0)
    for x in (0.047, 0.079):
        block((0.007, 0.022, 0.01), (x, y - 0.01, 0.021), powder(CORAL, 0.4), 0.002)
    block((0.039, 0.007, 0.01), (0.063, y - 0.0195, 0.021), powder(CORAL, 0.4), 0.0025)


def _plug(y):
    block((0.09, 0.012, 0.008), (0.02, y + 0.006, 0.02), plastic("#15161a", 0.5), 0.001)
    for x in (-0.07, 0.085):
        rod(0.0035, 0.014, (x, y + 0.007, 0.02), aluminium("#c8cacd", 0.2), UPRIGHT, radius_top=0.0022)
