/**
 * Renders the pictures whose sources changed and delivers them to the embedded backend.
 *
 *   npm run pictures                       what changed
 *   npm run pictures -- hero cais-22-front these, changed or not
 *   npm run pictures -- hero --draft       half size, few samples, only a PNG to look at
 *   npm run pictures -- --keep             take the present files as current, after a change that cannot be seen
 *
 * Needs Blender 3.4 (elsewhere: BLENDER) and Chromium (elsewhere: CHROMIUM_PATH). Nothing else of the project does.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Developed, deliver } from './encode.ts';
import { fingerprint } from './fingerprint.ts';
import { render } from './render.ts';
import { type Row, readRows, screensOf } from './rows.ts';
import { photographScreens } from './screens.ts';

type Delivered = Developed & { source: string };

const ledger = new URL('../backend/content/pictures.json', import.meta.url);
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});

const rows = readRows();
for (const id of wanted) {
  if (!rows.some((row) => row.id === id)) throw new Error(`no picture is called ${id}`);
}
const chosen = rows.filter((row) => (wanted.length > 0 ? wanted.includes(row.id) : isStale(row)));

if (options.keep) {
  for (const row of chosen) keep(row);
} else if (chosen.length > 0) {
  const folder = options.draft ? join(tmpdir(), 'studio-drafts') : mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(folder, { recursive: true });
  await photographScreens(chosen.flatMap(screensOf), folder);
  for (const row of chosen) await (options.draft ? draft(row, folder) : make(row, folder));
} else {
  console.log('Every picture is current.');
}

async function make(row: Row, folder: string): Promise<void> {
  const started = Date.now();
  const source = fingerprint(row);
  const master = await render(row, folder);
  record(row.id, { ...(await deliver(row.id, master, row.size, row.widths ?? [400, 800, 1200])), source });
  console.log(`${row.id}: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
}

async function draft(row: Row, folder: string): Promise<void> {
  const [width, height] = row.size;
  const samples = Math.ceil(row.samples / 2);
  console.log(await render({ ...row, size: [Math.round(width / 2), Math.round(height / 2)], samples }, folder));
}

function isStale(row: Row): boolean {
  return readLedger()[row.id]?.source !== fingerprint(row);
}

function keep(row: Row): void {
  const delivered = readLedger()[row.id];
  if (delivered) record(row.id, { ...delivered, source: fingerprint(row) });
}

function readLedger(): Record<string, Delivered> {
  return JSON.parse(readFileSync(ledger, 'utf8')) as Record<string, Delivered>;
}

/** Writes after each picture, so that an interrupted run keeps what is done. */
function record(id: string, delivered: Delivered): void {
  const all = Object.entries({ ...readLedger(), [id]: delivered });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
}
