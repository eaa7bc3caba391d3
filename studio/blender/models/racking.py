"""Pallet racking with boxes, as in the store of a workshop."""
import plant


def build(screen=None, size=(2.7, 3.2), levels=3):
    """size: width and height (m); it stands on z = 0 and faces -y."""
    plant.racking((0, 0, 0), 0, tuple(size), levels)
