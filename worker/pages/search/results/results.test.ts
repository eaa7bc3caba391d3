import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ask, PRODUCT } from '../../../testing/site.ts';

describe('the search', () => {
  it('ignores case and diacritics, marks the words and groups by kind, titles first', async () => {
    const html = await (await ask('/resultados?term=ECRA')).text();
    expect(html).toContain('<mark>ecrã</mark>');
    expect(html.indexOf('<h2>Famílias</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('<h2>Produtos</h2>')).toBeGreaterThan(html.indexOf('<h2>Famílias</h2>'));
    expect(html).toContain(`href="${PRODUCT.pt}"`);
    expect(html).toContain('noindex');
  });

  it.each([
    ['/resultados?term=+abc++', 'Tem de escrever mais de 3 caracteres'],
    ['/en/resultados?term=%F0%9F%92%A9', 'You must enter more than 3 characters'],
    ['/es/resultados?term=xyzzy', 'No hay nada para «xyzzy»'],
  ])('says why there is nothing: %s', async (path, message) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(message);
  });

  it('keeps nothing of what visitors look for', async () => {
    const before = (await env.CONTENT.list()).keys.length;
    for (const term of ['quiosque', 'mesa de reunião', '<script>alert(1)</script>']) {
      const response = await ask(`/resultados?term=${encodeURIComponent(term)}`);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await response.text()).not.toContain('<script>alert');
    }
    expect((await env.CONTENT.list()).keys.length).toBe(before);
  });
});
