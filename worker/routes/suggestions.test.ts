import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ask, createSiteWith, watchLog } from '../testing/site.ts';

interface Answer {
  label: string;
  status: string;
  suggestions: { kind: string; title: string; path: string }[];
}

const suggest = async (query: string): Promise<Answer> => (await ask(`/suggestions?${query}`)).json();

describe('suggestions while typing', () => {
  it('are a few titles with their paths and the words of the language, the same for everyone', async () => {
    const response = await ask('/suggestions?locale=es&term=pizarr');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const { label, status, suggestions } = (await response.json()) as Answer;
    expect(label).toBe('Sugerencias');
    expect(status).toBe(`${suggestions.length - 1} sugerencias`);
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.length).toBeLessThanOrEqual(9);
    expect(suggestions.every(({ path }) => path.startsWith('/es/'))).toBe(true);
  });

  it('end with a way to all results, or to all families where there are none', async () => {
    const { suggestions } = await suggest('locale=es&term=mesa');
    expect(suggestions.at(-1)).toEqual({
      kind: '',
      title: 'Ver todos los resultados de «mesa»',
      path: '/es/resultados?term=mesa',
    });
    expect(await suggest('locale=en&term=zzzqq')).toEqual({
      label: 'Suggestions',
      status: 'No suggestions',
      suggestions: [{ kind: '', title: 'Nothing for ‘zzzqq’. See all families', path: '/en/products' }],
    });
  });

  it('are five on a phone, counted as they are shown, and the way to all results', async () => {
    const { status, suggestions } = await suggest('locale=es&term=pantalla&few=');
    expect(status).toBe('5 sugerencias');
    expect(suggestions).toHaveLength(6);
    expect(suggestions.map(({ kind }) => kind)).toContain('Producto');
    expect(suggestions.at(-1)?.path).toBe('/es/resultados?term=pantalla');
  });

  it('begin with the family that is meant', async () => {
    const { suggestions } = await suggest('locale=pt&term=kioskos');
    expect(suggestions[0]).toEqual({
      kind: 'Família',
      title: 'Quiosques interativos',
      path: '/produtos/quiosques-interativos',
    });
  });

  it('are none below four letters, and then nobody is asked', async () => {
    let asked = 0;
    const site = createSiteWith((request, embedded) => {
      asked++;
      return embedded(request);
    });
    for (const term of ['', 'abc', '%20%20ab%20%20', '%F0%9F%92%A9%F0%9F%92%A9']) {
      const response = await ask(`/suggestions?locale=pt&term=${term}`, {}, site);
      expect(await response.json()).toEqual({ label: 'Sugestões', status: 'Sem sugestões', suggestions: [] });
    }
    expect(asked).toBe(0);
  });

  it('fill no store, whatever is typed', async () => {
    const before = (await env.CONTENT.list()).keys.length;
    for (const term of ['mesa', '<script>alert(1)</script>', '%00%E2%80%AEabcd', 'x'.repeat(100_000)]) {
      const response = await ask(`/suggestions?locale=en&term=${encodeURIComponent(term)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    }
    expect((await env.CONTENT.list()).keys.length).toBe(before);
  });

  it('are refused for a language that the site does not speak, and fail like a page where the backend does', async () => {
    expect((await ask('/suggestions?term=mesa')).status).toBe(400);
    expect((await ask('/suggestions?locale=fr&term=mesa')).status).toBe(400);
    watchLog();
    const site = createSiteWith(() => new Response('no', { status: 500 }));
    const response = await ask('/suggestions?locale=pt&term=mesa', {}, site);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
  });
});
