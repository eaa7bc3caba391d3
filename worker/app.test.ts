import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { createApp } from './app.ts';

const ORIGIN = 'https://site.example';
const app = createApp(env);

async function ask(path: string, init: RequestInit = {}, site = app): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init });
  const response = await site.fetch(request, context);
  const body = await response.text();
  await waitOnExecutionContext(context);
  return new Response([204, 301, 303].includes(response.status) ? null : body, response);
}

function fill(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const PRODUCT = {
  pt: '/produtos/ecras-interativos/orion-65',
  en: '/en/products/interactive-screens/orion-65',
  es: '/es/productos/pantallas-interactivas/orion-65',
};

const complete = {
  form: 'product-contact',
  product: 'Orion 65',
  name: 'Ana Reis',
  email: 'ana@escola.example',
  phone: '+351 210 000 001',
  company: 'Escola',
  privacy: 'on',
};

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('pages', () => {
  it.each(locales)('are rendered in the language of their address: %s', async (locale) => {
    const response = await ask(PRODUCT[locale]);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT[locale]}"/>`);
    for (const other of locales) expect(html).toContain(`href="${ORIGIN}${PRODUCT[other]}"`);
    expect(html).toContain(translateTo(locale)('product.specifications'));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)|\sstyle="|\son\w+="/);
  });

  it('are the same from memory as when they were rendered, headers and all', async () => {
    const first = await ask('/produtos/mesas-interativas');
    const second = await ask('/produtos/mesas-interativas');
    expect(second.headers.get('Server-Timing')).toBe('page;desc=memory');
    expect(await second.text()).toBe(await first.text());
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('answer under their own address alone: another category or language leads there in one hop', async () => {
    const wrongCategory = await ask('/produtos/mesas-interativas/orion-65?utm_source=a');
    expect(wrongCategory.status).toBe(301);
    expect(wrongCategory.headers.get('Location')).toBe(`${PRODUCT.pt}?utm_source=a`);
    const otherLanguage = await ask('/en/products/ecras-interativos');
    expect(otherLanguage.headers.get('Location')).toBe('/en/products/interactive-screens');
  });

  it('tell search engines to leave a thank-you alone, and keep it out of every cache', async () => {
    const response = await ask(`${PRODUCT.en}?thanks=quote`);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT.en}"/>`);
    expect(html).toContain(translateTo('en')('thanks.quote.title'));
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('do not mind a parameter they do not know', async () => {
    const plain = await (await ask('/en')).text();
    expect(await (await ask('/en?thanks=%3Cscript%3E&term=%22%3E')).text()).toBe(plain);
  });
});

describe('the search', () => {
  it('ignores case and diacritics, marks the words and groups by kind, titles first', async () => {
    const html = await (await ask('/resultados?term=ECRA')).text();
    expect(html).toContain('<mark>ecrã</mark>');
    expect(html.indexOf('<h2>Famílias</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('<h2>Produtos</h2>')).toBeGreaterThan(html.indexOf('<h2>Famílias</h2>'));
    expect(html).toContain(`href="${PRODUCT.pt}"`);
    expect(html).toContain('noindex');
  });

  it.each([
    ['/resultados?term=+abc++', 'Tem de escrever mais de 3 caracteres'],
    ['/en/resultados?term=%F0%9F%92%A9', 'You must enter more than 3 characters'],
    ['/es/resultados?term=xyzzy', 'No hay nada para «xyzzy»'],
  ])('says why there is nothing: %s', async (path, message) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(message);
  });

  it('keeps nothing of what visitors look for', async () => {
    const before = (await env.CONTENT.list()).keys.length;
    for (const term of ['quiosque', 'mesa de reunião', '<script>alert(1)</script>']) {
      const response = await ask(`/resultados?term=${encodeURIComponent(term)}`);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await response.text()).not.toContain('<script>alert');
    }
    expect((await env.CONTENT.list()).keys.length).toBe(before);
  });
});

describe('what does not exist', () => {
  it.each([
    ['/nada', 'PÁGINA NÃO ENCONTRADA.'],
    ['/produtos/nada', 'PÁGINA NÃO ENCONTRADA.'],
    ['/en/nothing', 'PAGE NOT FOUND.'],
    ['/es/productos/nada/nada', 'PÁGINA NO ENCONTRADA.'],
    ['/produtos/%E0%A4%A', 'PÁGINA NÃO ENCONTRADA.'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'PÁGINA NÃO ENCONTRADA.'],
  ])('is a 404 in the language of the address: %s', async (path, title) => {
    const response = await ask(path, { headers: { Accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(title);
    expect(html).toContain('noindex, nofollow');
    expect(html).not.toContain('<script>');
  });

  it('is one line of text for what asks for no page', async () => {
    const response = await ask('/nada.json', { headers: { Accept: 'application/json' } });
    expect([response.status, await response.text()]).toEqual([404, 'This page could not be found']);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('is any method but GET, HEAD and POST: %s', async (method) => {
    const response = await ask('/en', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
    expect(await response.text()).toContain('Method not allowed');
  });
});

describe('the language menu', () => {
  it('remembers a choice for a year and goes to the page', async () => {
    const response = await ask(`/locale?to=${encodeURIComponent(PRODUCT.es)}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(PRODUCT.es);
    expect(response.headers.get('Set-Cookie')).toBe(
      'i18n_redirected=es; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/en/nada', '', '/en\r\nX: y'])(
    'leads nowhere but to pages of this site: %j',
    async (to) => {
      const response = await ask(`/locale?to=${encodeURIComponent(to)}`);
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
      expect(response.headers.get('Set-Cookie')).toBeNull();
    },
  );
});

describe('forms', () => {
  const post = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}, path = PRODUCT.en) =>
    ask(path, { method: 'POST', body: fill(fields), headers: { 'CF-Connecting-IP': crypto.randomUUID(), ...headers } });

  it('thank with a redirect, so that reloading never posts again', async () => {
    const response = await post(complete);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${PRODUCT.en}?thanks=quote`);
  });

  it('come back filled in, with every error linked to its field', async () => {
    const response = await post({ form: 'product-contact', name: '"><script>alert(1)</script>', email: 'x' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('Validate the following errors:');
    expect(html).toContain('<a href="#product-contact-email">Invalid email</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('answer a script in JSON', async () => {
    const accepted = await post(complete, { Accept: 'application/json' });
    expect([accepted.status, await accepted.json()]).toEqual([200, { location: `${PRODUCT.en}?thanks=quote` }]);
    const refused = await post({ ...complete, email: '' }, { Accept: 'application/json' });
    expect([refused.status, await refused.json()]).toMatchObject([422, { problems: { email: 'required' } }]);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
  ])('are refused from %s', async (_, headers, status) => {
    expect((await post(complete, headers)).status).toBe(status);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'are refused as %s',
    async (type) => {
      const response = await ask(PRODUCT.es, { method: 'POST', body: '{}', headers: { 'Content-Type': type } });
      expect(response.status).toBe(415);
      expect(await response.text()).toContain('Formato no aceptado');
    },
  );

  it('are refused over 12 MB', async () => {
    expect((await post({ ...complete, comments: 'x'.repeat(12_100_000) })).status).toBe(413);
  });

  it.each([
    ['of an unknown kind', { ...complete, form: 'nada' }],
    ['named like something every object has', { ...complete, form: 'constructor' }],
    ['without a kind', { name: 'x' }],
  ])('are refused %s', async (_, fields) => {
    expect((await post(fields)).status).toBe(400);
  });

  it('are refused on a page that does not have them', async () => {
    expect((await post(complete, {}, '/en')).status).toBe(400);
    expect((await post(complete, {}, '/en/nothing')).status).toBe(404);
  });

  it('are refused when their body is broken', async () => {
    const response = await ask(PRODUCT.pt, {
      method: 'POST',
      body: '--x\r\nnot a form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(response.status).toBe(400);
  });

  it('come back filled in when too many come from one address', async () => {
    const limited = createApp({ ...env, POSTS: { limit: async () => ({ success: false }) } });
    const body = fill({ ...complete, comments: 'Dos aulas' });
    const response = await ask(PRODUCT.es, { method: 'POST', body }, limited);
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(html).toContain('Hemos recibido muchas solicitudes seguidas');
    expect(html).toContain('Dos aulas</textarea>');
  });

  it('are counted by the address they come from, ten a minute', async () => {
    const limit = vi.fn(env.POSTS.limit.bind(env.POSTS));
    const counted = createApp({ ...env, POSTS: { limit } });
    const headers = { 'CF-Connecting-IP': '203.0.113.7' };
    const response = await ask(PRODUCT.es, { method: 'POST', body: fill({ form: 'newsletter' }), headers }, counted);
    expect(response.status).toBe(422);
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: '203.0.113.7' });
  });

  it('are taken even when the limiter fails', async () => {
    const broken = createApp({ ...env, POSTS: { limit: () => Promise.reject(new Error('down')) } });
    const response = await ask(PRODUCT.es, { method: 'POST', body: fill(complete) }, broken);
    expect(response.status).toBe(303);
  });
});

describe('hostile input', () => {
  const strings = [
    '\u0000',
    '\ud800',
    "'; DROP TABLE leads; --",
    '{{7*7}}',
    '\u202e',
    '%00',
    '../../etc/passwd',
    'x'.repeat(4000),
  ];

  it.each(strings)('in path, query, cookie, header and every field never fails: %j', async (text) => {
    const encoded = encodeURIComponent(text.toWellFormed());
    for (const path of [`/produtos/${encoded}`, `/en?thanks=${encoded}`, `/locale?to=${encoded}`]) {
      expect((await ask(path)).status).toBeLessThan(500);
    }
    const printable = encoded.slice(0, 2000);
    const headers = { Cookie: `i18n_redirected=${printable}; ${printable}`, 'Accept-Language': printable };
    expect((await ask('/en', { headers })).status).toBe(200);
    const fields = Object.fromEntries(Object.keys(complete).map((name) => [name, text.toWellFormed()]));
    const response = await ask(PRODUCT.pt, {
      method: 'POST',
      body: fill({ ...fields, form: 'product-contact' }),
      headers: { 'CF-Connecting-IP': crypto.randomUUID() },
    });
    expect(response.status).toBe(422);
  });

  it.each(strings)(
    'in what a visitor may write freely reaches the backend as it is, and its inbox harmless: %j',
    async (text) => {
      const wild = text.toWellFormed().replaceAll('\u0000', '');
      const email = `${crypto.randomUUID()}@escola.example`;
      const name = `<b>${wild.slice(0, 100)}</b>`;
      const fields = { ...complete, email, name, company: wild.slice(0, 100) || 'x', comments: wild };
      const response = await ask(PRODUCT.pt, {
        method: 'POST',
        body: fill(fields),
        headers: { 'CF-Connecting-IP': crypto.randomUUID() },
      });
      expect(response.status).toBe(303);
      const context = createExecutionContext();
      const inbox = await (await app.fetch(new Request('http://localhost/inbox'), context)).text();
      const lead = inbox.split('<article').find((article) => article.includes(email));
      expect(lead).toContain('&lt;b&gt;');
      expect(lead).not.toContain('<b>');
    },
  );
});

describe('the inbox', () => {
  const visit = (url: string, headers: Record<string, string> = {}, site = app) =>
    site.fetch(new Request(url, { headers }), createExecutionContext());

  it('is shut to everybody elsewhere, whatever host they name', async () => {
    expect((await visit(`${ORIGIN}/inbox`)).status).toBe(404);
    expect((await visit('http://localhost/inbox', { 'CF-Ray': '8c0ffee' })).status).toBe(404);
    expect((await visit('http://localhost/inbox')).status).toBe(200);
  });

  it('opens elsewhere with its password alone', async () => {
    const site = createApp({ ...env, INBOX_PASSWORD: 'correct horse €' } as typeof env);
    const basic = (text: string) => ({
      Authorization: `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`,
    });
    expect((await visit(`${ORIGIN}/inbox`, {}, site)).status).toBe(401);
    expect((await visit(`${ORIGIN}/inbox`, basic('inbox:wrong'), site)).status).toBe(401);
    expect((await visit(`${ORIGIN}/inbox`, basic('inbox:correct horse €'), site)).status).toBe(200);
  });
});

describe('failures', () => {
  it('of the backend make one page unavailable, in its language, with no word of what is inside', async () => {
    const broken = createApp({ ...env, BACKEND_URL: 'http://127.0.0.1:9' });
    const response = await ask('/es', {}, broken);
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(html).toContain('Esta página no está disponible');
    expect(html).toMatch(/Referencia de la solicitud: [\w-]{8,}/);
    expect(html).not.toMatch(/127\.0\.0\.1|Error:|at .*\.ts/);
  });

  it('of the backend do not refuse a lead: it is kept before anything else matters', async () => {
    const broken = createApp({ ...env, BACKEND_URL: 'http://127.0.0.1:9' });
    const email = `${crypto.randomUUID()}@escola.example`;
    const headers = { 'CF-Connecting-IP': crypto.randomUUID() };
    const response = await ask(PRODUCT.pt, { method: 'POST', body: fill({ ...complete, email }), headers }, broken);
    expect(response.headers.get('Location')).toBe(`${PRODUCT.pt}?obrigado=quote`);
    const row = await env.DB.prepare('SELECT state FROM outbox WHERE instr(lead, ?) > 0').bind(email).first();
    expect(row).toEqual({ state: 'waiting' });
  });

  it('do not touch what needs no content', async () => {
    const broken = createApp({ ...env, BACKEND_URL: 'http://127.0.0.1:9' });
    expect((await ask('/health', {}, broken)).status).toBe(200);
    expect((await ask('/nada', {}, broken)).status).toBe(404);
  });
});
