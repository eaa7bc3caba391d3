import { describe, expect, it } from 'vitest';
import { products } from '../content/catalogue.ts';
import { findByKey } from './existence.ts';
import { listRequirements } from './tender.ts';

describe('the text of a tender', () => {
  it('asks for bounds of what can be measured, in the language of the page', () => {
    const orion = findByKey(products, 'orion-65');
    expect(listRequirements(orion, 'en')).toEqual(
      expect.arrayContaining([
        'Diagonal: between 63″ and 67″',
        'Brightness: at least 400\u00a0cd/m²',
        'Response time: at most 8\u00a0ms',
      ]),
    );
    expect(listRequirements(orion, 'pt')).toContain('Brilho: no mínimo 400\u00a0cd/m²');
  });

  it('names no product, not even by an exact value or a measure of its body', () => {
    for (const product of products) {
      const text = listRequirements(product, 'en').join('\n');
      expect(text, product.key).not.toContain(product.name);
      expect(text, product.key).not.toMatch(/^(Width|Height|Depth|Active area|VESA)/m);
      for (const requirement of listRequirements(product, 'en'))
        expect(requirement, product.key).toMatch(/: (at least|at most|between) /);
    }
  });
});
