import type { Locale } from '../i18n/locales.ts';

/**
 * Addresses of the page types, per language; `{name}` stands for one segment that comes from content.
 * The order does not matter: a static segment beats a slug.
 */
export const routes = {
  home: { pt: '/', en: '/en', es: '/es' },
  category: { pt: '/produtos/{category}', en: '/en/products/{category}', es: '/es/productos/{category}' },
  product: {
    pt: '/produtos/{category}/{product}',
    en: '/en/products/{category}/{product}',
    es: '/es/productos/{category}/{product}',
  },
  results: { pt: '/resultados', en: '/en/resultados', es: '/es/resultados' },
} as const satisfies Record<string, Record<Locale, string>>;

export type PageId = keyof typeof routes;
