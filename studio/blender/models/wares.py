"""Furniture and goods that a set does without: shelves, plants, framed prints, books, each at its place."""
import books
import displays
import furniture
import prints
import shopfittings


def build(screen=None, things=()):
    """things: [name, at, turn, settings]; names are those of the makers in the modules above."""
    for name, at, *rest in things:
        turn, settings = (rest[0] if rest else 0), (rest[1] if len(rest) > 1 else {})
        maker = next(getattr(module, name) for module in (books, displays, furniture, prints, shopfittings) if hasattr(module, name))
        maker(tuple(at), **({"turn": turn} if turn else {}), **settings)
