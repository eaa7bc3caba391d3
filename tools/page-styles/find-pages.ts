import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { resolveImport } from './find-sheets.ts';

const TABLE = 'worker/pages/index.ts';

/**
 * The module of every page type, by its id: the rows of the table of page types, read as they are written, so that
 * there is no second list. Throws where a row is not the plain name of something imported.
 */
export function findPages(): ReadonlyMap<string, string> {
  const { program, module } = parseSync(TABLE, readFileSync(TABLE, 'utf8'));
  const modules = new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map((entry) => [entry.localName.value, moduleRequest.value] as const),
    ),
  );
  const table = program.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === 'pageTypes')?.init;
  if (table?.type !== 'ObjectExpression') throw new Error(`${TABLE}: pageTypes is no table`);
  return new Map(
    table.properties.map((row) => {
      const isPlain = row.type === 'Property' && row.value.type === 'Identifier';
      const id =
        isPlain && (row.key.type === 'Identifier' ? row.key.name : row.key.type === 'Literal' && row.key.value);
      const source = isPlain && row.value.type === 'Identifier' && modules.get(row.value.name);
      const file = source ? resolveImport(TABLE, source) : undefined;
      if (typeof id !== 'string' || file === undefined) throw new Error(`${TABLE}: a row that names no imported page`);
      return [id, file];
    }),
  );
}
