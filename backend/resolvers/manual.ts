import type { Locale } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import type { ManualContent } from '../content/entities.ts';
import type { Manual } from '../generated/schema.ts';
import { buildManualPath, listTranslations } from './addresses.ts';
import { resolveChapters } from './chapter.ts';
import { findDownload } from './download.ts';
import { findByKey } from './existence.ts';
import { localiseFields } from './fields.ts';
import { toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';

/** A manual in a language that it exists in. */
export function resolveManual(manual: ManualContent<never>, locale: Locale): Lazy<Manual> {
  const product = findByKey(products, manual.product);
  return {
    ...localiseFields(manual, locale),
    path: () => buildManualPath(manual, locale),
    chapters: () => resolveChapters(manual.chapters, locale, manual.key),
    product: () => resolveProduct(product, locale),
    download: () => findDownload(manual.key, 'manual', locale),
    translations: () => listTranslations(manual, buildManualPath),
    seo: () => toSeo({ kind: 'manual', key: manual.key }, manual.seo, product.gallery[0], locale),
  };
}
