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
  { layer: 'pages', place: /^worker\// },
] as const;

/** What every page has. */
const BASE = globSync('client/styles/*.css').toSorted();
/** What every page passes through, and what the status pages are made of. */
const RENDERER = 'worker/responses/render.tsx';
const STATUS_PAGES = 'worker/responses/status.ts';

/** Browsers of the last two and a half years, as Vite means them for scripts: version in the high sixteen bits. */
const TARGETS = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** The styles of one page type. */
interface PageStyles {
  css: string;
  /** SHA-256 of it, base64, as a content policy allows it. */
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

/** The styles of every page type: the base, and the sheets that its modules import. */
export function composeStyles({ minify }: { minify: boolean }): Composition {
  const fonts = new Map<string, string>();
  const entries = new Map([...findPages(), ['status', STATUS_PAGES]]);
  const sheets = [...entries].map(([id, entry]) => [id, [...BASE, ...findSheets([RENDERER, entry])]] as const);
  const pages = sheets.map(([id, files]) => {
    const css = compile(layerSheets(files), minify).replaceAll(/url\("?(@[^")]+)"?\)/g, (_, name: string) => {
      const source = `node_modules/${name}`;
      const address = minify ? nameFile(source, readFileSync(source)) : `/${source}`;
      fonts.set(address, source);
      return `url("${address}")`;
    });
    const hash = createHash('sha256').update(css).digest('base64');
    return [id, { css, hash, file: nameFile(`${id}.css`, css) }] as const;
  });
  return { pages: Object.fromEntries(pages), fonts, sources: [...new Set(sheets.flatMap(([, files]) => files))] };
}

/** A floor in a layer of its own, so that the order of imports decides nothing between floors. */
function layerSheets(files: readonly string[]): string {
  const layers = FLOORS.map(({ layer, place }) => {
    const own = files.filter((file) => FLOORS.find((floor) => floor.place.test(file))?.place === place);
    return `@layer ${layer} {\n${own.map((file) => readFileSync(file, 'utf8')).join('\n')}\n}`;
  });
  return [`@layer ${FLOORS.map(({ layer }) => layer).join(', ')};`, MEDIA, ...layers].join('\n');
}

const MEDIA = readFileSync('client/styles/media/custom-media.css', 'utf8');

function compile(css: string, minify: boolean): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify,
    targets: TARGETS,
    drafts: { customMedia: true },
  });
  return Buffer.from(code).toString();
}

function nameFile(name: string, content: string | Uint8Array): string {
  const [stem, extension] = basename(name).split(/\.(?=\w+$)/);
  return `/assets/${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
}
