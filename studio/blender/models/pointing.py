"""Somebody's hand on the glass; its place is what the index finger touches."""
from hands import pointing


def build(screen=None, **looks):
    """looks: what `pointing` takes."""
    pointing((0, 0, 0), **looks)
