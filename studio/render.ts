import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scene } from './rows.ts';
import { shotFile } from './screens.ts';

/** What Blender gives: the path of a master PNG in each language, and where the live screen lies in it. */
export interface Rendered {
  masters: Map<Locale, string>;
  /** Corners as fractions of width and height, clockwise from top left. */
  screen?: [number, number][];
}

/** Renders one row with Blender (3.4, no window) in its languages; throws what Blender said. */
export async function render(row: Scene, folder: string, locales: readonly Locale[]): Promise<Rendered> {
  const script = fileURLToPath(new URL('blender/render.py', import.meta.url));
  const order = join(folder, `${row.id}.json`);
  const found = join(folder, `${row.id}.found.json`);
  const masters = new Map(
    locales.map((locale) => [locale, join(folder, shotFile({ name: `${row.id}.master`, locale }))]),
  );
  writeFileSync(order, JSON.stringify({ ...row, screens: folder, masters: Object.fromEntries(masters), found }));
  const blender = process.env.BLENDER ?? 'blender';
  const words = ['-n', '15', blender, '--background', '--python-exit-code', '1', '--python', script, '--', order];
  await run('nice', words);
  return { masters, ...(JSON.parse(readFileSync(found, 'utf8')) as Pick<Rendered, 'screen'>) };
}

function run(command: string, words: string[]): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (chunk: Buffer) => {
      said = (said + chunk).slice(-3000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}\n${said}`))));
  });
}
