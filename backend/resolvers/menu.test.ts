import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import type { MenuEntry } from '../generated/schema.ts';
import { buildEntries, resolveMenu } from './menu.ts';

const flatten = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.sub)]);

describe('the menus', () => {
  it.each(locales)('lead to pages of the site in the same language, or out of it: %s', (locale) => {
    const { header, footer } = resolveMenu(locale);
    for (const { key, label, url } of flatten([...header, ...footer])) {
      expect(label, key).not.toBe('');
      if (!url.startsWith('https://')) expect(findRoute(url.split('#', 1)[0] ?? ''), url).toMatchObject({ locale });
    }
  });

  it('take name and address from the entity that an entry refers to', () => {
    expect(buildEntries([{ category: 'tables' }], 'en')).toMatchObject([
      { key: 'tables', label: 'Interactive tables', url: '/en/products/interactive-tables', sub: [] },
    ]);
  });

  it('leave out what has no label in the language', () => {
    const item = { key: 'jobs', label: { pt: 'Recrutamento' }, to: { page: 'home', anchor: 'vagas' } } as const;
    expect(buildEntries([item], 'pt')).toMatchObject([{ label: 'Recrutamento', url: '/#vagas' }]);
    expect(buildEntries([item], 'es')).toEqual([]);
  });

  it('stop where an entry refers to what does not exist', () => {
    expect(() => buildEntries([{ category: 'sofas' }], 'pt')).toThrow('"sofas"');
  });
});
