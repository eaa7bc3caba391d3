import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { categories, solutions } from '../content/catalogue.ts';
import type { MarkContent } from '../content/entities.ts';
import { type MenuItem, menu } from '../content/menu.ts';
import { home } from '../content/pages/home.ts';
import type { Menu, MenuEntry } from '../generated/schema.ts';
import { buildCategoryPath } from './addresses.ts';
import { existsIn, findByKey } from './existence.ts';
import { localise } from './localise.ts';

/** The menus of a language. */
export function resolveMenu(locale: Locale): Menu {
  return { header: buildEntries(menu.header, locale), footer: buildEntries(menu.footer, locale) };
}

/** The entries that exist in a language. Throws where one refers to what does not exist. */
export function buildEntries(items: readonly MenuItem[], locale: Locale): MenuEntry[] {
  return items.flatMap((item) => buildEntry(item, locale) ?? []);
}

function buildEntry(item: MenuItem, locale: Locale): MenuEntry | undefined {
  const homePath = buildPath('home', locale);
  if ('category' in item) {
    const category = findByKey(categories, item.category);
    return existsIn(category, locale)
      ? { ...nameOf(category, locale), url: buildCategoryPath(category, locale), sub: [] }
      : undefined;
  }
  if ('solution' in item) {
    const solution = findByKey(solutions, item.solution);
    return existsIn(solution, locale)
      ? { ...nameOf(solution, locale), url: `${homePath}#solucao-${solution.key}`, sub: [] }
      : undefined;
  }
  if ('family' in item) {
    const family = findByKey<MarkContent>(home.otherFamilies, item.family);
    return { ...nameOf(family, locale), url: `${homePath}#familia-${family.key}`, sub: [] };
  }
  const label = item.label[locale];
  if (label === undefined) return undefined;
  const { key, to, sub = [] } = item;
  const url = 'url' in to ? to.url : `${buildPath(to.page, locale)}${to.anchor === undefined ? '' : `#${to.anchor}`}`;
  return { key, label, url, sub: buildEntries(sub, locale) };
}

function nameOf<Name>({ key, name }: { key: string; name: Name }, locale: Locale) {
  return { key, label: localise(name, locale, `${key}.name`) };
}
