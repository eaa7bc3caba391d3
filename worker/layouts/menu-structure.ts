import * as v from 'valibot';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { findRoute } from '#shared/routes/find.ts';
import { keptScalars } from '../content/scalars.ts';
import type { Log } from '../request/log.ts';
import { type MenusData, menusFragment } from './menus.fragment.generated.ts';

/** What stands in a header whose structure content does not give, in the order of the route table. */
const PLAIN = ['solutions', 'products', 'rental', 'services', 'about', 'contacts'] as const;

/** What was once settled for an answer of content: it is the same for every page until the next one. */
const settled = new WeakMap<MenusData, MenusData>();

/**
 * The menus of a language as content structures them. Where it gives the header no entries, or one that leads nowhere
 * in the site, the log says so and the header is made of the route table.
 */
export function settleMenus(menus: MenusData, locale: Locale, log: Log): MenusData {
  const known = settled.get(menus);
  if (known) return known;
  const own = settle(menus, locale, log);
  settled.set(menus, own);
  return own;
}

function settle(menus: MenusData, locale: Locale, log: Log): MenusData {
  if (menus.header.length === 0) {
    log.warn('menu structure missing', { locale });
    return { ...menus, header: listPlainEntries(locale) };
  }
  try {
    checkPaths(menus.header, locale);
    return menus;
  } catch (error) {
    log.error('menu', { locale, error });
    return { ...menus, header: listPlainEntries(locale) };
  }
}

/** Throws where an entry below the first level leads to a path of this site that is no page of its language. */
function checkPaths(entries: MenusData['header'], locale: Locale): void {
  const { prefix } = localeFacts[locale];
  for (const { url } of entries.flatMap(({ sub }) => sub)) {
    const [path = ''] = url.split(/[?#]/);
    const isOwn = /^\/(?!\/)/.test(path) && (prefix === '' || path.startsWith(`${prefix}/`));
    if (isOwn && !findRoute(path)) throw new Error(`Invalid path structure: ${path}`);
  }
}

function listPlainEntries(locale: Locale): MenusData['header'] {
  const t = translateTo(locale);
  const header = PLAIN.map((page) => ({ key: page, label: t(`menu.${page}`), url: buildPath(page, locale), sub: [] }));
  return v.parse(menusFragment(keptScalars), { header, footer: [] }).header;
}
