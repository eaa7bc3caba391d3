import { expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { nameShare } from '../../backend/files.ts';
import { listAddresses } from '../../backend/resolvers/addresses.ts';
import { listShares } from './list.ts';

it.each(locales)('every page has one, but the offers of products, which share that of the product: %s', (locale) => {
  const shares = listShares(locale);
  const products = shares.filter(({ kind }) => kind === 'product').length;
  expect(shares.length).toBe(listAddresses(locale).length - products);
});

it('every one has a name of its own and something to say', () => {
  const shares = locales.flatMap(listShares);
  const names = shares.map(({ kind, key, locale }) => nameShare(kind, key, locale));
  expect(new Set(names).size).toBe(names.length);
  expect(shares.filter(({ title }) => title.trim() === '')).toEqual([]);
});
