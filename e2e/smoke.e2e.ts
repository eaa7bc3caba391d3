import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { runTool } from './run-tool.ts';

const smoke = (url: string) => runTool('tools/smoke.ts', [url]);

test('a deployed site is judged from outside: this one is well', async ({ baseURL }) => {
  const [code, text] = await smoke(baseURL ?? '');
  expect([code, text.split('\n').filter((line) => line.startsWith('failed'))]).toEqual([0, []]);
  expect(text.split('\n').filter((line) => line.startsWith('ok')).length).toBeGreaterThan(12);
});

test('a site that answers something else is not well, and neither is none at all', async () => {
  const server = createServer((_, response) => response.end('<html lang="pt-PT"><h1>Another site</h1></html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [code, text] = await smoke(url);
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(1);
  for (const what of ['the home page in pt', 'the home page in en', 'the sitemap', 'what is not there'])
    expect(text).toContain(`failed  ${what}`);
  expect(await smoke(url)).toEqual([1, expect.stringContaining('failed  the worker runs')]);
});
