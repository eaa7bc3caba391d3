/**
 * `npm run shares`: makes, in every language, the picture of each page that networks show where the page is shared: its
 * title beside its picture, in the site's type and colours. A picture whose words, picture and template are the same as
 * before is left alone. `npm run shares -- product solution` makes those kinds only; `--sample` one of each kind, to
 * look at, in dist/shares.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { locales } from '#shared/i18n/locales.ts';
import { nameShare, SHARE_SIZE } from '../backend/files.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { listShares, type Share } from './shares/list.ts';
import { fingerprint, fitWords, renderShare } from './shares/template.ts';

const MANIFEST = 'backend/content/shares.json';
const FOLDER = 'backend/media';
const SAMPLES = 'dist/shares';
/** What is larger is smoothed a little: grain costs more than anything that is seen. */
const MOST_BYTES = 100_000;
/** Any address: nothing is asked of it but what is answered here. */
const ORIGIN = 'http://shares.invalid';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isSample = process.argv.includes('--sample');
const all = locales.flatMap(listShares);
const known = new Set<string>(all.map(({ kind }) => kind));
const unknown = wanted.filter((kind) => !known.has(kind));
if (unknown.length > 0) throw new Error(`No such kind of page: ${unknown.join(', ')}`);

const made = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
const asked = all.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
const stale = isSample
  ? [...Map.groupBy(asked, ({ kind, locale }) => `${kind} ${locale}`).values()].flatMap(([first]) => first ?? [])
  : asked.filter((share) => made[nameOf(share)] !== fingerprint(share));

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: SHARE_SIZE });
await page.route(`${ORIGIN}/media/*`, (route) =>
  route.fulfill({ path: `${FOLDER}/${new URL(route.request().url()).pathname.slice('/media/'.length)}` }),
);
if (isSample) mkdirSync(SAMPLES, { recursive: true });

let bytes = 0;
for (const share of stale) bytes += await make(share);
await browser.close();

if (!isSample) {
  forgetOthers();
  const sorted = Object.fromEntries(Object.entries(made).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}
console.log(`${stale.length} pictures made, ${Math.round(bytes / 1000)} kB; ${all.length} pages have one`);

/** Photographs one and keeps it. Gives its size in bytes. */
async function make(share: Share): Promise<number> {
  const name = nameOf(share);
  const address = `${ORIGIN}/${name}`;
  await page.route(address, (route) =>
    route.fulfill({ body: renderShare(share), contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(address, { waitUntil: 'load' });
  await page.unroute(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const problem = await page.evaluate(fitWords);
  if (problem !== undefined) console.warn(`${name}: ${problem}`);
  const shot = await page.screenshot();
  const sharpest = await compress(sharp(shot));
  const png = sharpest.byteLength > MOST_BYTES ? await compress(sharp(shot).median(3)) : sharpest;
  if (isSample) writeFileSync(`${SAMPLES}/${name}.png`, png);
  else {
    for (const old of globSync(`${FOLDER}/${name}.*.png`)) rmSync(old);
    made[name] = fingerprint(share);
    writeFileSync(`${FOLDER}/${name}.${made[name]}.png`, png);
  }
  return png.byteLength;
}

/** With a palette: grounds are plain, and pictures have few colours. Dithering would cost half as much again. */
function compress(picture: Sharp): Promise<Buffer> {
  return picture.png({ palette: true, quality: 60, dither: 0, effort: 8 }).toBuffer();
}

/** Pictures of pages that are no more. */
function forgetOthers(): void {
  const names = new Set(all.map(nameOf));
  for (const name of Object.keys(made)) {
    if (names.has(name)) continue;
    for (const old of globSync(`${FOLDER}/${name}.*.png`)) rmSync(old);
    delete made[name];
  }
}

function nameOf({ kind, key, locale }: Share): string {
  return nameShare(kind, key, locale);
}
