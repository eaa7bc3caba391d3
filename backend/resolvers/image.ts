import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent, SeoContent } from '../content/entities.ts';
import { findPicture } from '../files.ts';
import type { Image, Seo } from '../generated/schema.ts';
import { localise } from './localise.ts';

/** A picture's files with its alternative text in one language; null where it is not made yet. */
export function toImage(picture: PictureContent<never> | undefined, locale: Locale): Image | null {
  const file = picture && findPicture(picture.id, locale);
  return file ? { ...file, alt: localise(picture.alt, locale, `${picture.id}.alt`) } : null;
}

/** The pictures of a list that are made. */
export function toImages(pictures: readonly PictureContent<never>[], locale: Locale): Image[] {
  return pictures.flatMap((picture) => toImage(picture, locale) ?? []);
}

/** What search engines and shared links show: the entity's words with its first picture. */
export function toSeo(seo: SeoContent<never>, picture: PictureContent<never> | undefined, locale: Locale): Seo {
  return { ...localise(seo, locale, 'seo'), image: toImage(picture, locale) };
}
