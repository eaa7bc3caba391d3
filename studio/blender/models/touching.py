"""Somebody's right hand at a screen: the index finger straight and on the glass, the thumb over the folded ones, a sleeve."""
from hands import NAILS, _bones
from materials import Surface, made_once, plastic
from people import SKINS, _flesh
from rooms import fabric
from solids import assembled, ball

TIP = 7
# Joints from the knuckle to the tip with their radius, in millimetres; the index finger's tip is the origin, the arm goes along +y, the back is +z.
INDEX = [(0, 96, 11, 11), (0, 48, 9.5, 9.2), (0, 23, 4.5, 8), (0, 0, 0, TIP)]
FOLDED = [
    [(-21, 97, 10, 11), (-22, 73, -28, 9.8), (-20, 96, -42, 8.6), (-18, 110, -28, 7.4)],
    [(-40, 101, 7, 10.4), (-41, 80, -30, 9.3), (-38, 102, -42, 8.1), (-36, 115, -28, 7)],
    [(-56, 108, 2, 9.4), (-58, 92, -28, 8.1), (-55, 109, -38, 7.1), (-52, 120, -28, 6.2)],
]
THUMB = [(17, 158, -10, 15.5), (32, 127, -20, 12.4), (21, 99, -37, 10.6), (-6, 85, -47, 8.8)]
PALM = [(8, 148, -5, 15.5), (-40, 150, -5, 14.5), (-14, 174, -3, 16)]
FOREARM = [[(-2, 176, -3, 17), (0, 270, -8, 20)], [(-30, 176, -3, 16), (-34, 270, -8, 19)]]


def build(screen=None, incline=0, arm=130, steep=32, twist=-60, sleeve="#31506b", tone=1, scale=1.0, near=False):
    """Its place is what the finger touches, on glass leaning back by `incline` degrees and facing -y.

    arm: where it comes from, clockwise from above; steep: degrees between finger and glass; twist: of the hand about the finger;
    near: with the grain of skin, smooth enough to be seen from close by.
    """
    with assembled((0, 0, 0), (90 - incline, 0, 0)) as glass:
        glass.scale = (scale, scale, scale)
        with assembled((0, 0, TIP * 0.00085), (0, 0, -arm)), assembled((0, 0, 0), (steep, 0, 0)), assembled((0, 0, 0), (0, twist, 0)):
            skin = _grained(SKINS[tone]) if near else plastic(SKINS[tone], 0.5)
            _flesh(_bones([INDEX, *FOLDED, THUMB, *FOREARM], PALM), skin, 0.001, 22 if near else 5)
            _nail((0, 0.001, 0.0052), (12, 0, 0), tone)
            _sleeve(fabric(sleeve))


def _grained(colour):
    """Skin with its fine grain, a little redder here and there; nothing shines through it, which beside a lit screen only makes noise."""
    def make():
        surface = Surface("grained skin", colour, 0.52, 0.0, 0.32)
        red = f"#{int(colour[1:3], 16):02x}{int(int(colour[3:5], 16) * 0.86):02x}{int(int(colour[5:], 16) * 0.84):02x}"
        surface.tint(surface.noise(38, detail=3.0), red, colour, 0.35, 0.6)
        return surface.bump(surface.noise(330, detail=2.0), 0.12, 0.0005)
    return made_once(("grained skin", colour), make)


def _nail(at, turn, tone):
    with assembled(at, turn) as nail:
        nail.scale = (0.0049, 0.0072, 0.002)
        ball(1, (0, 0, 0), plastic(NAILS[tone], 0.3))


def _sleeve(cloth):
    """A loose sleeve, wider than it is thick, bent at the elbow, with a cuff."""
    wrist, elbow, upper = (-16, 226, -6), (-22, 440, -20), (-30, 640, 60)
    tube = [[(x + side * 13, y, z, thick) for (x, y, z), thick in ((wrist, 27), (elbow, 43), (upper, 50))] for side in (-1, 1)]
    _flesh(_bones(tube, []), cloth, 0.003, 4, folds=0.013, fold=0.042)
    hem = [[(x + side * 14, y, z, 29) for x, y, z in (wrist, (-16, 246, -7))] for side in (-1, 1)]
    _flesh(_bones(hem, []), cloth, 0.0022, 3)
