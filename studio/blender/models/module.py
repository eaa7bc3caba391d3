"""Modules of an LED cabinet that were taken off: one lies on its face, one on its back, lit side up."""
from models.led import module
from models.signs import diodes, quad
from solids import assembled


def build(screen):
    with assembled((0, 0, 0), (0, 0, 12)):
        module()
    with assembled((0.14, -0.22, 0.013), (-90, 0, 0)):
        with assembled((0, 0, 0), (0, 5, 0)):
            quad(0.32, 0.16, (0, 0, 0.1, 0.11), diodes(screen, 0.0, (640, 576)), (0, -0.001, 0))
    with assembled((0.14, -0.22, 0), (0, 0, -5)):
        module()
