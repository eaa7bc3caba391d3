import { randomUUID } from 'node:crypto';
import { test as base, type Page } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { locales } from '#shared/i18n/locales.ts';
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
  solutions: { pt: '/solucoes', en: '/en/solutions', es: '/es/soluciones' },
  solution: { pt: '/solucoes/educacao', en: '/en/solutions/education', es: '/es/soluciones/educacion' },
  'solution-detail': {
    pt: '/solucoes/educacao/sala-de-aula-virtual',
    en: '/en/solutions/education/virtual-classroom',
    es: '/es/soluciones/educacion/aula-virtual',
  },
  'product-solutions': { pt: '/produtos-solucoes', en: '/en/products-solutions', es: '/es/productos-soluciones' },
  'product-solution-category': {
    pt: '/produtos-solucoes/solucoes-led',
    en: '/en/products-solutions/led-solutions',
    es: '/es/productos-soluciones/soluciones-led',
  },
  'product-solution': {
    pt: '/produtos-solucoes/sala-de-aula/sala-de-aula-65',
    en: '/en/products-solutions/classroom/classroom-65',
    es: '/es/productos-soluciones/aula/aula-65',
  },
  results: {
    pt: '/resultados?term=escola',
    en: '/en/resultados?term=school',
    es: '/es/resultados?term=colegio',
  },
} as const;

/** The address of every page there is, in every language. */
export const everyPage: readonly string[] = locales.flatMap((locale) => [
  ...listAddresses(locale),
  templates.results[locale],
]);

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
