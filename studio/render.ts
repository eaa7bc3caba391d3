import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.ts';

/** Renders one row with Blender (3.4, no window) and gives the path of the master PNG; throws what Blender said. */
export async function render(row: Row, folder: string): Promise<string> {
  const script = fileURLToPath(new URL('blender/render.py', import.meta.url));
  const order = join(folder, `${row.id}.json`);
  const master = join(folder, `${row.id}.png`);
  writeFileSync(order, JSON.stringify(row));
  const blender = process.env.BLENDER ?? 'blender';
  await run('nice', [
    '-n',
    '15',
    blender,
    '--background',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    order,
    folder,
    master,
  ]);
  return master;
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
