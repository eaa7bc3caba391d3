import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent, SeoContent } from '../content/entities.ts';
import { findPicture } from '../files.ts';
import type { Image, Seo } from '../generated/schema.ts';
import { localise } from './localise.ts';

/** A picture's files and its alternative text in one language. */
export function toImage(picture: PictureContent<never>, locale: Locale): Image {
  return { ...findPicture(picture.id, locale), alt: localise(picture.alt, locale, `${picture.id}.alt`) };
}

/** What search engines and shared links show: the entity's words with its first picture. */
export function toSeo(seo: SeoContent<never>, picture: PictureContent<never> | undefined, locale: Locale): Seo {
  return { ...localise(seo, locale, 'seo'), image: picture ? toImage(picture, locale) : null };
}
