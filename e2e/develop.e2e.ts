import { expect, test } from 'playwright/test';
import { createState, startDevelopment } from './preview.ts';

test('while developing nothing is kept: a page shows what stands in the sources now', async ({ request }) => {
  test.setTimeout(240_000);
  const state = createState();
  const server = await startDevelopment(8796, state.path);
  try {
    const ask = () => request.get(`${server.url}/en`, { headers: { Accept: 'text/html' }, timeout: 120_000 });
    // The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
    await expect.poll(async () => (await ask()).status(), { timeout: 120_000 }).toBe(200);
    for (const visit of ['first', 'second']) {
      const response = await ask();
      expect(response.status(), visit).toBe(200);
      expect(response.headers()['cache-status'], visit).toMatch(/^content; fwd=miss, pages; fwd=miss/);
    }
  } finally {
    await server.kill();
    state.remove();
  }
});
