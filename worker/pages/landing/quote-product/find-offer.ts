import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { findRoute } from '#shared/routes/find.ts';
import type { Translation } from '../../../view/translation.ts';
import type { LandingQuoteProductData } from './landing-quote-product.generated.ts';

/** What the page says of a product, with a head of its own: the product's page must not be found twice. */
export function findOffer({ product, home }: LandingQuoteProductData, locale: Locale) {
  if (!product) return undefined;
  const t = translateTo(locale);
  const { name, seo, translations } = product;
  return {
    ...product,
    claims: home.claims,
    seo: {
      title: t('landing.productTitle', { name }),
      description: t('landing.productDescription', { name }),
      image: seo.image,
    },
    translations: translations.flatMap(toLandingTranslation),
  };
}

export type Offer = NonNullable<ReturnType<typeof findOffer>>;

/** The landing page beside a product's page: the slug is the same, in each language. */
function toLandingTranslation({ locale, path }: Translation): Translation[] {
  const slug = findRoute(path)?.params.product;
  return slug === undefined ? [] : [{ locale, path: buildPath('lp-quote-product', locale, { product: slug }) }];
}
