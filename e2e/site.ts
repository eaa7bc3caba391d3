import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { findLocale, type Locale, locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import type { PageId } from '#shared/routes/table.ts';
import { listAddresses } from '../backend/resolvers/addresses.ts';
import { startSlowNetwork } from './slow-network.ts';

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
  blog: { pt: '/blog', en: '/en/blog', es: '/es/blog' },
  topic: { pt: '/blog/escolher', en: '/en/blog/choosing', es: '/es/blog/elegir' },
  article: {
    pt: '/blog/escolher/que-tamanho-de-ecra',
    en: '/en/blog/choosing/what-size-of-screen',
    es: '/es/blog/elegir/que-tamano-de-pantalla',
  },
  quoteLanding: {
    pt: '/lp/pedido-orcamento-equipamentos-interativos',
    en: '/en/lp/request-quote-for-interactive-equipment',
    es: '/es/lp/solicitud-presupuesto-de-equipo-interactivo',
  },
  quoteProductLanding: {
    pt: '/lp/pedido-orcamento/orion-65',
    en: '/en/lp/request-quote/orion-65',
    es: '/es/lp/solicitar-cotizacion/orion-65',
  },
} as const;

/** The address of every page there is, in every language. */
export const everyPage: readonly string[] = locales.flatMap((locale) => [
  ...listAddresses(locale),
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

/**
 * Every test comes from an address of its own, so that the limit of posts per address is not shared. Its pages fetch no
 * others ahead, which would be ten for each, unless the test is about that. `slow`: over a slow network.
 */
export const test = base.extend<{ prefetches: boolean }, { slow: boolean; network: { origin: string } | undefined }>({
  slow: [false, { option: true, scope: 'worker' }],
  network: [
    async ({ slow }, use, { project }) => {
      const network = slow ? await startSlowNetwork(project.use.baseURL ?? '') : undefined;
      await use(network);
      await network?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL, network }, use) => use(network?.origin ?? baseURL),
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': randomUUID() });
    if (!prefetches) await context.addInitScript(saveData);
    await use(context);
  },
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') await leaveAtGoto(page);
    await use(page);
  },
});

/** To Firefox an address that its driver enters is a link of the page shown, which would be followed in place. */
async function leaveAtGoto(page: Page): Promise<void> {
  const goto = page.goto.bind(page);
  const leave = (isLeaving: boolean) => page.evaluate((value) => Reflect.set(window, 'isLeaving', value), isLeaving);
  await page.addInitScript(() =>
    navigation.addEventListener('navigate', (event) => {
      if (Reflect.get(window, 'isLeaving') === true) event.stopImmediatePropagation();
    }),
  );
  page.goto = async (url, options) => {
    await leave(true);
    const response = await goto(url, options);
    await leave(false);
    return response;
  };
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Starts the built site with settings of its own; storage is empty and goes with it. */
export async function startSite(vars: Record<string, string>): Promise<{
  url: string;
  /** What the site has logged so far, a line each. */
  readLog(): string[];
  stop(): Promise<void>;
}> {
  const harness = createTestHarness({ workers: [{ configPath: 'dist/website/wrangler.json', vars }] });
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations('DB');
  return {
    url: url.origin,
    readLog: () => harness.getLogs().map(({ message }) => message),
    stop: () => harness.close(),
  };
}

/**
 * Opens a page whose islands cannot be loaded. The first of them that would wake makes the page load anew, once; from
 * then on it is as the server rendered it, with all other scripts.
 */
export async function openWithoutIslands(page: Page, url: string, form: Locator): Promise<void> {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/hydrate-*', (route) => route.abort());
  await page.goto(url);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => loads).toBe(2);
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
