import { expect } from 'playwright/test';
import { runTool } from './run-tool.ts';
import { startSite, test } from './site.ts';

const PURGE_SECRET = 'a secret of more than thirty-two characters';

const purge = (secret: string, ...words: string[]) => runTool('tools/purge.ts', words, { PURGE_SECRET: secret });

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
