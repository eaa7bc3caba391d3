import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { Localised } from '../content/localised.ts';

/** What says in which languages an entity exists: its slug or, where it has no address of its own, its title. */
type Existing = { slug: Localised<string, never> } | { title: Localised<string, never> };

/** Whether an entity exists in a language. Where it does not, it is in no list, no translation and no search. */
export function existsIn(entity: Existing, locale: Locale): boolean {
  return ('slug' in entity ? entity.slug : entity.title)[locale] !== undefined;
}

/** The languages that an entity exists in, in the order of the site. */
export function languagesOf(entity: Existing): Locale[] {
  return locales.filter((locale) => existsIn(entity, locale));
}

/** The entities of a list that exist in a language and are not withdrawn. */
export function listIn<Entity extends Existing>(entities: readonly Entity[], locale: Locale): Entity[] {
  return entities.filter((entity) => existsIn(entity, locale) && !('withdrawn' in entity && entity.withdrawn));
}

/** An entity by the key that content refers to it with. Throws for an unknown one. */
export function findByKey<Entity extends { key: string }>(entities: readonly Entity[], key: string): Entity {
  const entity = entities.find((candidate) => candidate.key === key);
  if (!entity) throw new Error(`Content refers to "${key}", which does not exist`);
  return entity;
}

/** The entities of a list of keys that exist in a language, in the order of the keys. Throws for an unknown key. */
export function findReferences<Entity extends Existing & { key: string }>(
  entities: readonly Entity[],
  keys: readonly string[],
  locale: Locale,
): Entity[] {
  return listIn(
    keys.map((key) => findByKey(entities, key)),
    locale,
  );
}

/**
 * An entity by its slug in this language, else by that of another: the site then redirects to the right one.
 * Only entities that exist in this language are found, and withdrawn ones too: who looks for one is led elsewhere.
 */
export function findBySlug<Entity extends { slug: Localised<string, never> }>(
  entities: readonly Entity[],
  locale: Locale,
  slug: string,
): Entity | undefined {
  const existing = entities.filter((entity) => existsIn(entity, locale));
  return (
    existing.find((entity) => entity.slug[locale] === slug) ??
    existing.find((entity) => locales.some((other) => entity.slug[other] === slug))
  );
}
