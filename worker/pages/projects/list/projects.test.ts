import { beforeAll, describe, expect, it } from 'vitest';
import { ask, ORIGIN } from '../../../testing/site.ts';

/** The addresses of the projects that a page lists. */
const listed = (html: string) =>
  [...html.matchAll(/class="project-list-link" href="([^"]+)"/g)].map(([, path]) => path);

// The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
beforeAll(async () => {
  await import('../../../../backend/index.ts');
});

describe('the list of projects', () => {
  it('shows them all, newest first, and is indexed', async () => {
    const html = await (await ask('/en/projects')).text();
    expect(listed(html)).toHaveLength(12);
    const years = [...html.matchAll(/, (20\d\d)<\/p>/g)].map(([, year]) => Number(year));
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(html).not.toContain('noindex');
  });

  it('narrows by what stands in the address, counts, and keeps what was chosen', async () => {
    const html = await (await ask('/projetos?sector=education&sector=museums&year=2024')).text();
    expect(listed(html)).toEqual(['/projetos/cartas-nauticas-em-duas-mesas']);
    expect(html).toContain('1 de 12');
    expect(html).toMatch(/<input[^>]*name="sector"[^>]*value="museums"[^>]*checked=""|checked=""[^>]*value="museums"/);
    expect(html).toContain('<a href="/projetos#resultados">Limpar filtros</a>');
    // Folded, as what was chosen stands below it: each a link that takes it away and leaves the rest.
    expect(html).toMatch(/<details class="filters"><summary>Filtrar por setor, ano e equipamento\u00a0\(3\)/);
    expect(html).toContain('href="/projetos?sector=education&amp;year=2024#resultados"');
  });

  it('offers more filters while a choice has not opened every group', async () => {
    const offered = async (query: string) =>
      (await (await ask(`/en/projects${query}`)).text()).includes('More filters');
    expect(await offered('')).toBe(true);
    expect(await offered('?sector=education&year=2025')).toBe(true);
    expect(await offered('?sector=education&year=2025&family=screens')).toBe(false);
  });

  it('is one address for the same choice, however it was typed, kept nowhere and not indexed', async () => {
    const path = '/es/proyectos';
    for (const query of ['?year=2025&sector=sofas&sector=health&utm_source=a', '?sector=health&year=2025&year=1999']) {
      const response = await ask(`${path}${query}`);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const html = await response.text();
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}?sector=health&amp;year=2025"/>`);
      expect(html).toContain('noindex');
    }
  });

  it('is the whole list where nothing of the query is known', async () => {
    const html = await (await ask('/projetos?sector=%3Cb%3E&family=sofas')).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/projetos"/>`);
    expect(listed(html)).toHaveLength(12);
  });

  it('says so where no project has everything at once', async () => {
    const html = await (await ask('/en/projects?sector=museums&year=2026')).text();
    expect(listed(html)).toEqual([]);
    expect(html).toContain('No project has all of that at once');
  });
});

it('a project is shown by another of its pictures to a sector, a set, a family and a product than in the list', async () => {
  const [, sector = ''] = (await (await ask('/en/solutions/education')).text()).split('id="projetos"');
  const set = await (await ask('/en/products-solutions/classroom/classroom-65')).text();
  const family = await (await ask('/en/products/interactive-screens')).text();
  const product = await (await ask('/en/products/interactive-screens/orion-65')).text();
  const list = await (await ask('/en/projects')).text();
  expect(list).toContain('/media/project-school-room-');
  for (const [html, own] of [
    [sector, /\/media\/project-school-table-/],
    [set, /\/media\/project-school-near-/],
    [family, /\/media\/project-school-\d/],
    [product, /\/media\/project-school-near-/],
  ] as const) {
    expect(html).toMatch(own);
    expect(html).not.toContain('/media/project-school-room-');
  }
});
