"""Replicas from a museum's store, each on a thin base that a table recognises: an amphora, a bowl with a painted band, a coin; a caravel on its cradle."""
from math import cos, pi, sin

from materials import Surface, made_once, plastic
from parts import cable, label, turned
from rooms import matt, plaster
from ship import model_ship
from solids import assembled, rod

CLAY, DARK = "#b5683c", "#3a2218"


def build(screen=None, places=(), incline=0):
    """places: (kind, x, y, turn) on the table's glass; kinds: "amphora", "bowl", "coin", "ship"; incline: of the glass (degrees)."""
    for kind, x, y, turn in places:
        if kind == "ship":
            with assembled((x, y, 0), (incline, 0, 0)):
                _ship(turn)
            continue
        with assembled((x, y, 0), (incline, 0, turn)):
            rod(0.05, 0.005, (0, 0, 0.0035), plastic("#17181b", 0.5), bevel=0.0012, sides=64)
            with assembled((0, 0, 0.006)):
                {"amphora": _amphora, "bowl": _bowl, "coin": _coin}[kind]()


def _amphora():
    body = [(0, 0), (0.022, 0), (0.025, 0.006), (0.016, 0.014), (0.032, 0.045), (0.05, 0.085), (0.054, 0.11), (0.045, 0.135), (0.021, 0.155), (0.016, 0.175), (0.017, 0.196), (0.027, 0.204), (0.027, 0.209), (0.018, 0.209), (0.013, 0.195), (0.012, 0.17)]
    turned(body, plaster(CLAY, 0.2), sides=64)
    for low, high, wide in ((0.088, 0.112, 0.0546), (0.119, 0.123, 0.0522), (0.074, 0.078, 0.0478)):
        turned([(wide - (0.0035 if low < 0.1 else -0.0005), low), (wide, (low + high) / 2), (wide - 0.0005, high)], matt(DARK, 0.7), sides=64)
    for dot in range(16):
        angle = dot * pi / 8
        with assembled((0.0548 * cos(angle), 0.0548 * sin(angle), 0.1), (0, 90, angle * 180 / pi)):
            rod(0.005, 0.0016, (0, 0, 0), matt("#d99a63", 0.8), bevel=0, sides=16)
    for side in (-1, 1):
        path = [(0.017, 0.188), (0.04, 0.192), (0.056, 0.175), (0.056, 0.15), (0.046, 0.132)]
        handle = cable([(side * x, 0, z) for x, z in path], 0.0056)
        handle.data.materials[0] = plaster(CLAY, 0.2)


def _bowl():
    wall = [(0, 0.004), (0.026, 0.004), (0.026, 0), (0.03, 0), (0.032, 0.008), (0.058, 0.03), (0.066, 0.05), (0.063, 0.051), (0.054, 0.033), (0.028, 0.013), (0, 0.011)]
    turned(wall, plaster("#c98d5a", 0.2), sides=64)
    turned([(0.0605, 0.036), (0.0646, 0.044), (0.0667, 0.0495)], matt("#7a2f22", 0.7), sides=64)


def _coin():
    with assembled((0, 0, 0.034), (74, 0, 0)):
        rod(0.034, 0.004, (0, 0, 0), _bronze("#c79a4e"), bevel=0.0012, sides=64)
        rod(0.029, 0.0052, (0, 0, 0), _bronze("#a87c38"), bevel=0.0006, sides=64)
        label("XII", 0.022, (0, 0, 0.0028), "#5a4218", (0, 0, 0))
    rod(0.012, 0.014, (0, -0.004, 0.004), plastic("#17181b", 0.5), bevel=0.002)


def _ship(turn):
    """The caravel of the glass case, small enough for a hand."""
    with assembled((0, 0, 0.0008), (0, 0, turn)) as frame:
        frame.scale = (0.28, 0.28, 0.28)
        model_ship((0, 0, 0))


def _bronze(colour):
    """Worn, half matt: in a dim room polished metal is black."""
    return made_once(("bronze", colour), lambda: Surface("bronze", colour, 0.42, 0.5))
