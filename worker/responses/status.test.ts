import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['/nada', 'Ocorreu um erro ao mostrar a página de erro', '/'],
  ['/en/nothing', 'An error occurred while showing the error page', '/en'],
  ['/es/nada', 'Se ha producido un error al mostrar la página de error', '/es'],
])('where even the error page fails, %s still says so and leads home', async (path, text, home) => {
  // React refuses to render for a signal that is aborted already, the error page included.
  const signal = AbortSignal.abort(new Error('secret'));
  const request = new Request(`https://site.example${path}`, { signal });
  const response = await createApp(env).fetch(request, createExecutionContext());
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain(text);
  expect(html).toContain(`<a href="${home}">`);
  expect(html).not.toContain('secret');
});
