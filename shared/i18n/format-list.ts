import { type Locale, localeFacts, locales } from './locales.ts';

const formats = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.ListFormat(localeFacts[locale].iso.replace('_', '-'))]),
) as Readonly<Record<Locale, Intl.ListFormat>>;

/** Items as a sentence names them: «tamanho, uso e montagem», “size, use and mounting”. */
export function formatList(items: readonly string[], locale: Locale): string {
  return formats[locale].format(items);
}
