import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Composition, composeSheet, composeStyles, findShortClasses } from './compose.ts';
import { shortenAttributes } from './short-classes.ts';

const TABLE = 'virtual:page-styles';
const NOTHING = '\0no-styles';
/** What a script asks for that brings its own styles: the sheet as text. To Vite it must not look like one. */
const SHEET = '.css?sheet';
const TEXT = '\0sheet:';

/**
 * `virtual:page-styles`: the styles of every page type. Components import their sheets, which says which pages need
 * them; the modules themselves get nothing from that, neither in the worker nor in the browser. The client's build
 * also writes the rules of paper and the fonts as files. `import sheet from './x.css?sheet'` is
 * the text of a sheet, for what is loaded later.
 */
export function pageStyles(): Plugin {
  let minify = false;
  let classes: ReadonlyMap<string, string> = new Map();
  return {
    name: 'page-styles',
    enforce: 'pre',
    configResolved(config) {
      minify = config.command === 'build';
      if (minify) classes = findShortClasses();
    },
    resolveId(source, importer) {
      if (source === TABLE) return `\0${TABLE}`;
      if (source.endsWith(SHEET) && importer) {
        const sheet = source.slice(0, -SHEET.length);
        return TEXT + (sheet.startsWith('#') ? sheet.slice(1) : relative('', resolve(dirname(importer), sheet)));
      }
      return source.endsWith('.css') ? NOTHING : undefined;
    },
    load(id) {
      if (id === NOTHING) return { code: 'export {}', moduleSideEffects: false };
      if (id.startsWith(TEXT)) {
        const file = `${id.slice(TEXT.length)}.css`;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(composeSheet(file, { minify }))}`;
      }
      if (id !== `\0${TABLE}`) return;
      const { pages, print, sources } = composeStyles({ minify });
      for (const file of sources) this.addWatchFile(file);
      return writeTable(pages, print?.file);
    },
    transform(code, id) {
      if (!minify || !id.endsWith('.tsx')) return;
      const short = shortenAttributes(code, classes);
      return short === code ? undefined : { code: short, map: null };
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.css')) return;
      const table = this.environment.moduleGraph.getModuleById(`\0${TABLE}`);
      if (table) this.environment.moduleGraph.invalidateModule(table);
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return modules.filter(({ type }) => type !== 'css');
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { print, fonts } = composeStyles({ minify });
      if (print) this.emitFile({ type: 'asset', fileName: print.file.slice(1), source: print.css });
      for (const [address, source] of fonts) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(source) });
      }
    },
  };
}

/** The table as a module, with the text of a sheet once however many page types have it. */
function writeTable(pages: Composition['pages'], print: string | undefined): string {
  const texts = [...new Set(Object.values(pages).flatMap(({ sheets }) => sheets))];
  const rows = Object.entries(pages).map(([id, { sheets, hash }]) => {
    const css = `join(${sheets.map((sheet) => texts.indexOf(sheet)).join()})`;
    return `${JSON.stringify(id)}: { css: ${css}, hash: ${JSON.stringify(hash)} }`;
  });
  return [
    `const texts = ${JSON.stringify(texts)};`,
    `const join = (...sheets) => sheets.map((sheet) => texts[sheet]).join('');`,
    `export const print = ${JSON.stringify(print)};`,
    `export default { ${rows.join(',\n')} };`,
  ].join('\n');
}
