"""Flat outlines in metres: rounded corners, and the edge of a folded sheet."""
from math import atan2, cos, pi, sin, tan


def rounded(points, radius, closed, steps=8):
    """Replace the corners of a path by arcs of a radius (metres)."""
    count, path = len(points), []
    for index, corner in enumerate(points):
        if not closed and index in (0, count - 1):
            path.append(corner)
            continue
        before, after = points[index - 1], points[(index + 1) % count]
        a = atan2(before[1] - corner[1], before[0] - corner[0])
        b = atan2(after[1] - corner[1], after[0] - corner[0])
        opening = (b - a + pi) % (2 * pi) - pi
        reach = radius / abs(tan(opening / 2)) if abs(abs(opening) - pi) > 1e-4 else 0
        middle, hub = a + opening / 2, radius / abs(sin(opening / 2))
        centre = (corner[0] + cos(middle) * hub, corner[1] + sin(middle) * hub)
        start = atan2(corner[1] + sin(a) * reach - centre[1], corner[0] + cos(a) * reach - centre[0])
        end = atan2(corner[1] + sin(b) * reach - centre[1], corner[0] + cos(b) * reach - centre[0])
        sweep = (end - start + pi) % (2 * pi) - pi
        for step in range(steps + 1):
            angle = start + sweep * step / steps
            path.append((centre[0] + cos(angle) * radius, centre[1] + sin(angle) * radius))
    return path


def thickened(path, thickness, bend):
    """The closed outline of a folded sheet seen on edge."""
    path = rounded(path, bend, closed=False, steps=8)
    sides = ([], [])
    for index, (x, y) in enumerate(path):
        before, after = path[max(index - 1, 0)], path[min(index + 1, len(path) - 1)]
        angle = atan2(after[1] - before[1], after[0] - before[0]) + pi / 2
        for side, sign in zip(sides, (1, -1)):
            side.append((x + sign * cos(angle) * thickness / 2, y + sign * sin(angle) * thickness / 2))
    return sides[0] + sides[1][::-1]
