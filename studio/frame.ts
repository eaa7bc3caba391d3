import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Rendered } from './render.ts';
import type { Capture } from './rows.ts';
import { shotFile } from './screens.ts';

/** How much finer the master is than the picture; what of its width the interface takes; its dark frame, in pixels. */
const [FINER, SHARE, FRAME] = [1.5, 0.94, 9];

/** Sets the photographed interface of a row on the sand ground of the equipment, in a thin dark frame with a soft shadow. */
export async function frame(row: Capture, folder: string, locales: readonly Locale[]): Promise<Rendered> {
  const [width, height] = row.size.map((length) => Math.round(length * FINER)) as [number, number];
  const masters = new Map<Locale, string>();
  for (const locale of locales) {
    const shown = await sharp(join(folder, shotFile({ name: row.capture, locale })))
      .resize({ width: Math.round(width * SHARE) - 2 * FRAME, kernel: 'lanczos3' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width: wide, height: tall } = shown.info;
    const [left, top] = [Math.round((width - wide) / 2), Math.round((height - tall) / 2)];
    const master = join(folder, shotFile({ name: `${row.id}.master`, locale }));
    const corners = await sharp(shown.data)
      .composite([{ input: rounded(wide, tall), blend: 'dest-in' }])
      .png()
      .toBuffer();
    await sharp(ground(width, height, { left, top, wide, tall }))
      .composite([{ input: corners, left, top }])
      .removeAlpha()
      .toFile(master);
    masters.set(locale, master);
  }
  return { masters };
}

function rounded(wide: number, tall: number): Buffer {
  return Buffer.from(`<svg width="${wide}" height="${tall}"><rect width="${wide}" height="${tall}" rx="12"/></svg>`);
}

interface Place {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

function ground(width: number, height: number, { left, top, wide, tall }: Place): Buffer {
  const box = `x="${left - FRAME}" y="${top - FRAME}" width="${wide + 2 * FRAME}" height="${tall + 2 * FRAME}" rx="20"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sand" x1="0" y1="0" x2="0.25" y2="1"><stop stop-color="#e6dfd2"/><stop offset="1" stop-color="#cfc5b4"/></linearGradient>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="34"/></filter>
      <filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="8"/></filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sand)"/>
    <rect ${box} fill="#4a3a22" opacity="0.42" filter="url(#soft)" transform="translate(0 44)"/>
    <rect ${box} fill="#2a1f10" opacity="0.35" filter="url(#near)" transform="translate(0 8)"/>
    <rect ${box} fill="#15171b"/>
  </svg>`);
}
