import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent, SeoContent } from '../content/entities.ts';
import { findPicture, findShare, findThumbnail, type ShareKind } from '../files.ts';
import type { Image, Seo } from '../generated/schema.ts';
import { localise } from './localise.ts';

/** A picture's files with its alternative text in one language; null where it is not made yet. */
export function toImage(picture: PictureContent<never> | undefined, locale: Locale): Image | null {
  return describe(picture, locale, findPicture);
}

/** The same for a place of a few dozen pixels. */
export function toThumbnail(picture: PictureContent<never> | undefined, locale: Locale): Image | null {
  return describe(picture, locale, findThumbnail);
}

function describe(
  picture: PictureContent<never> | undefined,
  locale: Locale,
  findFiles: typeof findPicture,
): Image | null {
  const file = picture && findFiles(picture.id, locale);
  return file ? { ...file, alt: localise(picture.alt, locale, `${picture.id}.alt`) } : null;
}

/** The pictures of a list that are made. */
export function toImages(pictures: readonly PictureContent<never>[], locale: Locale): Image[] {
  return pictures.flatMap((picture) => toImage(picture, locale) ?? []);
}

/** An entity as what is made of it knows it. */
interface Named {
  kind: ShareKind;
  key: string;
}

/**
 * What search engines and shared links show: the entity's words with the picture that was made to be shared, until
 * there is one with its first picture. Either is described by what it shows.
 */
export function toSeo(
  { kind, key }: Named,
  seo: SeoContent<never>,
  picture: PictureContent<never> | undefined,
  locale: Locale,
): Seo {
  const words = localise(seo, locale, 'seo');
  const share = findShare(kind, key, locale);
  if (!share) return { ...words, image: toImage(picture, locale) };
  const alt = picture ? localise(picture.alt, locale, `${picture.id}.alt`) : words.title;
  return { ...words, image: { ...share, alt } };
}
