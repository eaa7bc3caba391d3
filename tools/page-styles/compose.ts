import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'lightningcss';
import { findPages } from './find-pages.ts';
import { findSheets } from './find-sheets.ts';

/** Floors of the cascade, lowest first; as with imports, what stands above decides. */
const FLOORS = [
  { layer: 'base', place: /^client\// },
  { layer: 'ui', place: /^(shared|worker\/ui)\// },
  { layer: 'layouts', place: /^worker\/(layouts|blocks)\// },
  { layer: 'pages', place: /^worker\/(?!(ui|layouts|blocks)\/)/ },
] as const;

/** What every page has. */
const BASE = globSync('client/styles/*.css').toSorted();
/** What every page passes through, and what the status pages are made of. */
const RENDERER = 'worker/responses/render.tsx';
const STATUS_PAGES = 'worker/responses/status.ts';

/** Browsers of the last two and a half years: version in the high sixteen bits. They know nesting. */
const TARGETS = { chrome: 125 << 16, edge: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (5 << 8) };

/** The styles of one page type: its sheets one after the other. */
interface PageStyles {
  sheets: readonly string[];
  /** SHA-256 of all of them, base64, as a content policy allows it. */
  hash: string;
  /** Address of the same as a file. */
  file: string;
}

export interface Composition {
  /** By page type; `status` for the status pages. */
  pages: Readonly<Record<string, PageStyles>>;
  /** Files that the styles name: where each comes from, by its address. */
  fonts: ReadonlyMap<string, string>;
  /** Everything it was made of that can change. */
  sources: readonly string[];
}

/**
 * The styles of every page type: the base, and the sheets that its modules import, floor by floor in a layer each, so
 * that the order of imports decides nothing between floors. Each sheet is compiled by itself: page types share its text.
 */
export function composeStyles({ minify }: { minify: boolean }): Composition {
  const fonts = new Map<string, string>();
  const entries = [...findPages(), ['status', STATUS_PAGES] as const].map(
    ([id, entry]) => [id, [...BASE, ...findSheets([RENDERER, entry])]] as const,
  );
  const sources = [...new Set(entries.flatMap(([, files]) => files))];
  const compiled = sources.map((file) => compileSheet(file, minify, fonts));
  const finished = minify ? shortenNames(compiled) : compiled;
  const sheetOf = new Map(sources.map((file, index) => [file, finished[index] ?? '']));
  const pages = entries.map(([id, files]) => {
    const layers = FLOORS.flatMap(({ layer, place }) => {
      const sheets = files.filter((file) => place.test(file)).map((file) => sheetOf.get(file) ?? '');
      return sheets.length > 0 ? [`@layer ${layer}{`, ...sheets, '}'] : [];
    });
    const sheets = [ORDER, ...layers];
    const css = sheets.join('');
    const hash = createHash('sha256').update(css).digest('base64');
    return [id, { sheets, hash, file: nameFile(`${id}.css`, css) }] as const;
  });
  return { pages: Object.fromEntries(pages), fonts, sources };
}

const ORDER = `@layer ${FLOORS.map(({ layer }) => layer).join(',')};`;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MEDIA = readFileSync('client/styles/media/custom-media.css', 'utf8');

/** A sheet by itself; the files it names are added to `fonts`. */
function compileSheet(file: string, minify: boolean, fonts: Map<string, string>): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(`${MEDIA}${readFileSync(file, 'utf8')}`),
    minify,
    targets: TARGETS,
    drafts: { customMedia: true },
  });
  // In nested rules `& ` goes without saying, as does a space after a comma; the compiler says both all the same.
  const css = minify
    ? code
        .toString()
        .replaceAll(', ', ',')
        .replaceAll(/(?<=[{};,])&(?: |(?=[>+~]))/g, '')
    : code.toString();
  return css.replaceAll(/url\("?(@[^")]+)"?\)/g, (_, name: string) => {
    const source = `node_modules/${name}`;
    const address = minify ? nameFile(source, readFileSync(source)) : `/${source}`;
    fonts.set(address, source);
    return `url("${address}")`;
  });
}

/**
 * Custom properties under names of a letter or two, the frequent ones first: nothing but these sheets knows them, and
 * every page carries them.
 */
function shortenNames(sheets: readonly string[]): string[] {
  const name = /(?<![\w-])--[a-z][\w-]*/g;
  const uses = Map.groupBy(
    sheets.flatMap((css) => css.match(name) ?? []),
    (found) => found,
  );
  const byUse = [...uses].toSorted(([, one], [, other]) => other.length - one.length).map(([found]) => found);
  const short = new Map(
    byUse.map((found, index) => [found, `--${LETTERS[Math.floor(index / 26) - 1] ?? ''}${LETTERS[index % 26]}`]),
  );
  return sheets.map((css) => css.replaceAll(name, (found) => short.get(found) ?? found));
}

function nameFile(name: string, content: string | Uint8Array): string {
  const [stem, extension] = basename(name).split(/\.(?=\w+$)/);
  return `/assets/${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
}
