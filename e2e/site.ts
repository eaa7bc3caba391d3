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
  rental: { pt: '/solucoes/aluguer', en: '/en/solutions/renting', es: '/es/soluciones/alquiler' },
  services: { pt: '/servicos', en: '/en/services', es: '/es/servicios' },
  support: { pt: '/suporte', en: '/en/support', es: '/es/soporte' },
  about: { pt: '/sobre-nos', en: '/en/about-us', es: '/es/sobre-nosotros' },
  future: { pt: '/construir-o-futuro', en: '/en/construir-o-futuro', es: '/es/construir-o-futuro' },
  contacts: { pt: '/contactos', en: '/en/contacts', es: '/es/contactos' },
  'screen-registration': { pt: '/registo-do-ecra', en: '/en/screen-registration', es: '/es/registro-de-pantalla' },
  'privacy-policy': { pt: '/politica-de-privacidade', en: '/en/privacy-policy', es: '/es/politica-de-privacidad' },
  manuals: { pt: '/produtos/manuais', en: '/en/products/manuals', es: '/es/productos/manuals' },
  manual: {
    pt: '/produtos/manuais/orion-65',
    en: '/en/products/manuals/orion-65',
    es: '/es/productos/manuals/orion-65',
  },
  projects: { pt: '/projetos', en: '/en/projects', es: '/es/proyectos' },
  project: {
    pt: '/projetos/quarenta-e-duas-salas-num-verao',
    en: '/en/projects/forty-two-classrooms-in-one-summer',
    es: '/es/proyectos/cuarenta-y-dos-aulas-en-un-verano',
  },
  recruitment: { pt: '/recrutamento', en: '/en/recruitment', es: '/es/recrutamiento' },
  jobs: { pt: '/recrutamento/vagas', en: '/en/recrutamento/vagas', es: '/es/recrutamento/vagas' },
  internships: { pt: '/recrutamento/estagios', en: '/en/recrutamento/estagios', es: '/es/recrutamento/estagios' },
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
