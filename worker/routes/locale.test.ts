import { describe, expect, it } from 'vitest';
import { ask, PRODUCT } from '../testing/site.ts';

describe('the language menu', () => {
  it('remembers a choice for a year, out of reach of scripts, and goes to the page', async () => {
    const response = await ask(`/locale?to=${encodeURIComponent(PRODUCT.es)}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(PRODUCT.es);
    expect(response.headers.get('Set-Cookie')).toBe(
      'i18n_redirected=es; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('keeps what the page was asked for', async () => {
    const response = await ask(`/locale?to=${encodeURIComponent('/en/resultados?term=table')}`);
    expect(response.headers.get('Location')).toBe('/en/resultados?term=table');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/en/nada',
    '',
    '/en\r\nX: y',
    '/en?a\\b',
    '/en ?',
  ])('leads nowhere but to pages of this site: %j', async (to) => {
    const response = await ask(`/locale?to=${encodeURIComponent(to)}`);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});
