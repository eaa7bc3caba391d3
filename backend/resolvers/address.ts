import type { Locale } from '#shared/i18n/locales.ts';
import type { Address } from '../generated/schema.ts';
import { type AddressedPage, listPages } from './addresses.ts';
import { toImages } from './image.ts';
import type { Lazy } from './lazy.ts';

/** Every address of a language, with what search engines are told of it. */
export function resolveAddresses(locale: Locale): Lazy<Address>[] {
  return listPages(locale).map((page) => resolveAddress(page, locale));
}

function resolveAddress({ page, path, about }: AddressedPage, locale: Locale): Lazy<Address> {
  const { key, updatedAt, gallery = [] } = about;
  const picture = about.closeUp ?? about.picture;
  // A page of a fixed address bears the key of its page type.
  return {
    key: key === page ? page : `${page}:${key}`,
    path,
    updatedAt,
    images: () => [...new Set(toImages(picture ? [picture, ...gallery] : gallery, locale).map(({ url }) => url))],
  };
}
