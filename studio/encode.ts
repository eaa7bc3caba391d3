import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** Where finished pictures live. */
const media = new URL('../backend/media/', import.meta.url);

/** Most bytes of an AVIF up to a width: card, gallery, hero half, hero. WebP may weigh 1.6 times as much. */
const budgets = [
  { upTo: 800, bytes: 25_000 },
  { upTo: 1200, bytes: 45_000 },
  { upTo: 1280, bytes: 50_000 },
  { upTo: 1920, bytes: 90_000 },
];

/** The facts about a picture that pages need; color is its average, shown until it has loaded. */
export interface Developed {
  width: number;
  height: number;
  color: string;
  hash: string;
  widths: number[];
}

/** Writes a master as AVIF and WebP in each width, within the budgets. */
export async function deliver(
  id: string,
  master: string,
  [width, height]: [number, number],
  widths: number[],
): Promise<Developed> {
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8);
  for (const target of widths) await deliverWidth(id, hash, master, target);
  return { width, height, color: await average(master), hash, widths };
}

/** Writes smaller widths of a delivered picture, from its largest file. */
export async function cut(id: string, hash: string, largest: number, widths: number[]): Promise<void> {
  const source = fileURLToPath(new URL(`${id}-${largest}.${hash}.webp`, media));
  for (const width of widths) await deliverWidth(id, hash, source, width);
}

async function deliverWidth(id: string, hash: string, source: string, width: number): Promise<void> {
  const pixels = await sharp(source)
    .resize({ width, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 })
    .png()
    .toBuffer();
  const bytes = budgets.find(({ upTo }) => width <= upTo)?.bytes ?? Number.POSITIVE_INFINITY;
  const avif = await within(`${id}-${width}.avif`, bytes, 68, (quality) =>
    sharp(pixels).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }),
  );
  const webp = await within(`${id}-${width}.webp`, bytes * 1.6, 88, (quality) =>
    sharp(pixels).webp({ quality, effort: 4, smartSubsample: true }),
  );
  writeFileSync(new URL(`${id}-${width}.${hash}.avif`, media), avif);
  writeFileSync(new URL(`${id}-${width}.${hash}.webp`, media), webp);
}

/** The quality that a file had in the language before, which differs from the next in a few words only. */
const settled = new Map<string, number>();

/** The file of the highest quality that fits, in steps of 4; the smallest where none does. Found by halving. */
async function within(name: string, bytes: number, best: number, encode: (quality: number) => Sharp): Promise<Buffer> {
  const likely = settled.get(name) ?? best;
  const first = await encode(likely).toBuffer();
  if (first.length <= bytes) return first;
  let [low, high] = [20, likely];
  let file: Buffer | undefined;
  while (high - low > 4) {
    const quality = low + Math.ceil((high - low) / 8) * 4;
    const tried = await encode(quality).toBuffer();
    if (tried.length <= bytes) [low, file] = [quality, tried];
    else high = quality;
  }
  settled.set(name, low);
  return file ?? encode(low).toBuffer();
}

async function average(master: string): Promise<string> {
  const pixel = await sharp(master).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex').slice(0, 6)}`;
}

/** Removes the files of a picture whose hash is none of these. */
export function removeOlder(id: string, hashes: string[]): void {
  const own = new RegExp(`^${id}-\\d+\\.([0-9a-f]{8})\\.(avif|webp)$`);
  for (const file of readdirSync(fileURLToPath(media))) {
    const found = own.exec(file);
    if (found && !hashes.includes(found[1] ?? '')) rmSync(new URL(file, media));
  }
}
