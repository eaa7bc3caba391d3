import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { completeQuote, createAddress, createSite, createSiteWith, PRODUCT } from './site.ts';

type Site = ReturnType<typeof createSite>;

/** A row of the error catalogue: how a visitor meets it, and what is said. */
export interface Situation {
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

/** Everything that can go wrong in sight of a visitor, and what the specification says of it. */
export const situations: readonly Situation[] = [
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
