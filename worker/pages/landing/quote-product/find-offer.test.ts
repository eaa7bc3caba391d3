import { describe, expect, it } from 'vitest';
import { findOffer } from './find-offer.ts';
import type { LandingQuoteProductData } from './landing-quote-product.generated.ts';

type Product = NonNullable<LandingQuoteProductData['product']>;

const product = {
  name: 'Orion 65',
  seo: { image: null },
  translations: [
    { locale: 'pt', path: '/produtos/ecras-interativos/orion-65' },
    { locale: 'es', path: '/es/productos/pantallas-interactivas/orion-65-es' },
    // No page of the site: it has no landing page either.
    { locale: 'en', path: '/elsewhere/orion-65' },
  ],
} as Partial<Product> as Product;
const home = { claims: [] };

describe('the offer of a product', () => {
  it('lives beside the product in each language, under its slug there', () => {
    expect(findOffer({ product, home }, 'pt')?.translations).toEqual([
      { locale: 'pt', path: '/lp/pedido-orcamento/orion-65' },
      { locale: 'es', path: '/es/lp/solicitar-cotizacion/orion-65-es' },
    ]);
  });

  it('has a head of its own, short enough for a search result', () => {
    for (const locale of ['pt', 'en', 'es'] as const) {
      const seo = findOffer({ product: { ...product, name: 'Sentinela 75' }, home }, locale)?.seo;
      expect(seo?.title).toContain('Sentinela 75');
      expect(seo?.title.length).toBeLessThanOrEqual(52);
      expect(seo?.description.length).toBeGreaterThanOrEqual(110);
      expect(seo?.description.length).toBeLessThanOrEqual(160);
    }
  });

  it('is not there where the product is not', () => {
    expect(findOffer({ product: null, home }, 'pt')).toBeUndefined();
  });
});
