import { expect, test } from 'playwright/test';
import { createState, startDevelopment } from './preview.ts';

test('while developing nothing is kept: a page shows what stands in the sources now', async ({ request }) => {
  test.setTimeout(240_000);
  const state = createState();
  const server = await startDevelopment(8796, state.path);
  try {
    for (const visit of ['first', 'second']) {
      const response = await request.get(`${server.url}/en`, { headers: { Accept: 'text/html' }, timeout: 120_000 });
      expect(response.status(), visit).toBe(200);
      expect(response.headers()['cache-status'], visit).toMatch(/^content; fwd=miss, pages; fwd=miss/);
    }
  } finally {
    await server.kill();
    state.remove();
  }
});
