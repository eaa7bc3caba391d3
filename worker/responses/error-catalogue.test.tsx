import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageType } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { type Situation, situations } from '../testing/error-catalogue.ts';
import { ask, createSite, createSiteWith, watchLog } from '../testing/site.ts';

/** A page that fails while it is shown. */
const failingPage: PageType = {
  ...pageTypes.about,
  load: async (...given) => {
    const loaded = await pageTypes.innovation.load(...given);
    if (!loaded) return undefined;
    const view: typeof loaded.view = (state) => ({ ...loaded.view(state), body: <Failing /> });
    return { ...loaded, view };
  },
};

function Failing(): never {
  throw new Error('secret');
}

const table = pageTypes as Record<string, PageType>;
const { support, about } = pageTypes;
const ID = '8c0ffee0-LIS';
let log: string[] = [];

beforeEach(() => {
  log = watchLog();
  table.support = { ...support, guards: ['nobody'] };
  table.about = failingPage;
});

afterEach(() => {
  Object.assign(table, { support, about });
});

function meet({ path, init, site }: Situation, locale: Locale, accept: string): Promise<Response> {
  const given = init?.() ?? {};
  const headers = { ...given.headers, Accept: accept, 'CF-Ray': ID };
  return ask(path?.(locale) ?? buildPath('home', locale), { ...given, headers }, site?.() ?? createSite());
}

describe.each(situations)('$status where $situation', (row) => {
  it.each(locales)('is a page in the language of its address: %s', async (locale) => {
    const response = await meet(row, locale, 'text/html,*/*;q=0.8');
    const { status, headers } = response;
    const html = await response.text();
    expect(status).toBe(row.status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect([headers.get('Retry-After'), headers.get('Allow')]).toEqual([row.retryAfter ?? null, row.allow ?? null]);
    expect([headers.get('ETag'), headers.get('Set-Cookie'), headers.get('Location')]).toEqual([null, null, null]);
    expect(html).toContain(`<html lang="${localeFacts[locale].tag}"`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain(`href="${buildPath('home', locale)}"`);
    expect(html).toContain(row.says[locale]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    // An id of the request where the failure is ours, and nothing else of what happened inside.
    expect(html.includes(ID)).toBe(status >= 500 && !row.isForm);
    expect(html).not.toMatch(/secret|nobody|127\.0\.0\.1|BackendError|\.tsx?:\d/);
    if (row.log) expect(log.join('\n')).toContain(row.log);
    for (const line of log) expect(JSON.parse(line)).toMatchObject({ id: ID });
  });

  it('is one line for what asks for no page', async () => {
    const response = await meet(row, 'en', 'application/json');
    const text = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([row.status, 'private, no-store']);
    expect(text).not.toMatch(/<html|secret|nobody/);
    expect(text.length).toBeLessThan(2_000);
    if (row.status === 404) expect(text).toBe('This page could not be found');
    else expect(JSON.parse(text)).toBeTypeOf('object');
  });
});

describe('the 404 page', () => {
  it.each([
    ['pt', 'Parece que a página que procura não existe ou pode ter sido removida.', 'Ir para a página inicial'],
    ['en', 'It appears that the page you are looking for does not exist or may have been removed.', 'Go To homepage'],
    ['es', 'Parece que la página que busca no existe o que se ha eliminado.', 'Ir a la página de inicio'],
  ] as const)('leads on: home, a search, every family there is: %s', async (locale, text, home) => {
    const response = await ask(`${localeFacts[locale].prefix}/nada`, { headers: { Accept: 'text/html' } });
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? [];
    expect(main).toContain(text);
    expect(main).toContain(`href="${buildPath('home', locale)}">${home}</a>`);
    expect(main).toContain(`action="${buildPath('results', locale)}"`);
    expect(main).toContain('class="lost-pane"');
    const [, families = ''] = /<nav [^>]*aria-labelledby="lost-families">(.*?)<\/nav>/s.exec(main) ?? [];
    expect(families.match(/<img /g)).toHaveLength(9);
    expect(families.match(new RegExp(`href="${buildPath('products', locale)}/[a-z-]+"`, 'g'))).toHaveLength(9);
  });

  it('stands without menus', async () => {
    const response = await ask(
      '/en/nada',
      {},
      createSiteWith(() => new Response(null, { status: 500 })),
    );
    const html = await response.text();
    expect([response.status, html.includes('PAGE NOT FOUND.'), html.includes('"lost-families"')]).toEqual([
      404,
      true,
      false,
    ]);
  });
});

it.each([
  ['/nada', 'Ocorreu um erro ao mostrar a página de erro', '/'],
  ['/en/nothing', 'An error occurred while showing the error page', '/en'],
  ['/es/nada', 'Se ha producido un error al mostrar la página de error', '/es'],
])('where even the error page fails, %s still says so and leads home', async (path, text, home) => {
  // No page can be made where its forms cannot be stamped, the error page included.
  vi.spyOn(crypto.subtle, 'sign').mockRejectedValue(new Error('secret'));
  const response = await ask(path, {}, createSite({ FORM_SECRET: 'a secret of thirty-two characters' }));
  vi.restoreAllMocks();
  const html = await response.text();
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'private, no-store']);
  expect(html).toContain(text);
  expect(html).toContain('noindex, nofollow');
  expect(html).toContain(`<a href="${home}">`);
  expect(html).not.toContain('secret');
});
