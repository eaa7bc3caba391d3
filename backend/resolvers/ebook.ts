import type { Locale } from '#shared/i18n/locales.ts';
import type { EbookContent } from '../content/entities.ts';
import type { Ebook } from '../generated/schema.ts';
import { buildEbookPath, listTranslations } from './addresses.ts';
import { resolveChapters } from './chapter.ts';
import { findDownload } from './download.ts';
import { localiseFields } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';

/** An ebook in a language that it exists in. */
export function resolveEbook(ebook: EbookContent<never>, locale: Locale): Lazy<Ebook> {
  return {
    ...localiseFields(ebook, locale),
    path: () => buildEbookPath(ebook, locale),
    chapters: () => resolveChapters(ebook.chapters, locale, ebook.key),
    image: () => toImage(ebook.picture, locale),
    download: () => findDownload(ebook.key, 'ebook', locale),
    translations: () => listTranslations(ebook, buildEbookPath),
    seo: () => toSeo({ kind: 'ebook', key: ebook.key }, ebook.seo, ebook.picture, locale),
  };
}
