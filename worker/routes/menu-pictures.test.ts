import { describe, expect, it } from 'vitest';
import { ask } from '../testing/site.ts';

describe('the pictures of the menus', () => {
  it('are one small file for each family and sector, by its address', async () => {
    const response = await ask('/menu-pictures?locale=es');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    const pictures = (await response.json()) as Record<string, string>;
    expect(pictures['/es/productos/mesas-interactivas']).toMatch(/^\/media\/category-tables-128\.\w+\.avif$/);
    expect(pictures['/es/soluciones/educacion']).toMatch(/-128\.\w+\.avif$/);
    expect(Object.keys(pictures).every((path) => path.startsWith('/es/'))).toBe(true);
  });

  it('are refused for a language that the site does not speak', async () => {
    expect((await ask('/menu-pictures')).status).toBe(400);
    expect((await ask('/menu-pictures?locale=fr')).status).toBe(400);
  });
});
