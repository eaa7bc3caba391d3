"""A laptop computer, 14 inches, opened: keys, touchpad, ports; the row says what it shows."""
from materials import aluminium, glass_black, plastic
from panel import lit_area, lit_size
from solids import assembled, block, rod, slab

WIDTH, DEPTH, THICK = 0.316, 0.222, 0.013


def build(screen, lid=112, strength=1.0, colour="#b9bcc2"):
    """lid: degrees between keys and screen. It stands on z = 0, its front edge towards -y."""
    metal = aluminium(colour, 0.34, (60, 60, 60))
    slab(WIDTH, DEPTH, THICK, 0.014, (0, 0, 0.0015), metal, 0.002)
    top = THICK + 0.0015
    slab(0.278, 0.104, 0.0006, 0.004, (0, 0.034, top), plastic("#3a3d43", 0.6), 0.0002)
    for row in range(6):
        keys = 14 if row else 13
        for key in range(keys):
            wide = 0.0172
            if row == 5 and 4 <= key <= 8:
                if key != 6:
                    continue
                wide = 0.0172 * 5.4
            x = (key - (keys - 1) / 2) * 0.0196
            block((wide, 0.0146 if row else 0.009, 0.0016), (x, 0.078 - row * 0.0172 + (0 if row else 0.001), top + 0.0011), plastic("#1a1b1f", 0.5), 0.0007)
    slab(0.12, 0.072, 0.0005, 0.006, (0, -0.066, top), aluminium("#aeb1b7", 0.3, (60, 60, 60)), 0.0002)
    for side in (-1, 1):
        for socket in range(2):
            block((0.002, 0.009, 0.0034), (side * WIDTH / 2, 0.07 - socket * 0.02, 0.008), plastic("#08090a"), 0.0008)
    rod(0.005, WIDTH * 0.8, (0, DEPTH / 2 - 0.004, top), plastic("#1a1b1f", 0.5), (0, 90, 0), bevel=0.001)
    with assembled((0, DEPTH / 2 - 0.004, top + 0.001), (90 - lid, 0, 0)):
        width, height = lit_size(13.6)
        slab(WIDTH, 0.212, 0.0055, 0.013, (0, 0.0035, 0.11), metal, 0.0016, (90, 0, 0))
        slab(WIDTH - 0.003, 0.209, 0.0012, 0.0118, (0, -0.0018, 0.11), glass_black(), 0.0003, (90, 0, 0))
        lit_area(width, height, screen, (0, -0.0032, 0.114), strength=strength, border=0.004)
        rod(0.0016, 0.001, (0, -0.003, 0.208), plastic("#1a2430", 0.1), (90, 0, 0), bevel=0)
