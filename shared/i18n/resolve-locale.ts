import { findLocale, type Locale, locales } from './locales.ts';

/**
 * The language a visitor gets: the one once chosen, else the first of the browser's list that the site speaks (`pt-BR`
 * is `pt`), else that of the address, which is Portuguese where it names none. `cookie` and `accepted` are the values
 * of `i18n_redirected` and `Accept-Language`, as the visitor sent them.
 */
export function resolveLocale(cookie: string | undefined, accepted: string | undefined, path: string): Locale {
  return toLocale(cookie) ?? listAccepted(accepted ?? '').find((locale) => locale !== undefined) ?? findLocale(path);
}

/** The languages of an `Accept-Language`, the most wanted first; those refused with `q=0` are left out. */
function listAccepted(header: string): (Locale | undefined)[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { locale: toLocale(tag.split('-', 1)[0]), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ locale }) => locale);
}

function toLocale(code: string | undefined): Locale | undefined {
  const lower = code?.toLowerCase();
  return locales.find((locale) => locale === lower);
}
