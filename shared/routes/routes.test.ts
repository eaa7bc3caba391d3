import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { buildPath, hasPath } from './build.ts';
import { findRoute } from './find.ts';
import { type PageId, routes } from './table.ts';

describe('the route table', () => {
  it('finds every page again under the address it builds, in every language', () => {
    const slugs = [
      'category',
      'product',
      'manual',
      'family',
      'solution',
      'detail',
      'project',
      'topic',
      'article',
      'ebook',
    ];
    const params = Object.fromEntries(slugs.map((slug) => [slug, `${slug} & ão`]));
    for (const page of Object.keys(routes) as PageId[]) {
      for (const locale of locales) {
        if (!hasPath(page, locale)) continue;
        const match = findRoute(buildPath(page, locale, params));
        expect(match).toMatchObject({ page, locale });
        for (const [name, value] of Object.entries(match?.params ?? {})) expect(params).toHaveProperty(name, value);
      }
    }
  });

  it('lets a static segment beat a slug', () => {
    expect(findRoute('/en')).toMatchObject({ page: 'home', locale: 'en' });
    expect(findRoute('/produtos/x')).toMatchObject({ page: 'category', params: { category: 'x' } });
    expect(findRoute('/produtos/manuais')).toMatchObject({ page: 'manuals', params: {} });
    expect(findRoute('/es/soluciones/alquiler')).toMatchObject({ page: 'rental', params: {} });
  });

  it.each([
    '/nada',
    '/en/produtos/x',
    '/en/lp/ebooks',
    '/es/lp/catalogo-geral',
    '/nunca',
    '/produtos/a/b/c',
    '/produtos/%E0%A4%A',
    '/en/products/%',
  ])('finds nothing at %s', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });

  it('has no address for a page in a language that it does not exist in', () => {
    expect(() => buildPath('lp-catalogue', 'en')).toThrow('lp-catalogue does not exist in en');
  });

  it('names the slug that an address lacks', () => {
    expect(() => buildPath('product', 'pt', { category: 'x' })).toThrow('{product}');
  });
});
