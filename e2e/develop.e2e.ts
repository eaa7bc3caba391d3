import { expect, test } from 'playwright/test';
import { createServer } from 'vite';

test('while developing nothing is kept: a page shows what stands in the sources now', async ({ request }) => {
  const server = await createServer({ server: { port: 8796 }, logLevel: 'error' });
  try {
    await server.listen();
    for (const visit of ['first', 'second']) {
      const response = await request.get('http://localhost:8796/en', { headers: { Accept: 'text/html' } });
      expect(response.status(), visit).toBe(200);
      expect(response.headers()['cache-status'], visit).toMatch(/^content; fwd=miss, pages; fwd=miss/);
    }
  } finally {
    await server.close();
  }
});
