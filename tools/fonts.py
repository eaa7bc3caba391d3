"""Writes the letters of the site, client/styles/fonts/poppins-WEIGHT.woff2, from the Latin letters of @fontsource/poppins.

Those have no mark of inches: ″ takes the drawing of their right quotation mark, a slanted wedge with the weight and the kerning of the figures before it.
"""
import pathlib

from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCH, QUOTE = 0x2033, 0x201D

for weight in (400, 500, 600, 700, 800):
    font = TTFont(ROOT / f"node_modules/@fontsource/poppins/files/poppins-latin-{weight}-normal.woff2", recalcTimestamp=False)
    for table in font["cmap"].tables:
        if QUOTE in table.cmap:
            table.cmap[INCH] = table.cmap[QUOTE]
    font.save(ROOT / f"client/styles/fonts/poppins-{weight}.woff2")
