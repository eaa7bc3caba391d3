import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageType } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { ask, completeQuote, createAddress, createSite, createSiteWith, PRODUCT, watchLog } from '../testing/site.ts';

type Site = ReturnType<typeof createSite>;

/** A row of the error catalogue: how a visitor meets it, and what is said. */
interface Row {
  situation: string;
  status: number;
  says: Readonly<Record<Locale, string>>;
  /** The page, where it is not the home page. */
  path?: (locale: Locale) => string;
  init?: () => RequestInit;
  site?: () => Site;
  retryAfter?: string;
  allow?: string;
  /** What the log says. */
  log?: string;
  /** The form itself comes back, on its page. */
  isForm?: true;
}

const words = {
  notFound: { pt: 'PÁGINA NÃO ENCONTRADA.', en: 'PAGE NOT FOUND.', es: 'PÁGINA NO ENCONTRADA.' },
  400: { pt: 'Pedido incompleto', en: 'Incomplete request', es: 'Solicitud incompleta' },
  403: { pt: 'Pedido recusado', en: 'Request refused', es: 'Solicitud rechazada' },
  405: { pt: 'Método não permitido', en: 'Method not allowed', es: 'Método no permitido' },
  413: { pt: 'Envio demasiado grande', en: 'Too large', es: 'Envío demasiado grande' },
  415: { pt: 'Formato não aceite', en: 'Format not accepted', es: 'Formato no aceptado' },
  422: { pt: 'Reveja os seguintes erros:', en: 'Validate the following errors:', es: 'Revise los siguientes errores:' },
  429: { pt: 'Demasiados pedidos', en: 'Too many requests', es: 'Demasiadas solicitudes' },
  500: { pt: 'Algo falhou do nosso lado', en: 'Something failed on our side', es: 'Algo ha fallado por nuestra parte' },
  503: {
    pt: 'Esta página está indisponível',
    en: 'This page is unavailable',
    es: 'Esta página no está disponible',
  },
  typed: { pt: 'Ana Reis', en: 'Ana Reis', es: 'Ana Reis' },
} as const;

const product = (locale: Locale) => PRODUCT[locale];

/** The site in front of a backend that gives every answer the same way, or every answer but the menus. */
const createSiteAnswering = (create: () => Response) => createSiteWith(() => create());

function form(fields: Readonly<Record<string, string>>): () => RequestInit {
  return () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress() } };
  };
}

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const refusePosts = () => createSite({ POSTS: { limit: async () => ({ success: false }) } });
const fail = () => {
  throw new Error('secret');
};

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

const rows: readonly Row[] = [
  {
    situation: 'no route matches',
    status: 404,
    says: words.notFound,
    path: (locale) => `${localeFacts[locale].prefix}/nada`,
  },
  {
    situation: 'content has no such page',
    status: 404,
    says: words.notFound,
    path: (locale) => buildPath('project', locale, { project: 'nada' }),
  },
  {
    situation: 'the validate step of a page fails',
    status: 404,
    says: words.notFound,
    path: (locale) => buildPath('project', locale, { project: 'a/b' }),
  },
  {
    situation: 'a guard is unknown',
    status: 500,
    says: words[500],
    path: (locale) => buildPath('support', locale),
    log: 'Unknown middleware nobody',
  },
  {
    situation: 'a page fails while it is shown',
    status: 500,
    says: words[500],
    path: (locale) => buildPath('about', locale),
    log: 'secret',
  },
  { situation: 'a form is unknown', status: 400, says: words[400], init: form({ form: 'nonsense' }) },
  {
    situation: 'a form breaks off',
    status: 400,
    says: words[400],
    init: () => ({ method: 'POST', body: '--x', headers: multipart }),
  },
  {
    situation: 'a form comes from another site',
    status: 403,
    says: words[403],
    init: () => ({ method: 'POST', body: '--x', headers: { ...multipart, Origin: 'https://evil.example' } }),
  },
  {
    situation: 'something else is done to a page',
    status: 405,
    says: words[405],
    init: () => ({ method: 'DELETE' }),
    allow: 'GET, HEAD, POST',
  },
  { situation: 'a form is too large', status: 413, says: words[413], init: form({ comments: 'x'.repeat(300_000) }) },
  {
    situation: 'a form comes as JSON',
    status: 415,
    says: words[415],
    init: () => ({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }),
  },
  {
    situation: 'a form has mistakes',
    status: 422,
    says: words[422],
    path: product,
    init: form({ form: 'product-contact' }),
    isForm: true,
  },
  {
    situation: 'too many forms come from one address',
    status: 429,
    says: words.typed,
    path: product,
    init: form(completeQuote),
    site: refusePosts,
    retryAfter: '60',
    isForm: true,
  },
  {
    situation: 'too many posts come from one address that are no forms',
    status: 429,
    says: words[429],
    init: () => ({ method: 'POST', body: '--x', headers: { ...multipart, 'CF-Connecting-IP': createAddress() } }),
    site: refusePosts,
    retryAfter: '60',
  },
  {
    situation: 'a lead can be stored nowhere',
    status: 503,
    says: words.typed,
    path: product,
    init: form(completeQuote),
    site: () => createSite({ DB: { prepare: fail, batch: fail }, LEADS: { send: fail, sendBatch: fail } }),
    retryAfter: '60',
    isForm: true,
  },
  {
    situation: 'the backend answers with an error',
    status: 503,
    says: words[503],
    site: () => createSiteAnswering(() => new Response('secret', { status: 502 })),
    retryAfter: '30',
    log: 'Response not successful: Received status code 502',
  },
  {
    situation: 'the backend leads elsewhere',
    status: 503,
    says: words[503],
    site: () => createSiteAnswering(() => new Response(null, { status: 301, headers: { Location: '/x' } })),
    retryAfter: '30',
    log: 'Response not successful: Received status code 301',
  },
  {
    situation: 'the answer of the backend cannot be parsed',
    status: 503,
    says: words[503],
    site: () => createSiteAnswering(() => new Response('<h1>secret</h1>')),
    retryAfter: '30',
    log: 'the body could not be parsed as JSON',
  },
  {
    situation: 'the backend reports errors',
    status: 503,
    says: words[503],
    site: () => createSiteAnswering(() => Response.json({ data: null, errors: [{ message: 'secret', path: ['x'] }] })),
    retryAfter: '30',
    log: 'errors at x',
  },
];

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

function meet({ path, init, site }: Row, locale: Locale, accept: string): Promise<Response> {
  const given = init?.() ?? {};
  const headers = { ...given.headers, Accept: accept, 'CF-Ray': ID };
  return ask(path?.(locale) ?? buildPath('home', locale), { ...given, headers }, site?.() ?? createSite());
}

describe.each(rows)('$status where $situation', (row) => {
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
  // React refuses to render for a signal that is aborted already, the error page included.
  const signal = AbortSignal.abort(new Error('secret'));
  const request = new Request(`https://site.example${path}`, { signal });
  const response = await createSite().fetch(request, createExecutionContext());
  const html = await response.text();
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'private, no-store']);
  expect(html).toContain(text);
  expect(html).toContain('noindex, nofollow');
  expect(html).toContain(`<a href="${home}">`);
  expect(html).not.toContain('secret');
});
