"""Cais: self-service kiosks. 22 is a slim white column with a tilted head; 32 is a dark ordering point."""
from materials import CORAL, TURQUOISE, aluminium, glass_black, glowing, paper, plastic, powder
from outlines import rounded
from panel import lit_area, lit_size
from parts import label
from solids import assembled, block, cut, prism, rod, sheet, slab


def build(screen, diagonal=22, strength=1.05, ticket=None, keys=False):
    """ticket: what is printed large on the slip that hangs out of the printer, if one does; keys: the 22 seen so near that its keys and headphone socket count."""
    if diagonal < 30:
        _slim(screen, strength, ticket, keys)
    else:
        _order(screen, strength, ticket)


def _slim(screen, strength, ticket, keys):
    white, dark = powder("#dcdad5"), plastic("#101114", 0.3)
    width, height = lit_size(21.5, portrait=True)
    body_w = 0.36
    slab(0.46, 0.44, 0.012, 0.05, (0, 0.03, 0.003), white, 0.003)
    slab(body_w - 0.05, 0.09, 0.03, 0.012, (0, 0.07, 0.01), dark, 0.002)
    spine = [(0.13, 0.03), (0.03, 0.03), (-0.005, 1.02), (0.085, 1.16), (0.1, 1.16)]
    prism(rounded(spine, 0.009, closed=True, steps=5), body_w, white, bevel=0.006)
    with assembled((0, -0.02, 1.03), (-18, 0, 0)):
        head = slab(body_w + 0.014, height + 0.21, 0.052, 0.03, (0, 0.052, height / 2 + 0.02), white, 0.007, (90, 0, 0))
        cut(head, slab(width + 0.034, height + 0.034, 0.02, 0.008, (0, 0.0095, height / 2 + 0.075), white, 0, (90, 0, 0)))
        slab(width + 0.031, height + 0.031, 0.0088, 0.0065, (0, 0.0095, height / 2 + 0.075), glass_black(), 0.0008, (90, 0, 0))
        with assembled((0, 0.0003, height / 2 + 0.075)):
            lit_area(width, height, screen, strength=strength, border=0.012)
        rod(0.005, 0.002, (0, 0.0002, height + 0.107), plastic("#08090a", 0.1), (90, 0, 0), bevel=0.0005)
        _printer(head, -0.075, 0.014, 0.1, ticket, white)
        _reader(head, 0.085, 0.014)
        if keys:
            _keys(head, -0.043)


def _keys(face, z):
    """What serves those who do not see the screen: a socket for headphones, two arrows and a round key to feel, a yellow one for the voice."""
    upright, dark, white = (90, 0, 0), plastic("#1b1c1f", 0.35), powder("#f3f1ea", 0.45)
    slab(0.29, 0.042, 0.004, 0.019, (0, 0.001, z), dark, 0.0014, upright)
    cut(face, rod(0.0042, 0.03, (-0.115, 0, z), dark, upright, bevel=0))
    rod(0.0085, 0.004, (-0.115, -0.002, z), aluminium("#c3c6c9", 0.25), upright, bevel=0.0012)
    rod(0.0036, 0.001, (-0.115, -0.0042, z), plastic("#020203", 0.8), upright, bevel=0)
    for x, way in ((-0.055, -1), (0.0, 0), (0.055, 1)):
        if way:
            slab(0.036, 0.026, 0.007, 0.006, (x, 0.0005, z), white, 0.0016, upright)
            for rise in (-1, 1):
                block((0.0105, 0.0016, 0.0024), (x - way * 0.0004, -0.0068, z + rise * 0.0034), dark, 0.0005, (0, way * rise * 42, 0))
        else:
            rod(0.0145, 0.007, (x, -0.003, z), white, upright, bevel=0.0016)
            rod(0.0022, 0.0016, (x, -0.0068, z), dark, upright, bevel=0.0006, sides=20)
    rod(0.0165, 0.008, (0.112, -0.0035, z), powder("#f0c33c", 0.4), upright, bevel=0.002)
    for (wide, tall), x in (((0.0042, 0.006), 0.1045), ((0.0036, 0.0115), 0.1085), ((0.0018, 0.0075), 0.1145), ((0.0018, 0.013), 0.1195)):
        block((wide, 0.0014, tall), (x, -0.0078, z), dark, 0.0005)


def _printer(face, x, z, width, ticket, colour):
    """Slot with a lit lip; the mouth is cut into `face`, whose front is y = 0."""
    cut(face, slab(width, 0.02, 0.04, 0.008, (x, 0.03, z), colour, 0, (90, 0, 0)))
    slab(width + 0.012, 0.034, 0.0035, 0.014, (x, 0.0008, z), plastic("#1b1c1f", 0.3), 0.0012, (90, 0, 0))
    slab(width - 0.004, 0.008, 0.0045, 0.0035, (x, 0.0006, z + 0.001), plastic("#020203", 0.7), 0.0005, (90, 0, 0))
    block((width - 0.012, 0.003, 0.0022), (x, -0.0036, z - 0.0085), glowing(TURQUOISE, 2.6), 0.0006)
    if ticket:
        slip = [(0.02, 0.0), (-0.012, 0.002), (-0.036, -0.01), (-0.046, -0.04), (-0.046, -0.088)]
        sheet(slip, 0.0004, width - 0.024, 0.02, paper(), (x, -0.002, z + 0.002), 0)
        _printed(ticket, x, -0.0488, z - 0.034)


def _printed(text, x, y, z):
    """What the slip says: a number or a sum, two lines, a bar code."""
    ink = plastic("#17181b", 0.8)
    label(text, 0.019 if len(text) < 4 else 0.0145, (x, y, z), "#17181b")
    for line, width in enumerate((0.046, 0.034)):
        block((width, 0.0002, 0.0014), (x, y, z - 0.0115 - line * 0.0038), ink, 0)
    for bar in range(17):
        block((0.0007 + bar * 7 % 3 * 0.0005, 0.0002, 0.012), (x - 0.026 + bar * 0.00325, y, z - 0.0275), ink, 0)


def _reader(face, x, z):
    """Code reader: dark window in a lit frame."""
    slab(0.062, 0.05, 0.0035, 0.012, (x, 0.0008, z), glowing(TURQUOISE, 2.2), 0.0008, (90, 0, 0))
    slab(0.056, 0.044, 0.0048, 0.0095, (x, 0.0008, z), plastic("#0a0b0d", 0.08), 0.001, (90, 0, 0))
    rod(0.009, 0.0015, (x, -0.0042, z), plastic("#1a2430", 0.05), (90, 0, 0), bevel=0.0004)


def _order(screen, strength, ticket):
    ink, dark = powder("#101c38", 0.4), plastic("#0c0d10", 0.3)
    width, height = lit_size(32, portrait=True)
    body_w, depth, top = width + 0.1, 0.15, 1.78
    slab(body_w + 0.06, 0.5, 0.014, 0.03, (0, 0.02, 0.003), ink, 0.003)
    profile = [(depth, 0.03), (0, 0.03), (0, top), (depth * 0.45, top), (depth, top - 0.34)]
    body = prism(rounded(profile, 0.016, closed=True, steps=6), body_w, ink, (0, -0.05, 0), 0.006)
    for side in (-1, 1):
        stripe = [(depth - 0.03, 0.0302), (0.012, 0.0302), (0.012, top - 0.012), (depth * 0.4, top - 0.012), (depth - 0.03, top - 0.36)]
        prism(rounded(stripe, 0.008, closed=True), 0.009, powder(CORAL, 0.38), (side * (body_w / 2 + 0.003), -0.05, 0), 0.002)
    with assembled((0, -0.05, 0)):
        middle = top - height / 2 - 0.07
        cut(body, slab(width + 0.034, height + 0.034, 0.03, 0.006, (0, 0.0095, middle), ink, 0, (90, 0, 0)))
        slab(width + 0.031, height + 0.031, 0.0088, 0.005, (0, 0.0095, middle), glass_black(), 0.0008, (90, 0, 0))
        with assembled((0, 0.0003, middle)):
            lit_area(width, height, screen, strength=strength, border=0.012)
        lower = middle - height / 2 - 0.11
        _printer(body, -0.1, lower, 0.12, ticket, ink)
        _reader(body, -0.1, lower - 0.15)
        _terminal(0.11, lower - 0.05, dark)
        block((body_w - 0.06, 0.003, 0.003), (0, 0.0, 0.66), dark, 0)
        rod(0.009, 0.006, (0.17, 0.0, 0.6), aluminium(), (90, 0, 0), bevel=0.001)


def _terminal(x, z, dark):
    """Payment terminal on a bracket: display, keys, card slot, contactless mark."""
    block((0.06, 0.05, 0.07), (x, -0.014, z), dark, 0.006)
    with assembled((x, -0.062, z), (-20, 0, 0)):
        slab(0.09, 0.19, 0.034, 0.012, (0, 0.034, 0), plastic("#22252b", 0.34), 0.006, (90, 0, 0))
        slab(0.072, 0.056, 0.003, 0.004, (0, 0.001, 0.052), glowing("#dff5f2", 0.75), 0.0006, (90, 0, 0))
        for key, sign in enumerate("123456789*0#xco"):
            column, row = key % 3, key // 3
            colour = ("#c9423a", "#d9a92f", "#3bb273")[column] if row == 4 else "#e8e8e6"
            x, z = (column - 1) * 0.024, 0.01 - row * 0.0142
            slab(0.019, 0.0095, 0.005, 0.003, (x, 0.002, z), plastic(colour, 0.45), 0.001, (90, 0, 0))
            if row < 4:
                label(sign, 0.0075, (x, -0.0032, z), "#17181b")
        block((0.062, 0.006, 0.0035), (0, 0.012, -0.094), plastic("#020203"), 0)
        for ring in range(3):
            rod(0.004 + ring * 0.004, 0.0008, (0, -0.0022, 0.052), plastic(("#0f1f3d", "#9fd9d5", "#17b6b0")[ring]), (90, 0, 0), bevel=0)
