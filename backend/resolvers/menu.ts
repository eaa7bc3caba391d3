import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath, hasPath } from '#shared/routes/build.ts';
import { categories } from '../content/catalogue.ts';
import type { Localised } from '../content/localised.ts';
import { type MenuItem, menu } from '../content/menu.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import type { Menu, MenuEntry } from '../generated/schema.ts';
import { buildCategoryPath, buildSolutionDetailPath, buildSolutionPath } from './addresses.ts';
import { existsIn, findByKey } from './existence.ts';
import { toThumbnail } from './image.ts';
import { localise } from './localise.ts';
import { resolveReferences } from './references.ts';

/** The menus of a language. */
export function resolveMenu(locale: Locale): Menu {
  return { header: buildEntries(menu.header, locale), footer: buildEntries(menu.footer, locale) };
}

/** The entries that exist in a language. Throws where one refers to what does not exist. */
export function buildEntries(items: readonly MenuItem[], locale: Locale): MenuEntry[] {
  return items.flatMap((item) => {
    const entry = buildEntry(item, locale);
    const sub = 'sub' in item ? item.sub : undefined;
    return entry ? [{ ...entry, sub: buildEntries(sub ?? [], locale) }] : [];
  });
}

type Entry = Omit<MenuEntry, 'sub'>;

function buildEntry(item: MenuItem, locale: Locale): Entry | undefined {
  if ('category' in item) {
    const category = findByKey(categories, item.category);
    const entry = nameEntity(category, buildCategoryPath, locale);
    return entry && { ...entry, image: toThumbnail(category.picture, locale) };
  }
  if ('solution' in item) {
    const solution = findByKey(solutions, item.solution);
    const entry = nameEntity(solution, buildSolutionPath, locale);
    return entry && { ...entry, image: toThumbnail(solution.picture, locale) };
  }
  if ('detail' in item) return nameEntity(findByKey(solutionDetails, item.detail), buildSolutionDetailPath, locale);
  const { key, to } = item;
  const label = item.label[locale];
  if (label === undefined) return undefined;
  if ('url' in to) return { key, label, url: resolveReferences(to.url, locale), image: null };
  if (!hasPath(to.page, locale)) return undefined;
  return {
    key,
    label,
    url: `${buildPath(to.page, locale)}${to.anchor === undefined ? '' : `#${to.anchor}`}`,
    image: null,
  };
}

function nameEntity<Entity extends { key: string; slug: Localised<string, never>; name: Localised<string, never> }>(
  entity: Entity,
  buildEntityPath: (entity: Entity, locale: Locale) => string,
  locale: Locale,
): Entry | undefined {
  if (!existsIn(entity, locale)) return undefined;
  const label = localise(entity.name, locale, `${entity.key}.name`);
  return { key: entity.key, label, url: buildEntityPath(entity, locale), image: null };
}
