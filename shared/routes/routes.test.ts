import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { buildPath } from './build.ts';
import { findRoute } from './find.ts';
import { type PageId, routes } from './table.ts';

describe('the route table', () => {
  it('finds every page again under the address it builds, in every language', () => {
    const params = { category: 'ecrãs & mesas', product: 'orion-65' };
    for (const page of Object.keys(routes) as PageId[]) {
      for (const locale of locales) {
        const match = findRoute(buildPath(page, locale, params));
        expect(match).toMatchObject({ page, locale });
        for (const [name, value] of Object.entries(match?.params ?? {})) expect(params).toHaveProperty(name, value);
      }
    }
  });

  it('lets a static segment beat a slug', () => {
    expect(findRoute('/en')).toMatchObject({ page: 'home', locale: 'en' });
    expect(findRoute('/produtos/x')).toMatchObject({ page: 'category', params: { category: 'x' } });
  });

  it.each(['/nada', '/en/produtos/x', '/nunca', '/produtos/a/b/c', '/produtos/%E0%A4%A', '/en/products/%'])(
    'finds nothing at %s',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );

  it('names the slug that an address lacks', () => {
    expect(() => buildPath('product', 'pt', { category: 'x' })).toThrow('{product}');
  });
});
