"""Trainers on show, where a shop puts them beside equipment: each seen from its side, the toe at the right."""
from displays import trainer


def build(screen=None, places=()):
    """places: (x, y, turn in degrees, colour of the upper) on what they stand on."""
    for x, y, turn, upper in places:
        trainer((x, y, 0), turn, upper)
