"""The glazed front of a room at night: dark mullions, and behind them the sky and the lights of a town across the water.

Stands on z = 0, facing -y. The town is flat, for it is meant to lie out of focus; the water before it is a little lighter along the bank.
"""
from random import Random

from materials import glowing, powder
from rooms import matt
from solids import block

LAMPS = ("#ffc884", "#ffd9a6", "#ffb066", "#fff0d8", "#9fc4ff", "#ff8a5c")


def build(screen=None, size=(9.0, 3.1), pitch=1.5, shore=1.25, lights=190, strength=4.0):
    """size: width, height (m); pitch: from one mullion to the next; shore: how high the other bank lies; lights: how many; strength: of each."""
    width, height = size
    for row in range(6):
        tall = (height - shore) / 6
        tone = ("#22315c", "#1c2a52", "#172447", "#131e3c", "#101933", "#0d152b")[row]
        block((width, 0.02, tall), (0, 0.5, shore + (row + 0.5) * tall), glowing(tone, 0.5), 0)
    for row in range(8):
        tone = ("#2a2f48", "#252a45", "#1f2540", "#1a203a", "#151b34", "#11182f", "#0e152b", "#0c1429")[row]
        low, high = (shore * (1 - ((row + step) / 8) ** 2) for step in (1, 0))
        block((width, 0.02, high - low), (0, 0.5, (low + high) / 2), glowing(tone, 0.5), 0)
    for index in range(24):
        tall = 0.1 + index * 7 % 11 * 0.035
        block((width / 24, 0.01, tall), ((index + 0.5) * width / 24 - width / 2, 0.48, shore + tall / 2), matt("#0a1020", 0.9), 0)
    chance = Random(3)
    for index in range(lights):
        _light(chance.uniform(-0.5, 0.5) * width, shore, 0.02 + chance.random() ** 2 * 0.42, index, strength)
    _frame(width, height, pitch)


def _light(x, shore, above, index, strength):
    """A window or lamp far off."""
    side = 0.016 + index % 3 * 0.007
    lamp = glowing(LAMPS[index * 5 % 6], strength * (0.5 + index % 4 * 0.25))
    block((side, 0.004, side), (x, 0.46, shore + above), lamp, 0)


def _frame(width, height, pitch):
    dark = powder("#1c1e22", 0.4)
    for step in range(int(width / pitch) + 1):
        block((0.07, 0.1, height), (step * pitch - width / 2, 0, height / 2), dark, 0.004)
    for z, tall in ((0.06, 0.12), (height - 0.06, 0.12), (height * 0.8, 0.06)):
        block((width, 0.09, tall), (0, 0.005, z), dark, 0.004)
