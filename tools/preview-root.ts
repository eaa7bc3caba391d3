import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSetting } from './format-setting.ts';

/**
 * The folder that a preview of the built worker is served from, absolute: a copy of the worker, what was built for
 * browsers, and a note of where the worker is, all below `folder`. The preview server reads settings from a file beside
 * the worker, so previews with settings of their own can run at the same time only where each has a copy.
 */
export function createPreviewRoot(folder: string, worker: string, settings: Readonly<Record<string, string>>): string {
  const root = resolve(folder, 'preview');
  rmSync(root, { recursive: true, force: true });
  cpSync(`dist/${worker}`, `${root}/${worker}`, { recursive: true });
  // The worker's configuration has it as a neighbour. Not a copy: it is all pictures of the site.
  symlinkSync(resolve('dist/client'), `${root}/client`, 'junction');
  const lines = Object.entries(settings).map(([name, value]) => formatSetting(name, value));
  writeFileSync(`${root}/${worker}/.dev.vars`, lines.join(''));
  mkdirSync(`${root}/.wrangler/deploy`, { recursive: true });
  const place = { configPath: `../../${worker}/wrangler.json`, auxiliaryWorkers: [] };
  writeFileSync(`${root}/.wrangler/deploy/config.json`, JSON.stringify(place));
  return root;
}
