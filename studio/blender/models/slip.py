"""A queue slip held between thumb and finger: its number, two lines, a bar code. The pinch is the origin, the print faces -y."""
from hands import pinch
from materials import paper, plastic
from parts import label
from solids import assembled, block, prism
from outlines import thickened


def build(screen=None, number="A27", hand=None):
    with assembled((0, 0, 0), (0, -5, 0)):
        path = [(0.0, -0.018), (0.0, 0.0), (0.0006, 0.05), (0.004, 0.09), (0.012, 0.122)]
        prism(thickened(path, 0.0003, 0.05), 0.08, paper("#fbfaf6"), (0, 0, 0), 0)
        _print(number)
    pinch((0.004, 0.0, -0.002), **(hand or {}))


def _print(number):
    ink = plastic("#17181b", 0.8)
    with assembled((0, -0.0002, 0), (-0.7, 0, 0)):
        label(number, 0.034, (0, -0.0006, 0.074), "#17181b")
        for line, width in enumerate((0.05, 0.036)):
            block((width, 0.0002, 0.0018), (0, -0.0006, 0.048 - line * 0.0052), ink, 0)
        for bar in range(19):
            block((0.0009 + bar * 7 % 3 * 0.0006, 0.0002, 0.012), (-0.031 + bar * 0.00345, -0.0006, 0.03), ink, 0)
    with assembled((0, 0.0032, 0.0), (-3.5, 0, 0)):
        block((0.022, 0.0002, 0.0022), (0, -0.002, 0.098), ink, 0)
