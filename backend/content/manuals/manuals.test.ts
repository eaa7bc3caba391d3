import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { products } from '../catalogue.ts';
import { manuals } from './index.ts';

describe('a manual', () => {
  it.each(manuals.map((manual) => [manual.key, manual] as const))(
    'of %s has every chapter in every language',
    (_, manual) => {
      expect(manual.chapters.map(({ key }) => key)).toEqual([
        'seguranca',
        'instalacao',
        'primeira-utilizacao',
        'limpeza',
        'avarias',
        'fim-de-vida',
        'dados-tecnicos',
      ]);
      for (const locale of locales) {
        for (const { body } of manual.chapters) expect(body[locale]?.trim()).toMatch(/^<.+>$/s);
      }
    },
  );

  it.each(manuals.map((manual) => [manual.key, manual] as const))(
    'of %s has every row of the specification',
    (_, manual) => {
      const product = products.find(({ key }) => key === manual.product);
      const data = manual.chapters.at(-1)?.body.en ?? '';
      for (const row of product?.specifications ?? []) expect(data).toContain(`<th scope="row">${row.label.en}</th>`);
    },
  );

  it('weighs in its words what its product weighs', () => {
    // A number of kilograms in the safety chapter is one of the specification, or of a load.
    for (const manual of manuals) {
      const product = products.find(({ key }) => key === manual.product);
      const known = JSON.stringify(product);
      const [safety] = manual.chapters;
      for (const [, kilograms = ''] of (safety?.body.en ?? '').matchAll(/([\d.,]+) kg/g)) {
        expect(known, `${manual.key}: ${kilograms} kg`).toContain(kilograms);
      }
    }
  });
});
