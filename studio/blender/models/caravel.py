"""A large model of a caravel, as it stands free in the hall of a maritime museum, on a low plinth with a rope around it."""
from materials import aluminium, powder
from parts import cable
from ship import model_ship
from solids import assembled, rod, slab

LENGTH, WIDTH = 0.96, 0.34  # of the ship and its cradle, before they are enlarged (m)


def build(screen=None, scale=4.2, plinth="#d9d3c6"):
    """scale: how much larger than the one in a glass case; it stands on z = 0, its bow towards +x."""
    long, wide, high = LENGTH * scale + 0.7, WIDTH * scale + 0.6, 0.16
    slab(long, wide, high, 0.03, (0, 0, 0), powder(plinth, 0.5), 0.006)
    with assembled((-0.05 * scale, 0, high)) as frame:
        frame.scale = (scale, scale, scale)
        model_ship((0, 0, 0))
    _rope(long + 0.5, wide + 0.7)


def _rope(long, wide):
    """Four posts of brass, and the rope that hangs between those in front and at the sides."""
    posts = [(-long / 2, wide / 2), (-long / 2, -wide / 2), (0, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2)]
    brass = aluminium("#b08d57", 0.35)
    for x, y in posts:
        rod(0.13, 0.015, (x, y, 0.0075), powder("#24262b"), bevel=0.004)
        rod(0.016, 0.86, (x, y, 0.44), brass)
        rod(0.028, 0.04, (x, y, 0.88), brass, bevel=0.008)
    for (x, y), (u, v) in zip(posts, posts[1:]):
        middle = [((x * (4 - step) + u * step) / 4, (y * (4 - step) + v * step) / 4, 0.84 - 0.2 * (step * (4 - step) / 4)) for step in range(5)]
        cable(middle, 0.014, "#6d3340")
