import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Row, type Scene, screensOf } from './rows.ts';

const blender = new URL('blender/', import.meta.url);
const screens = new URL('screens/', import.meta.url);

/** What every picture is cleaned with. */
const weights = new URL('blender/rt_hdr_alb_nrm.tza', import.meta.url);

/** What the interfaces of programs share. */
const shared = ['interface.css', 'interface.js'];

/** What a picture is made from, as one hash: its row and its screens; of a scene the Python it reaches and the denoiser's weights too. */
export function fingerprint(row: Row): string {
  const sources = [
    ...('capture' in row ? shared.map((name) => readFileSync(new URL(name, screens))) : sourcesOf(row)),
    ...screensOf(row).map((name) => readFileSync(new URL(`${name}.html`, screens))),
  ];
  const hash = createHash('sha256').update(JSON.stringify(row));
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}

function sourcesOf(row: Scene): Buffer[] {
  const modules = reachable(['render', `sets.${row.set}`, ...row.models.map(({ model }) => `models.${model}`)]);
  return [...modules.map((name) => readFileSync(moduleFile(name))), readFileSync(weights)];
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
