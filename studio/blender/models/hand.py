"""A child's hand on the glass; its place is what the index finger touches."""
from people import hand


def build(screen=None, **looks):
    """looks: what `hand` takes."""
    hand((0, 0, 0), **looks)
