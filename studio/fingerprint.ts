import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Row, screensOf } from './rows.ts';

const blender = new URL('blender/', import.meta.url);
const screens = new URL('screens/', import.meta.url);

/** What every picture is cleaned with. */
const weights = new URL('blender/rt_hdr_alb_nrm.tza', import.meta.url);

/** What a picture is made from, as one hash: its row, the Python it reaches, the denoiser's weights and its screens. */
export function fingerprint(row: Row): string {
  const modules = reachable(['render', `sets.${row.set}`, ...row.models.map(({ model }) => `models.${model}`)]);
  const sources = [
    ...modules.map((name) => readFileSync(moduleFile(name))),
    readFileSync(weights),
    ...screensOf(row).map((name) => readFileSync(new URL(`${name}.html`, screens))),
  ];
  const hash = createHash('sha256').update(JSON.stringify(row));
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}

/** The modules of the studio that some modules import, directly or not, sorted. */
function reachable(start: string[]): string[] {
  const found = new Set(start);
  for (const name of found) {
    const text = readFileSync(moduleFile(name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/^\s*(?:from|import) ([\w.]+)/gm)) {
      if (existsSync(moduleFile(imported))) found.add(imported);
    }
  }
  return [...found].toSorted();
}

function moduleFile(name: string): URL {
  return new URL(`${name.replaceAll('.', '/')}.py`, blender);
}
