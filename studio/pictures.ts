/**
 * Renders the pictures whose sources changed and delivers them to the embedded backend.
 *
 *   npm run pictures                       what changed
 *   npm run pictures -- hero cais-22-front these, changed or not
 *   npm run pictures -- hero --draft       half size, few samples, only a PNG to look at
 *   npm run pictures -- --keep             take the present files as current, after a change that cannot be seen;
 *                                          of a width that is new to a row a file is cut from the largest
 *
 * Needs Blender 3.4 (elsewhere: BLENDER) and Chromium (elsewhere: CHROMIUM_PATH). Nothing else of the project does.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale } from '#shared/i18n/locales.ts';
import { cut, type Developed, deliver, removeOlder } from './encode.ts';
import { fingerprint } from './fingerprint.ts';
import { frame } from './frame.ts';
import { type Rendered, render } from './render.ts';
import { localesOf, type Row, readRows, screensOf } from './rows.ts';
import { photographScreens, type Shot } from './screens.ts';

interface Delivered extends Developed {
  /** The hash in languages that have a picture of their own. */
  hashes?: Partial<Record<Locale, string>>;
  screen?: [number, number][];
  source: string;
}

/** Pixels: what a row is delivered in that names no widths. */
const USUAL_WIDTHS = [400, 800, 1200];

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
  for (const row of chosen) await keep(row);
} else if (chosen.length > 0) {
  const folder = options.draft ? join(tmpdir(), 'studio-drafts') : mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(folder, { recursive: true });
  await photographScreens(chosen.flatMap(shotsOf), folder);
  for (const row of chosen) await (options.draft ? draft(row, folder) : make(row, folder));
} else {
  console.log('Every picture is current.');
}

async function make(row: Row, folder: string): Promise<void> {
  const started = Date.now();
  const source = fingerprint(row);
  const { masters, screen } = await photograph(row, folder, localesOf(row));
  const developed = new Map<Locale, Developed>();
  for (const [locale, master] of masters) {
    developed.set(locale, await deliver(row.id, master, row.size, row.widths ?? USUAL_WIDTHS));
  }
  const [first, ...others] = developed;
  if (!first) throw new Error(`${row.id} was made in no language`);
  removeOlder(
    row.id,
    [...developed.values()].map(({ hash }) => hash),
  );
  const hashes = Object.fromEntries(others.map(([locale, { hash }]) => [locale, hash]));
  record(row.id, { ...first[1], ...(others.length > 0 && { hashes }), ...(screen && { screen }), source });
  console.log(`${row.id}: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
}

function photograph(row: Row, folder: string, languages: readonly Locale[]): Promise<Rendered> {
  return 'capture' in row ? frame(row, folder, languages) : render(row, folder, languages);
}

/** The screens a picture shows, in each of its languages. */
function shotsOf(row: Row): Shot[] {
  return screensOf(row).flatMap((name) => localesOf(row).map((locale) => ({ name, locale })));
}

async function draft(row: Row, folder: string): Promise<void> {
  const [width, height] = row.size;
  const size: Row['size'] = [Math.round(width / 2), Math.round(height / 2)];
  const small: Row = 'capture' in row ? row : { ...row, size, samples: Math.ceil(row.samples / 2) };
  const { masters } = await photograph(small, folder, localesOf(row).slice(0, 1));
  console.log(...masters.values());
}

function isStale(row: Row): boolean {
  return readLedger()[row.id]?.source !== fingerprint(row);
}

async function keep(row: Row): Promise<void> {
  const delivered = readLedger()[row.id];
  if (!delivered) return;
  const largest = Math.max(...delivered.widths);
  const added = (row.widths ?? USUAL_WIDTHS).filter((width) => width < largest && !delivered.widths.includes(width));
  for (const hash of [delivered.hash, ...Object.values(delivered.hashes ?? {})])
    await cut(row.id, hash, largest, added);
  const widths = [...delivered.widths, ...added].toSorted((a, b) => a - b);
  record(row.id, { ...delivered, widths, source: fingerprint(row) });
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
