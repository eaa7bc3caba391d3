"""What makes an old council chamber of a room: panelling of dark oak on its wall, benches with a place for each councillor.

Benches look towards +y: one sees their backs. The panelling lies on a wall whose face is y = 0.
"""
from materials import aluminium, powder
from models import belongings, chairs
from parts import label
from rooms import matt, wood
from solids import assembled, block, slab

TOP = 0.76


def build(screen=None, panelling=None, benches=(), leather="#5c2f2b"):
    """panelling: [width, height, bays]; benches: [x, y, turn, numbers of the places, from left to right]."""
    if panelling:
        _panelling(*panelling)
    for x, y, turn, numbers in benches:
        with assembled((x, y, 0), (0, 0, turn)):
            _bench(numbers, leather)


def _panelling(width, height, bays):
    """Fields in a frame of stiles and rails, a plinth below, a cornice above."""
    oak, field = wood("#4a2f1d", "#69462c", "z", 0.36), wood("#553722", "#744e31", "z", 0.36)
    across = wood("#4a2f1d", "#69462c", "x", 0.36)
    block((width, 0.02, height), (0, -0.01, height / 2), oak, 0)
    step, middle = width / bays, height * 0.38
    for bay in range(bays):
        x = -width / 2 + (bay + 0.5) * step
        for low, high in ((0.2, middle - 0.06), (middle + 0.06, height - 0.12)):
            block((step - 0.16, 0.022, high - low), (x, -0.026, (low + high) / 2), field, 0.014)
    for bay in range(bays + 1):
        block((0.1, 0.024, height), (-width / 2 + bay * step, -0.03, height / 2), oak, 0.004)
    for z, tall, out in ((0.08, 0.16, 0.05), (middle, 0.1, 0.036), (height - 0.05, 0.1, 0.036), (height + 0.02, 0.05, 0.09), (height + 0.06, 0.03, 0.12)):
        block((width, out, tall), (0, -out / 2, z), across, 0.006)


def _bench(numbers, leather):
    """A desk with a closed front, and at each of its places papers, water, a microphone, a number and a chair."""
    width, board = 0.78 * len(numbers), wood("#6d4a2c", "#8f6840")
    slab(width, 0.6, 0.036, 0.02, (0, 0, TOP - 0.036), board, 0.006)
    block((width - 0.04, 0.03, TOP - 0.06), (0, 0.25, (TOP - 0.06) / 2 + 0.02), wood("#5b3d26", "#7a5433", "z"), 0.004)
    for x in [-width / 2 + 0.04 + index * (width - 0.08) / len(numbers) for index in range(len(numbers) + 1)]:
        block((0.04, 0.5, TOP - 0.036), (x, 0.0, (TOP - 0.036) / 2), wood("#5b3d26", "#7a5433", "z"), 0.004)
    for index, number in enumerate(numbers):
        with assembled(((index + 0.5) * 0.78 - width / 2, 0, TOP)):
            _place(number)
    seats = [((index + 0.5) * 0.78 - width / 2, -0.42, 180 + (index * 5 % 3 - 1) * 7) for index in range(len(numbers))]
    chairs.build(places=seats, colour=leather)


def _place(number):
    slab(0.5, 0.36, 0.003, 0.012, (0, -0.08, 0), powder("#2f4a3f", 0.5), 0.001)
    with assembled((-0.04, -0.07, 0.003), (0, 0, 3)):
        belongings.papers()
    with assembled((0.29, 0.03, 0)):
        belongings.tumbler()
    with assembled((0.17, 0.2, 0), (0, 0, -14)):
        belongings.microphone()
    with assembled((-0.16, 0.19, 0.04), (-22, 0, 0)):
        block((0.22, 0.006, 0.08), (0, 0, 0), aluminium("#c9a063", 0.3), 0.001)
        block((0.2, 0.002, 0.062), (0, -0.0036, 0), matt("#d6cdb8", 0.7), 0)
        label(str(number), 0.045, (0, -0.0048, 0), "#26384f")
