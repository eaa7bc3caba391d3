import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { findPages } from './find-pages.ts';
import { findSheets } from './find-sheets.ts';
import { findConstants, inlineConstants } from './inline-constants.ts';
import { nameClassesShortly } from './short-classes.ts';
import { nameShortly, shorten } from './shorten.ts';
import { splitPrint } from './split-print.ts';

/** Floors of the cascade, lowest first; as with imports, what stands above decides. */
const FLOORS = [
  { layer: 'base', place: /^client\// },
  { layer: 'ui', place: /^(shared|worker\/ui)\// },
  { layer: 'layouts', place: /^worker\/(layouts|blocks)\// },
  { layer: 'pages', place: /^worker\// },
] as const;

/** What every page has. */
const BASE = globSync('client/styles/*.css').toSorted();
/** What the answers that need it have besides: of a thank-you, of a form that came back, of a kind of block. */
const BY_CONTENT = globSync('{shared,worker}/**/*.css').toSorted();
/** What every page passes through, and what the status pages are made of. */
const RENDERER = 'worker/responses/render.tsx';
const STATUS_PAGES = 'worker/responses/status.ts';

/** Knows no colours but hexadecimal ones. */
const OLD = { chrome: 80 << 16 };
/** Browsers of the last two and a half years: version in the high sixteen bits. They know nesting. */
const TARGETS = { chrome: 125 << 16, edge: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (5 << 8) };

/** The styles of one page type: its sheets one after the other. */
interface PageStyles {
  sheets: readonly string[];
  /** SHA-256 of all of them, base64, as a content policy allows it. */
  hash: string;
}

export interface Composition {
  /** By page type; `status` for the status pages. */
  pages: Readonly<Record<string, PageStyles>>;
  /** What all sheets say of paper, as one file that every page names; nothing where they are not minified. */
  print: { css: string; file: string } | undefined;
  /** Files that the styles name: where each comes from, by its address. */
  fonts: ReadonlyMap<string, string>;
  /** Everything it was made of that can change. */
  sources: readonly string[];
}

/**
 * The styles of every page type: the base, and the sheets that its modules import. Each sheet is compiled by itself, in
 * the layer of its floor, so that the order of imports decides nothing between floors and page types share its text.
 */
export function composeStyles({ minify }: { minify: boolean }): Composition {
  const fonts = new Map<string, string>();
  const compiled = new Map<string, { screen: string; print: string }>();
  const compile = createCompiler(minify, fonts);
  const compileOnce = (file: string) => {
    const known = compiled.get(file);
    if (known) return known;
    const made = compile(file);
    compiled.set(file, made);
    return made;
  };
  const entries = new Map([...findPages(), ['status', STATUS_PAGES]]);
  const pages = [...entries].map(([id, entry]) => {
    const files = [...BASE, ...findSheets([RENDERER, entry])].toSorted(
      (one, other) => findFloor(one) - findFloor(other),
    );
    const sheets = [ORDER, ...layOut(files, (file) => compileOnce(file).screen)];
    const css = sheets.join('');
    const hash = createHash('sha256').update(css).digest('base64');
    return [id, { sheets, hash }] as const;
  });
  // What stands in pages by their content, not by their modules, says something of paper too.
  for (const file of BY_CONTENT) compileOnce(file);
  const sources = [...compiled.keys()];
  const paper = [ORDER, ...layOut(sources, (file) => compileOnce(file).print)].join('');
  const print = minify ? { css: paper, file: nameFile('print.css', paper) } : undefined;
  return { pages: Object.fromEntries(pages), print, fonts, sources };
}

/** One sheet as text, for a script that brings its own styles: it names properties and classes as the pages do. */
export function composeSheet(file: string, { minify }: { minify: boolean }): string {
  const { screen, print } = createCompiler(minify, new Map())(file);
  return screen + print;
}

/**
 * Sheets as one text with all names as they are written, for pages that the build does not make; what is used of fonts
 * lies where the site's own pages have it.
 */
export function composePlainly(files: readonly string[]): string {
  return files.map((file) => compileSheet(file, new Map(), true, new Map())).join('');
}

/** What compiles sheets, one by one, with names that all of them share. */
function createCompiler(
  minify: boolean,
  fonts: Map<string, string>,
): (file: string) => { screen: string; print: string } {
  const constants = minify ? findConstants(readSheets(), mixColour) : new Map<string, string>();
  const names = nameShortly(readSheets().map((css) => inlineConstants(css, constants)));
  const classes = findShortClasses();
  return (file) => {
    const sheet = compileSheet(file, constants, minify, fonts);
    return minify ? splitPrint(shorten(sheet, names, classes)) : { screen: sheet, print: '' };
  };
}

const ORDER = `@layer ${FLOORS.map(({ layer }) => layer).join(',')};`;
/** Everything that may name a custom property. */
const SHEETS = globSync('{client,shared,worker}/**/*.css').toSorted();
const MEDIA = readFileSync('client/styles/media/custom-media.css', 'utf8');

function readSheets(): string[] {
  return SHEETS.map((file) => readFileSync(file, 'utf8'));
}

/** The short names of classes, for sheets and modules alike. */
export function findShortClasses(): ReadonlyMap<string, string> {
  return nameClassesShortly(readSheets());
}

function findFloor(file: string): number {
  return FLOORS.findIndex(({ place }) => place.test(file));
}

/** Sheets floor by floor, each floor in its layer. */
function layOut(files: readonly string[], read: (file: string) => string): string[] {
  return FLOORS.flatMap(({ layer }, floor) => {
    const own = files.filter((file) => findFloor(file) === floor).flatMap((file) => read(file) || []);
    return own.length === 0 ? [] : [`@layer ${layer} {`, ...own, '}'];
  });
}

/** A sheet; the files it names are added to `fonts`. */
function compileSheet(
  file: string,
  constants: ReadonlyMap<string, string>,
  minify: boolean,
  fonts: Map<string, string>,
): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(`${MEDIA}${inlineConstants(readFileSync(file, 'utf8'), constants)}`),
    minify,
    targets: TARGETS,
    drafts: { customMedia: true },
  });
  return Buffer.from(code)
    .toString()
    .replaceAll(/oklab\([^()]*\)/g, (colour) => mixColour(colour) ?? colour)
    .replaceAll(/url\("?(\.\/[^")]+)"?\)/g, (_, name: string) => {
      const source = join(dirname(file), name);
      const address = minify ? nameFile(source, readFileSync(source)) : `/${source}`;
      fonts.set(address, source);
      return `url("${address}")`;
    });
}

/** The hexadecimal colour that a colour is. */
function mixColour(colour: string): string | undefined {
  const { code } = transform({
    filename: 'mix.css',
    code: Buffer.from(`a{color:${colour}}`),
    minify: true,
    targets: OLD,
  });
  return /#[\da-f]{3,8}/.exec(Buffer.from(code).toString())?.[0];
}

function nameFile(name: string, content: string | Uint8Array): string {
  const [stem, extension] = basename(name).split(/\.(?=\w+$)/);
  return `/assets/${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
}
