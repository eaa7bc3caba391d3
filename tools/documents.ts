/**
 * `npm run documents`: prints, in every language, the pages that are documents too: a product page is its datasheet, a
 * manual's page the manual. What is printed is what the site shows, so it needs a build and pictures; a document whose
 * page says and shows the same as before is left alone, also where its style changed: take its entry out of
 * documents.json to have it printed anew. Ebooks and the catalogue are no pages of the site: they are booklets, made of
 * the same content. `npm run documents -- manual` prints one kind only.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createTestHarness } from 'wrangler';
import { findLocale, type Locale, locales } from '#shared/i18n/locales.ts';
import { products } from '../backend/content/catalogue.ts';
import { manuals } from '../backend/content/manuals/index.ts';
import type { DownloadKind } from '../backend/generated/schema.ts';
import { buildManualPath, buildProductPath } from '../backend/resolvers/addresses.ts';
import { listIn } from '../backend/resolvers/existence.ts';
import { type Booklet, renderBooklet, renderSection } from './booklets/booklet.ts';
import { listCatalogues } from './booklets/catalogue.ts';
import { listEbooks } from './booklets/ebook.ts';
import { browserArguments, findBrowser } from './browser.ts';

const MANIFEST = 'backend/content/documents.json';
const FOLDER = 'backend/media';

interface DocumentFile {
  hash: string;
  bytes: number;
  pages: number;
}

/** A page that is a document: whose, and where it is. */
interface DocumentPage {
  key: string;
  path: string;
}

/** What is printed: a row each, with the pages that there are of it in a language. */
const kinds = {
  datasheet: (locale) => listIn(products, locale).map((one) => ({ key: one.key, path: buildProductPath(one, locale) })),
  manual: (locale) => listIn(manuals, locale).map((one) => ({ key: one.key, path: buildManualPath(one, locale) })),
} as const satisfies Partial<Record<`${DownloadKind}`, (locale: Locale) => DocumentPage[]>>;

/** What is printed without being a page of the site. */
const booklets = { ebook: listEbooks, catalogue: listCatalogues } as const satisfies Partial<
  Record<`${DownloadKind}`, (locale: Locale) => Booklet[] | Promise<Booklet[]>>
>;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in kinds || name in booklets));
if (unknown.length > 0) throw new Error(`No such kind of document: ${unknown.join(', ')}`);

const documents = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, DocumentFile>;
const site = createTestHarness({ workers: [{ configPath: 'dist/website/wrangler.json' }] });
const { url } = await site.listen();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
// What is printed is not answered by what the site keeps for a browser without a network.
const page = await browser.newPage({ serviceWorkers: 'block' });
// From the start, so that what is read of a page is what its print shows.
await page.emulateMedia({ media: 'print' });

// Chromium embeds JPEG as it is and everything else uncompressed, which would make the files ten times as large.
await page.route(/\/media\/[^/]+\.(avif|webp)$/, async (route) => {
  const answer = await route.fetch();
  if (!answer.ok()) throw new Error(`${route.request().url()} answered ${answer.status()}`);
  const body = await sharp(await answer.body())
    .jpeg({ quality: 80 })
    .toBuffer();
  await route.fulfill({ body, contentType: 'image/jpeg' });
});

// What is printed is kept in the list, whatever happens after it.
try {
  for (const [kind, list] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue;
    for (const locale of locales) {
      for (const { key, path } of list(locale)) await printPage(`${key}-${kind}-${locale}`, path);
    }
  }
  for (const [kind, list] of Object.entries(booklets)) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue;
    for (const locale of locales) {
      for (const booklet of await list(locale)) await bind(booklet);
    }
  }
} finally {
  const sorted = Object.fromEntries(Object.entries(documents).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
  await browser.close();
  await site.close();
}

async function printPage(id: string, path: string): Promise<void> {
  // A visitor of another language would be led to another page.
  await page.setExtraHTTPHeaders({ 'Accept-Language': findLocale(path) });
  const response = await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
  if (response?.status() !== 200 || new URL(page.url()).pathname !== path)
    throw new Error(`${path} answered ${response?.status()}`);
  // Pictures that wait to be scrolled to would be missing.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // What is not printed changes no document: the text that is shown, the pictures that have a place, and what is drawn.
  const shown = await page.evaluate(() => {
    const main = document.querySelector('main');
    const pictures = [...(main?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility());
    const lines = [...(main?.querySelectorAll('figure svg path') ?? [])].filter((path) => path.checkVisibility());
    const drawn = lines.map((path) => path.getAttribute('d'));
    return [main?.innerText ?? '', pictures.map((image) => image.getAttribute('src')), ...drawn];
  });
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  if (documents[id]?.hash === hash) return;

  keep(id, hash, await print());
}

/** Prints a booklet: each section is counted first, so that the contents know their pages. */
async function bind(booklet: Booklet): Promise<void> {
  const id = `${booklet.key}-${booklet.kind}-${booklet.locale}`;
  const hash = createHash('sha256').update(renderBooklet(booklet, [])).digest('hex').slice(0, 8);
  if (documents[id]?.hash === hash) return;
  const lengths: number[] = [];
  for (const section of booklet.sections) lengths.push(countPages(await printMarkup(renderSection(booklet, section))));
  keep(id, hash, await printMarkup(renderBooklet(booklet, lengths)));
}

/** Under an address of the site, so that its pictures are found. */
async function printMarkup(markup: string): Promise<Buffer> {
  const address = new URL('/booklet', url).href;
  await page.route(address, (route) => route.fulfill({ body: markup, contentType: 'text/html; charset=utf-8' }));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${address} was not taken for the booklet: ${response?.status()}`);
  // All of them, but those of the machine that stand in: what stands in the margins alone asks for none.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].filter(({ family }) => family === 'Poppins').map((font) => font.load()));
  });
  const pdf = await print();
  await page.unroute(address);
  return pdf;
}

function print(): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1;
}

function keep(id: string, hash: string, pdf: Buffer): void {
  for (const old of globSync(`${FOLDER}/${id}.*.pdf`)) rmSync(old);
  writeFileSync(`${FOLDER}/${id}.${hash}.pdf`, pdf);
  documents[id] = { hash, bytes: pdf.byteLength, pages: countPages(pdf) };
  console.log(`${id}: ${documents[id].pages} pages, ${Math.round(pdf.byteLength / 1000)} kB`);
}
