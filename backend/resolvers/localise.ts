import { type Locale, locales } from '#shared/i18n/locales.ts';

/** The same content in one language: every value that stands in several is replaced by the one of that language. */
export type InOneLanguage<Content> = Content extends string | number | boolean | null | undefined
  ? Content
  : Content extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : keyof Content extends Locale
      ? InOneLanguage<Exclude<Content[keyof Content], undefined>>
      : { [Key in keyof Content]: InOneLanguage<Content[Key]> };

/**
 * Turns content of any shape into one language. A value is localised where all its keys are languages.
 * Throws with the path of a value that lacks the language: content that exists in a language is whole in it.
 */
export function localise<Content>(content: Content, locale: Locale, path?: string): InOneLanguage<Content>;
export function localise(content: unknown, locale: Locale, path = ''): unknown {
  if (Array.isArray(content)) return content.map((item, index) => localise(item, locale, `${path}.${index}`));
  if (typeof content !== 'object' || content === null) return content;
  const values: Readonly<Record<string, unknown>> = { ...content };
  if (!isLocalised(values)) {
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, localise(value, locale, `${path}.${key}`)]),
    );
  }
  if (values[locale] === undefined) throw new Error(`Content has no ${locale} at ${path}`);
  return localise(values[locale], locale, path);
}

/** The paths of the values that lack the language, each starting with `path`. */
export function findGaps(content: unknown, locale: Locale, path: string): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const values: Readonly<Record<string, unknown>> = { ...content };
  if (isLocalised(values) && values[locale] === undefined) return [path];
  return Object.entries(values).flatMap(([key, value]) => findGaps(value, locale, `${path}.${nameOf(key, value)}`));
}

/** What has a key of its own is named by it rather than by its place in a list. */
function nameOf(place: string, value: unknown): string {
  return typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : place;
}

function isLocalised(values: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(values);
  return keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
}
