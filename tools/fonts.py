"""Writes the letters of the site, client/styles/fonts/poppins-WEIGHT.woff2, from the Latin letters of @fontsource/poppins.

Those have no mark of inches: ″ takes the drawing of their right quotation mark, a slanted wedge with the weight and the kerning of the figures before it.
Nor a space for thousands, U+202F, which browsers would take from a font whose own is too narrow in a headline: it is as wide as that between words.
"""
import pathlib

from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
TAKES = {0x2033: 0x201D, 0x202F: 0x20}

for weight in (400, 500, 600, 700, 800):
    font = TTFont(ROOT / f"node_modules/@fontsource/poppins/files/poppins-latin-{weight}-normal.woff2", recalcTimestamp=False)
    for table in font["cmap"].tables:
        table.cmap.update({code: table.cmap[drawn] for code, drawn in TAKES.items() if drawn in table.cmap})
    font.save(ROOT / f"client/styles/fonts/poppins-{weight}.woff2")
