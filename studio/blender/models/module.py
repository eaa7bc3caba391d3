"""A module that was taken off an LED cabinet, standing on its edge: its back shows the board and the steel discs."""
from models.led import module
from solids import assembled


def build(screen=None, lean=14):
    with assembled((0, -0.012, 0.08), (90 - lean, 0, 0)):
        module()
