/**
 * `npm run datasheets`: prints every product page, in every language, as the PDF its datasheet is. What it prints is
 * what the site shows, so it needs a build and pictures; a datasheet whose page did not change is left alone.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createTestHarness } from 'wrangler';
import { products } from '../backend/content/catalogue.ts';
import { buildProductPath } from '../backend/resolvers/addresses.ts';
import { languagesOf } from '../backend/resolvers/existence.ts';
import { browserArguments, findBrowser } from './browser.ts';

const MANIFEST = 'backend/content/documents.json';
const FOLDER = 'backend/media';

interface DocumentFile {
  hash: string;
  bytes: number;
  pages: number;
}

const documents = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, DocumentFile>;
const site = createTestHarness({ workers: [{ configPath: 'dist/website/wrangler.json' }] });
const { url } = await site.listen();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage();

// Chromium embeds JPEG as it is and everything else uncompressed, which would make the files ten times as large.
await page.route('**/media/*.avif', async (route) => {
  const answer = await route.fetch();
  if (!answer.ok()) throw new Error(`${route.request().url()} answered ${answer.status()}`);
  const body = await sharp(await answer.body())
    .jpeg({ quality: 80 })
    .toBuffer();
  await route.fulfill({ body, contentType: 'image/jpeg' });
});

for (const product of products) {
  for (const locale of languagesOf(product)) {
    await print(`${product.key}-datasheet-${locale}`, buildProductPath(product, locale));
  }
}

await browser.close();
await site.close();
const sorted = Object.fromEntries(Object.entries(documents).toSorted(([one], [other]) => one.localeCompare(other)));
writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);

async function print(id: string, path: string): Promise<void> {
  const response = await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  await page.emulateMedia({ media: 'print' });
  // Pictures that wait to be scrolled to would be missing, and the links to other documents are not part of this one.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const text = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll('.product-top-gallery img')].map((image) => image.getAttribute('src')),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([text, pictures]))
    .digest('hex')
    .slice(0, 8);
  if (documents[id]?.hash === hash) return;

  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  for (const old of globSync(`${FOLDER}/${id}.*.pdf`)) rmSync(old);
  writeFileSync(`${FOLDER}/${id}.${hash}.pdf`, pdf);
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1;
  documents[id] = { hash, bytes: pdf.byteLength, pages };
  console.log(`${id}: ${pages} pages, ${Math.round(pdf.byteLength / 1000)} kB`);
}
