import { expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import pictures from '../../studio/pictures.json' with { type: 'json' };
import { products } from '../content/catalogue.ts';
import { findByKey } from './existence.ts';
import { listUses } from './uses.ts';

/** What the models of a family are called in the studio, where it is not by the first word of their key. */
const models: Readonly<Record<string, string>> = { aurora: 'led', mare: 'led', palco: 'led', horizonte: 'led' };

it.each(locales)('a product is shown in use by pictures that have it in their scene (%s)', (locale) => {
  for (const product of products) {
    if (['software', 'accessories'].includes(product.category)) continue;
    for (const { picture } of listUses(product, locale).shown) expectDrawn(product.key, picture.id);
  }
});

it('a product at work is shown by a picture that has it in its scene and that its gallery does not have', () => {
  for (const { key, category, scene, gallery } of products) {
    if (!scene) continue;
    expect(gallery.map(({ id }) => id)).not.toContain(scene.id);
    // A program is shown on whatever it runs on.
    if (category !== 'software') expectDrawn(key, scene.id);
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

function expectDrawn(product: string, picture: string): void {
  const [family = ''] = product.split('-');
  const drawn = pictures.find(({ id }) => id === picture)?.models?.map(({ model }) => model);
  expect(drawn, `${product} in ${picture}`).toContain(models[family] ?? family);
}
