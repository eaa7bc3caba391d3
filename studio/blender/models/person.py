"""Someone standing or seated near the equipment, for scale; out of focus as a rule."""
from people import figure, wheelchair


def build(screen=None, seated=False, **looks):
    """looks: what `figure` takes; seated: in a wheelchair."""
    (wheelchair if seated else figure)((0, 0, 0), **looks)
