import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, type Page } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { findLocale, type Locale, locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import type { PageId } from '#shared/routes/table.ts';
import { listAddresses } from '../backend/resolvers/addresses.ts';

/** One page of each template, in the three languages. */
export const templates = {
  home: { pt: '/', en: '/en', es: '/es' },
  category: {
    pt: '/produtos/ecras-interativos',
    en: '/en/products/interactive-screens',
    es: '/es/productos/pantallas-interactivas',
  },
  product: {
    pt: '/produtos/ecras-interativos/orion-65',
    en: '/en/products/interactive-screens/orion-65',
    es: '/es/productos/pantallas-interactivas/orion-65',
  },
  results: {
    pt: '/resultados?term=escola',
    en: '/en/resultados?term=school',
    es: '/es/resultados?term=colegio',
  },
} as const;

/** The page types that are in the table; read as text, because its components import style sheets. */
const pageTypes = new Set(
  [...readFileSync('worker/pages/index.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: \w+,$/gm)].map(([, id]) => id),
);

/** Whether an address is one of the site's whose page type is still to be written. */
export function isStillToCome(path: string): boolean {
  const page = findPageId(path);
  return page !== undefined && !pageTypes.has(page);
}

/** The address of every page there is, in every language. */
export const everyPage: readonly string[] = locales.flatMap((locale) => [
  ...listAddresses(locale).filter((path) => !isStillToCome(path)),
  templates.results[locale],
]);

interface Sample {
  page: PageId;
  locale: Locale;
  path: string;
}

/** One page of each page type in each language it exists in: the first of its kind. */
export const samples: readonly Sample[] = [
  ...Map.groupBy(everyPage, (path) => `${findLocale(path)} ${findPageId(path)}`).values(),
].flatMap(([path]) => {
  const page = path === undefined ? undefined : findPageId(path);
  return path === undefined || page === undefined ? [] : [{ page, locale: findLocale(path), path }];
});

/** The page type of an address, whatever its query says. */
export function findPageId(path: string): PageId | undefined {
  return findRoute(path.split('?', 1)[0] ?? path)?.page;
}

/** Every test comes from an address of its own, so that the limit of posts per address is not shared. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': randomUUID() });
    await use(context);
  },
});

/** Starts the built site with settings of its own; storage is empty and goes with it. */
export async function startSite(vars: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const harness = createTestHarness({ workers: [{ configPath: 'dist/website/wrangler.json', vars }] });
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations('DB');
  return { url: url.origin, stop: () => harness.close() };
}

/** Fills the quote form of a product page; `email` is what the lead is found by. */
export async function fillQuote(page: Page, email: string): Promise<void> {
  const form = page.locator('form:has(input[value="product-contact"])');
  await form.locator('[name=name]').fill('Ana Reis');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('+351 210 000 001');
  await form.locator('[name=company]').fill('Escola da Ribeira');
  await form.locator('[name=comments]').fill('Duas salas.\nEm setembro.');
  await form.locator('[name=privacy]').check();
}
