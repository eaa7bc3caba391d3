import { type Locale, locales } from '#shared/i18n/locales.ts';
import { categories, products } from '../content/catalogue.ts';
import type { CategoryContent, ProductContent } from '../content/entities.ts';
import type { Localised } from '../content/localised.ts';

/** What says in which languages an entity exists: its slug or, while it has no address of its own, its name. */
type Existing = { slug: Localised<string, never> } | { name: Localised<string, never> };

/** Whether an entity exists in a language. Where it does not, it is in no list, no translation and no search. */
export function existsIn(entity: Existing, locale: Locale): boolean {
  return ('slug' in entity ? entity.slug : entity.name)[locale] !== undefined;
}

/** The languages that an entity exists in, in the order of the site. */
export function languagesOf(entity: Existing): Locale[] {
  return locales.filter((locale) => existsIn(entity, locale));
}

export function listCategories(locale: Locale): CategoryContent<never>[] {
  return categories.filter((category) => existsIn(category, locale));
}

export function listProducts(locale: Locale): ProductContent<never>[] {
  return products.filter((product) => existsIn(product, locale));
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
  return keys.map((key) => findByKey(entities, key)).filter((entity) => existsIn(entity, locale));
}

/**
 * An entity by its slug in this language, else by that of another: the site then redirects to the right one.
 * Only entities that exist in this language are found.
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
