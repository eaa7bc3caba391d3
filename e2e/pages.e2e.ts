import { expect } from 'playwright/test';
import { localeFacts } from '#shared/i18n/locales.ts';
import { site } from '#shared/site.ts';
import {
  type Element,
  findElements,
  mapAtOnce,
  type PageDocument,
  readAttribute,
  readEveryPage,
  readPage,
  readText,
} from './documents.ts';
import { everyPage, findPageId, test } from './site.ts';

/*
 * What holds for every page of the site, read over HTTP without a browser. Each test gathers all it finds wrong, so
 * that one run tells everything.
 */

/** As many characters as a search engine shows of a title. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = { least: 110, most: 160 };

let pages: PageDocument[];
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? '';
  pages = await readEveryPage(origin);
});

test('every page answers, in its language', () => {
  const wrong = pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
  for (const { path, locale, root } of pages) {
    const lang = findElements(root, 'html').map((html) => readAttribute(html, 'lang'))[0];
    if (lang !== localeFacts[locale].tag) wrong.push(`${path}: lang ${lang}`);
  }
  expect(wrong).toEqual([]);
  expect(new Set(everyPage).size).toBe(everyPage.length);
});

test('every title is its own and short, and ends with the brand where that fits', () => {
  const wrong = findShared(pages.map(({ path, root }) => [path, readTitle(root)]));
  for (const { path, root } of pages) {
    const title = readTitle(root);
    // The brand fits where the title with ' · ' and the brand is no longer than what is shown.
    const own = readMeta(root, 'property', 'og:title') ?? '';
    const branded = `${own} · ${site.name}`;
    const expected = own === site.name || branded.length > TITLE_LENGTH ? own : branded;
    if (title !== expected) wrong.push(`${path}: «${title}» instead of «${expected}»`);
    if (title.length > TITLE_LENGTH) wrong.push(`${path}: ${title.length} characters, «${title}»`);
  }
  expect(wrong).toEqual([]);
});

test('every page is indexed but results, and a page that does not exist is not', async () => {
  const missing = await mapAtOnce(['/nada', '/en/nothing', '/es/nada'], (path) => readPage(origin, path));
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
  const wrong = [...pages, ...missing]
    .filter((page) => isIndexed(page) !== (page.status === 200 && findPageId(page.path) !== 'results'))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test('every indexed page has a description of its own, of a length that is shown whole', () => {
  const indexed = pages.filter(isIndexed);
  const wrong = findShared(indexed.map(({ path, root }) => [path, readMeta(root, 'name', 'description') ?? '']));
  for (const { path, root } of indexed) {
    const { length } = readMeta(root, 'name', 'description') ?? '';
    if (length < DESCRIPTION_LENGTH.least || length > DESCRIPTION_LENGTH.most) wrong.push(`${path}: ${length}`);
  }
  expect(wrong).toEqual([]);
});

test('every page names its own address, and itself in other languages, which name it too', () => {
  const alternates = new Map(pages.map((page) => [page.path, readAlternates(page)]));
  const wrong: string[] = [];
  for (const page of pages.filter(isIndexed)) {
    const { path, locale } = page;
    if (readLink(page, 'canonical') !== path) wrong.push(`${path}: canonical ${readLink(page, 'canonical')}`);
    const named = alternates.get(path) ?? new Map();
    if (named.get(localeFacts[locale].tag) !== path) wrong.push(`${path}: does not name itself`);
    if (named.get('x-default') !== named.get(localeFacts.pt.tag)) wrong.push(`${path}: x-default`);
    for (const other of named.values()) {
      if (String([...(alternates.get(other) ?? [])]) !== String([...named])) wrong.push(`${path}: ${other} differs`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every page has one first heading, and no heading skips a level', () => {
  const wrong: string[] = [];
  for (const { path, root } of pages) {
    const headings = findElements(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    if (levels.filter((level) => level === 1).length !== 1) wrong.push(`${path}: h1`);
    for (const [index, heading] of headings.entries()) {
      if ((levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        wrong.push(`${path}: ${heading.tagName} ${readText(heading)}`);
      if (readText(heading).trim() === '') wrong.push(`${path}: ${heading.tagName} is empty`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every picture has its size and a text, every drawing a text or nothing to read', () => {
  const wrong = pages.flatMap(({ path, root }) => {
    const named = findNamed(root);
    const images = findElements(root, 'img').flatMap((image) => judgeImage(image, named.has(image)));
    const drawings = findElements(root, 'svg').flatMap(judgeDrawing);
    return [...images, ...drawings].map((fault) => `${path}: ${fault}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('every link and every file of every page answers, without a redirect inside the site', async () => {
  const known = new Set(pages.map(({ path }) => path));
  const namedBy = new Map<string, string>();
  for (const { path, root } of pages) {
    for (const { pathname, search } of findUrls(root, path)) {
      // The language menu is answered by a redirect that remembers the choice.
      const address = `${pathname}${search}`;
      if (pathname === '/locale' || known.has(address)) continue;
      if (!namedBy.has(address)) namedBy.set(address, path);
    }
  }
  const answers = await mapAtOnce([...namedBy], async ([address, path]) => {
    const response = await fetch(`${origin}${address}`, { redirect: 'manual' });
    await response.body?.cancel();
    return response.status === 200 ? [] : [`${path}: ${address} answers ${response.status}`];
  });
  expect(answers.flat()).toEqual([]);
  expect(known.size + namedBy.size).toBeGreaterThan(80);
});

test('every anchor is there, on the same page or another', async () => {
  const links = pages.map(({ path, root }) => ({ path, urls: findUrls(root, path).filter(({ hash }) => hash !== '') }));
  const known = new Set(pages.map(({ path }) => path));
  // A comparison, say: what only a query makes of a page that is known.
  const asked = links
    .flatMap(({ urls }) => urls)
    .filter(({ pathname, search }) => known.has(pathname) && !known.has(`${pathname}${search}`))
    .map(({ pathname, search }) => `${pathname}${search}`);
  const others = await mapAtOnce([...new Set(asked)], (path) => readPage(origin, path));
  const ids = new Map([...pages, ...others].map(({ path, root }) => [path, new Set(listIds(root))]));
  const wrong = links.flatMap(({ path, urls }) =>
    urls
      .filter(({ hash, pathname, search }) => {
        const target = ids.get(`${pathname}${search}`);
        return target !== undefined && !target.has(decodeURIComponent(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${path}: ${pathname}${hash}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
  for (const [path, list] of pages.map(({ path, root }) => [path, listIds(root)] as const)) {
    expect(new Set(list).size, `ids of ${path}`).toBe(list.length);
  }
});

function listIds(root: PageDocument['root']): string[] {
  return findElements(root).flatMap((element) => readAttribute(element, 'id') ?? []);
}

/** Says which texts stand on more than one page. */
function findShared(entries: readonly (readonly [path: string, text: string])[]): string[] {
  return [...Map.groupBy(entries, ([, text]) => text)]
    .filter(([, group]) => group.length > 1)
    .map(([text, group]) => `${group.map(([path]) => path).join(' and ')}: the same «${text}»`);
}

function readTitle(root: PageDocument['root']): string {
  // A drawing may have a title too.
  return findElements(root, 'head').flatMap((head) => findElements(head, 'title').map(readText))[0] ?? '';
}

function readMeta(root: PageDocument['root'], key: 'name' | 'property', value: string): string | undefined {
  const meta = findElements(root, 'meta').find((element) => readAttribute(element, key) === value);
  return meta && readAttribute(meta, 'content');
}

function isIndexed({ root }: PageDocument): boolean {
  return !readMeta(root, 'name', 'robots')?.includes('noindex');
}

/** Path and query that a `link` of the head names; an address outside the site whole. */
function readLink({ root }: PageDocument, rel: string): string | undefined {
  const link = findElements(root, 'link').find((element) => readAttribute(element, 'rel') === rel);
  return link && readAttribute(link, 'href')?.replace(origin, '');
}

/** The page in each language it says to exist in, by the tag of the language. */
function readAlternates({ root }: PageDocument): Map<string, string> {
  return new Map(
    findElements(root, 'link')
      .filter((link) => readAttribute(link, 'rel') === 'alternate' && readAttribute(link, 'hrefLang') !== undefined)
      .map((link) => [readAttribute(link, 'hrefLang') ?? '', readAttribute(link, 'href')?.replace(origin, '') ?? '']),
  );
}

/** Addresses of this site that a page names: links, files, every candidate of every picture. */
function findUrls(root: PageDocument['root'], path: string): URL[] {
  return findElements(root)
    .flatMap((element) => [
      ...['href', 'src', 'poster'].flatMap((name) => readAttribute(element, name) ?? []),
      ...listCandidates(element),
    ])
    .map((address) => new URL(address, `${origin}${path}`))
    .filter((url) => url.origin === origin);
}

function listCandidates(element: Element): string[] {
  const { srcSet } = element.properties;
  const candidates = Array.isArray(srcSet) ? srcSet.map(String) : String(srcSet ?? '').split(',');
  return candidates.flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);
}

/** Pictures in links that say in words what is seen: heard twice it would be in the way. */
function findNamed(root: PageDocument['root']): Set<Element> {
  const links = findElements(root, 'a').filter((link) => readText(link).trim() !== '');
  return new Set(links.flatMap((link) => findElements(link, 'img')));
}

function judgeImage(image: Element, named: boolean): string[] {
  const [source, width, height, alt] = ['src', 'width', 'height', 'alt'].map((name) => readAttribute(image, name));
  const faults = Number(width) > 0 && Number(height) > 0 ? [] : [`${source} has no size`];
  const hidden = named || readAttribute(image, 'ariaHidden') === 'true';
  return alt?.trim() || (hidden && alt === '') ? faults : [...faults, `${source} has no text`];
}

/** A drawing is hidden from readers, or says what it shows. */
function judgeDrawing(drawing: Element): string[] {
  const texts = [
    readAttribute(drawing, 'ariaLabel'),
    readAttribute(drawing, 'ariaLabelledBy'),
    ...findElements(drawing, 'title').map(readText),
  ];
  // What holds links is a group: a picture could hold nothing.
  const role = findElements(drawing, 'a').length > 0 ? 'group' : 'img';
  const named = readAttribute(drawing, 'role') === role && texts.some((text) => text?.trim());
  return named || readAttribute(drawing, 'ariaHidden') === 'true' ? [] : ['a drawing has no text'];
}
