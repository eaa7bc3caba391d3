/** Draws the icons that devices want as pixels from public/icon.svg, once: `npm run icons` after a change of the sign. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Units of the drawing's own. */
const SIDE = 32;

const drawing = readFileSync('public/icon.svg', 'utf8');

/** With a ground up to the edges, where the device cuts its own shape out; the sign as large as told, of its size. */
function fillGround(scale: number): string {
  const shift = (SIDE * (1 - scale)) / 2;
  const [open = '', ground = '', ...sign] = drawing.replace('</svg>', '').split(/(?<=>)(?=<)/);
  const square = ground.replace(/ rx="\d+"/, '');
  return `${open}${square}<g transform="translate(${shift} ${shift}) scale(${scale})">${sign.join('')}</g></svg>`;
}

function paint(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of several sizes, each a PNG: https://learn.microsoft.com/windows/win32/menurc/newheader. */
async function paintIcon(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => paint(drawing, size)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

const files: Readonly<Record<string, Promise<Buffer>>> = {
  'favicon.ico': paintIcon([16, 32, 48]),
  'apple-touch-icon.png': paint(fillGround(1), 180),
  'icon-192.png': paint(drawing, 192),
  'icon-512.png': paint(drawing, 512),
  // A circle of four fifths is never cut: the sign lies within it.
  'icon-maskable-192.png': paint(fillGround(0.85), 192),
  'icon-maskable-512.png': paint(fillGround(0.85), 512),
};
for (const [name, image] of Object.entries(files)) {
  const bytes = await image;
  writeFileSync(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}
