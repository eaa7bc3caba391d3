"""Claro: touch through the shop's own glass. A film on the inside of the pane, a bright display behind it, a controller."""
from materials import Surface, aluminium, glass_black, glowing, made_once, plastic, powder
from models.signs import UPRIGHT, housing, lock, slots
from panel import lit_area, lit_size
from parts import cable
from solids import assembled, block, rod, slab

WIDTH, HEIGHT, DEPTH = 0.602, 1.05, 0.07


def build(screen, centre=1.4, floor=0.0, strength=1.25, gap=0.012, film=0.025, controller=True):
    """The pane's inner face is y = 0; the display looks through it. floor is what its post stands on; gap lies between film and display.

    film: share of the light that it holds back, none where there is none to be seen: it shows from close by alone; from farther off
    its lines of silver would be a second frame around the display; controller: whether its box hangs in sight below.
    """
    with assembled((0, gap, centre)):
        housing(WIDTH, HEIGHT, DEPTH - 0.006, powder("#e4e2dd", 0.4), (0, 0.006, 0), 0.014, 0.004)
        slab(WIDTH - 0.004, HEIGHT - 0.004, 0.006, 0.012, (0, 0.007, 0), glass_black(), 0.001, UPRIGHT)
        lit_area(*lit_size(46, portrait=True), screen, (0, 0.0004, 0), strength=strength)
        for z in (0.33, 0.12):
            slots(22, (0.012, 0.003, 0.15), 0.022, (0, DEPTH, z), "#2c2e33", across=True)
        block((0.2, 0.03, 0.24), (0, DEPTH + 0.012, -0.24), powder("#2c2e33"), 0.006)
        for x in (-0.26, 0.26):
            for z in (-0.49, 0.49):
                rod(0.0045, 0.003, (x, DEPTH, z), aluminium("#8f9297"), UPRIGHT)
        lock(0.22, DEPTH, -0.46)
    if film:
        _film(centre, film)
    if controller:
        _controller(centre - HEIGHT / 2 - 0.1)
    _post(gap + DEPTH, centre, floor)


def _film(centre, milky):
    """The film reaches 20 mm past the display; its silver edge and a lattice finer than a hair show from close by."""
    width, height = WIDTH + 0.04, HEIGHT + 0.04
    silver = aluminium("#b9c0c4", 0.35)
    clear = made_once(("film", milky), lambda: _clear(milky))
    slab(width, height, 0.0004, 0.012, (0, 0.0009, centre), clear, 0, UPRIGHT)
    for side in (-1, 1):
        for rail in range(3):
            inset = 0.003 + rail * 0.0035
            block((0.0012, 0.0004, height - 0.02), (side * (width / 2 - inset), 0.0012, centre), silver, 0)
        block((width - 0.03, 0.0004, 0.0016), (0, 0.0012, centre + side * (height / 2 - 0.005)), silver, 0)
    for line in range(48):
        block((0.0006, 0.0003, 0.016), (-width / 2 + 0.02 + line * 0.0126, 0.0012, centre - height / 2 + 0.014), silver, 0)


def _clear(milky):
    surface = Surface("film", "#eef4f6", 0.25)
    through, shine = surface.node("ShaderNodeBsdfTransparent"), surface.node("ShaderNodeBsdfDiffuse")
    mix = surface.node("ShaderNodeMixShader")
    mix.inputs[0].default_value = milky
    surface.link(through.outputs[0], mix.inputs[1]).link(shine.outputs[0], mix.inputs[2])
    return surface.link(mix.outputs[0], surface.tree.nodes["Material Output"].inputs["Surface"])


def _controller(z):
    """A flat ribbon from the film's lower edge into a small box on the glass, with a lamp and its cable."""
    x = 0.2
    block((0.046, 0.0006, 0.09), (x, 0.0016, z + 0.052), powder("#c48a3a", 0.35), 0)
    for track in range(9):
        block((0.0014, 0.0008, 0.09), (x - 0.018 + track * 0.0045, 0.0018, z + 0.052), powder("#8a5a1e", 0.4), 0)
    slab(0.13, 0.064, 0.022, 0.008, (x, 0.023, z - 0.01), plastic("#22262e", 0.35), 0.003, UPRIGHT)
    slab(0.118, 0.052, 0.001, 0.006, (x, 0.0236, z - 0.01), plastic("#2c313a", 0.3), 0.0004, UPRIGHT)
    for lamp, colour in ((0, "#3bb273"), (1, "#17b6b0")):
        rod(0.0022, 0.002, (x + 0.03 + lamp * 0.012, 0.0236, z + 0.006), glowing(colour, 4), UPRIGHT, bevel=0)
    for side in (-1, 1):
        rod(0.003, 0.002, (x + side * 0.056, 0.0238, z - 0.03), aluminium("#9a9da1"), UPRIGHT)
    cable([(x - 0.064, 0.012, z - 0.014), (x - 0.1, 0.014, z - 0.03), (x - 0.2, 0.06, z - 0.02), (x - 0.2, 0.1, z + 0.1)], 0.0024)


def _post(back, centre, floor):
    metal = powder("#2c313a", 0.4)
    tall = centre - floor + 0.2
    slab(0.1, 0.05, tall, 0.012, (0, back + 0.05, floor + 0.008), metal, 0.003)
    slab(0.46, 0.3, 0.01, 0.03, (0, back + 0.08, floor), metal, 0.003)
    for z in (-0.05, 0.16):
        block((0.3, 0.024, 0.05), (0, back + 0.012, centre + z), metal, 0.004)
