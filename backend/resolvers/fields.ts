import type { Locale } from '#shared/i18n/locales.ts';
import { type InOneLanguage, localise } from './localise.ts';
import { resolveReferences } from './references.ts';

/** The fields of an entity as functions, which graphql-js calls for those that a query asks for. */
export type LocalisedFields<Entity> = { [Key in keyof Entity]: () => InOneLanguage<Entity[Key]> };

/** Content in one language, its references turned into addresses. Throws with the path of what lacks the language. */
export function resolveContent<Content>(content: Content, locale: Locale, path: string): InOneLanguage<Content>;
export function resolveContent(content: unknown, locale: Locale, path: string): unknown {
  return refer(localise(content, locale, path), locale);
}

/** An entity's fields in one language, each made when it is asked for. */
export function localiseFields<Entity extends { key: string }>(entity: Entity, locale: Locale): LocalisedFields<Entity>;
export function localiseFields(entity: { key: string }, locale: Locale): Record<string, () => unknown> {
  return Object.fromEntries(
    Object.entries(entity).map(([key, value]) => [key, () => resolveContent(value, locale, `${entity.key}.${key}`)]),
  );
}

function refer(content: unknown, locale: Locale): unknown {
  if (typeof content === 'string') return resolveReferences(content, locale);
  if (Array.isArray(content)) return content.map((item) => refer(item, locale));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, refer(value, locale)]));
}
