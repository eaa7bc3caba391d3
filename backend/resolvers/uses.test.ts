import { expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import pictures from '../../studio/pictures.json' with { type: 'json' };
import { products } from '../content/catalogue.ts';
import { findByKey } from './existence.ts';
import { listUses } from './uses.ts';

/** What the models of a family are called in the studio, where it is not by the first word of their key. */
const models: Readonly<Record<string, string>> = { mare: 'led', palco: 'led', horizonte: 'led' };

it.each(locales)('a product is shown in use by pictures that have it in their scene (%s)', (locale) => {
  for (const product of products) {
    if (['software', 'accessories'].includes(product.category)) continue;
    const [family = ''] = product.key.split('-');
    for (const { picture } of listUses(product, locale).shown) {
      const scene = pictures.find(({ id }) => id === picture.id);
      const drawn = scene?.models?.map(({ model }) => model);
      expect(drawn, `${product.key} in ${picture.id}`).toContain(models[family] ?? family);
    }
  }
});

it('where a project shows other models it is named, and a program is shown on whatever it runs on', () => {
  const keys = (key: string) => {
    const { shown, others } = listUses(findByKey(products, key), 'es');
    return [shown.map(({ project }) => project.key), others.map((project) => project.key)];
  };
  expect(keys('cais-22')).toEqual([['hotel'], expect.arrayContaining(['hospital', 'town-hall'])]);
  expect(keys('leme')[1]).toEqual([]);
});
