import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { startSite, test } from './site.ts';

const PURGE_SECRET = 'a secret of more than thirty-two characters';

/** Runs the command of operators; gives its exit code and what it says. */
async function purge(secret: string, ...words: string[]): Promise<[code: number, text: string]> {
  const running = promisify(execFile)(process.execPath, ['tools/purge.ts', ...words], {
    env: { ...process.env, PURGE_SECRET: secret },
  });
  return running.then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [code, stdout + stderr],
  );
}

test('an operator tells the site what was published, and nobody else does', async () => {
  const site = await startSite({ PURGE_SECRET });
  try {
    const where = ['--site', site.url];
    const [code, text] = await purge(PURGE_SECRET, '--tag', 'product:orion-65', ...where);
    expect([code, text]).toEqual([0, expect.stringContaining('"/en/products/interactive-screens/orion-65"')]);
    expect(await purge(PURGE_SECRET, '--all', ...where)).toEqual([0, '200 {"purged":"all"}\n']);
    expect(await purge(PURGE_SECRET.toUpperCase(), '--all', ...where)).toEqual([1, expect.stringMatching(/^401 /)]);
    expect(await purge(PURGE_SECRET, '--path', '/nada', ...where)).toEqual([1, expect.stringMatching(/^400 /)]);
    expect(await purge(PURGE_SECRET, ...where)).toEqual([1, expect.stringContaining('--tag')]);
    expect((await fetch(`${site.url}/produtos`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
