import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, createAddress, createSite, createSiteWith, PRODUCT, watchLog } from '../testing/site.ts';

const PURGE_SECRET = 'a secret of more than thirty-two characters';
const TAG = { tags: ['product:orion-65'] };

beforeEach(() => jump(3_600));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function sign(body: string, seconds = Math.floor(Date.now() / 1000), secret = PURGE_SECRET): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`));
  return `t=${seconds},v1=${new Uint8Array(signature).toHex()}`;
}

type Site = ReturnType<typeof createSite>;

async function send(
  site: Site,
  what: object | string,
  signature?: string,
  address = createAddress(),
): Promise<Response> {
  const body = typeof what === 'string' ? what : JSON.stringify(what);
  const headers = { 'X-Signature': signature ?? (await sign(body)), 'CF-Connecting-IP': address };
  return ask('/purge', { method: 'POST', body, headers }, site);
}

/** A backend that publishes: what it says of the Orion 65 changes when `publish` is called. */
function createPublishing(changes: Readonly<Record<string, unknown>> = {}) {
  let tagline = 'FIRST';
  let answers: 'well' | 'not' = 'well';
  let calls = 0;
  const site = () =>
    createSiteWith(
      async (request, embedded) => {
        calls++;
        if (answers === 'not') return new Response('no', { status: 500 });
        const { data } = (await (await embedded(request)).json()) as { data: { product?: { tagline: string } } };
        return Response.json({
          data: data.product?.tagline ? { ...data, product: { ...data.product, tagline } } : data,
        });
      },
      { CONTENT: env.CONTENT, PURGE_SECRET, ...changes },
    );
  return {
    site: site(),
    /** Another place of the edge, with memories of its own. */
    elsewhere: site,
    publish: (text: string) => {
      tagline = text;
    },
    fail: () => {
      answers = 'not';
    },
    countCalls: () => calls,
  };
}

const show = async (site: Site, path: string = PRODUCT.pt) =>
  /FIRST|SECOND|THIRD/.exec(await (await ask(path, {}, site)).text())?.[0];

/** The clock only ever goes on: what one test has purged and kept is long ago for the next. */
let now = Date.now();

function jump(seconds: number): void {
  now += seconds * 1000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
}

describe('a purge', () => {
  it('makes a publish seen at once where it arrives, and elsewhere once the record is read there', async () => {
    const { site, elsewhere, publish } = createPublishing();
    const other = elsewhere();
    await send(site, { all: true });
    jump(1);
    expect([await show(site), await show(other)]).toEqual(['FIRST', 'FIRST']);
    jump(5);
    publish('SECOND');
    expect(await show(site)).toBe('FIRST');
    const response = await send(site, TAG);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const { purged } = (await response.json()) as { purged: string[] };
    expect(purged).toEqual(
      expect.arrayContaining([...Object.values(PRODUCT), '/produtos/ecras-interativos', '/produtos']),
    );
    expect(purged).not.toContain('/en');
    expect(await show(site)).toBe('SECOND');
    expect(await show(other)).toBe('FIRST');
    jump(11);
    expect(await show(other)).toBe('SECOND');
  });

  it('is of what it names alone', async () => {
    const { site, publish, countCalls } = createPublishing();
    await send(site, { all: true });
    jump(1);
    expect(await show(site)).toBe('FIRST');
    await ask('/contactos', {}, site);
    jump(5);
    publish('THIRD');
    expect((await send(site, { paths: ['/contactos'] })).status).toBe(200);
    jump(1);
    const before = countCalls();
    expect(await show(site)).toBe('FIRST');
    await ask('/contactos', {}, site);
    // The page itself and the menus, which lead to it.
    expect(countCalls() - before).toBeLessThanOrEqual(2);
    jump(1);
    expect(await (await send(site, { all: true })).json()).toEqual({ purged: 'all' });
    expect(await show(site)).toBe('THIRD');
  });

  it('takes nothing offline while the backend is down', async () => {
    watchLog();
    const { site, fail } = createPublishing();
    await send(site, { all: true });
    jump(1);
    expect(await show(site)).toBe('FIRST');
    jump(5);
    fail();
    expect((await send(site, { all: true })).status).toBe(200);
    expect(await show(site)).toBe('FIRST');
  });

  it('forgets that something was not there', async () => {
    let isPublished = false;
    const site = createSiteWith(
      async (request, embedded) =>
        !isPublished && (await request.clone().text()).includes('"Product"')
          ? Response.json({ data: { product: null } })
          : embedded(request),
      { PURGE_SECRET },
    );
    watchLog();
    expect((await ask(PRODUCT.pt, {}, site)).status).toBe(404);
    isPublished = true;
    expect((await ask(PRODUCT.pt, {}, site)).status).toBe(404);
    await send(site, TAG);
    expect((await ask(PRODUCT.pt, {}, site)).status).toBe(200);
  });

  it('is taken once, and only with a signature of the last five minutes that is ours', async () => {
    const site = createSite({ PURGE_SECRET });
    const body = JSON.stringify({ paths: ['/servicos'] });
    const now = Math.floor(Date.now() / 1000);
    const signature = await sign(body);
    expect((await send(site, body, signature)).status).toBe(200);
    const before = await env.CONTENT.get('purges');
    const wrong = [
      signature,
      await sign(body, now - 301),
      await sign(body, now + 301),
      await sign(`${body} `),
      await sign(body, now, `${PURGE_SECRET}!`),
      signature.replace('v1', 'v0'),
      '',
      `t=${now},v1=`,
      't=,v1=0',
    ];
    for (const forged of wrong) {
      const response = await send(site, body, forged);
      expect([forged, response.status]).toEqual([forged, 401]);
    }
    expect((await send(createSite(), body)).status).toBe(401);
    expect(await env.CONTENT.get('purges')).toBe(before);
  });

  it.each([
    ['not JSON', '{'],
    ['nothing', '{}'],
    ['everything and something', '{"all":true,"tags":["home"]}'],
    ['no page', '{"paths":["/nada/nada"]}'],
    ['another host', '{"paths":["//evil.example/"]}'],
    ['no list', '{"tags":"home"}'],
    ['an empty list', '{"paths":[]}'],
    ['no tag', '{"tags":["../x"]}'],
  ])('that says what cannot be understood changes nothing: %s', async (_, body) => {
    const before = await env.CONTENT.get('purges');
    expect((await send(createSite({ PURGE_SECRET }), body)).status).toBe(400);
    expect(await env.CONTENT.get('purges')).toBe(before);
  });

  it('is no way to fill a memory, nor to guess', async () => {
    const site = createSite({ PURGE_SECRET });
    expect((await send(site, 'x'.repeat(300_000))).status).toBe(401);
    const address = createAddress();
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) statuses.push((await send(site, TAG, 't=1,v1=2', address)).status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await ask('/purge', {}, site)).status).toBe(405);
  });

  it('says so where it cannot be kept or told', async () => {
    watchLog();
    const broken = {
      ...env.CONTENT,
      getWithMetadata: async () => ({ value: null }),
      put: async () => Promise.reject(new Error('full')),
    };
    const site = createSite({ PURGE_SECRET, CONTENT: broken });
    const response = await send(site, { paths: ['/suporte'] });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  });

  it('is not lost where several come at once', async () => {
    const { site, elsewhere } = createPublishing();
    const paths = ['/servicos', '/suporte', '/contactos', '/projetos', '/solucoes'];
    const places = paths.map((_, index) => (index === 0 ? site : elsewhere()));
    const answers = await Promise.all(paths.map((path, index) => send(places[index] ?? site, { paths: [path] })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const kept = JSON.parse((await env.CONTENT.get('purges')) ?? '{}') as { paths: object };
    expect(Object.keys(kept.paths)).toEqual(expect.arrayContaining(paths));
  });
});

describe('search engines', () => {
  const INDEXNOW_KEY = 'abcdef0123456789';

  it('hear of the pages that a purge names, and find the key where they are told it is', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 202 }));
    const SITE_ORIGIN = 'https://vidra.example';
    const LOCALE_ORIGINS = '{"es":"https://vidra.es.example"}';
    const site = createSite({ PURGE_SECRET, INDEXNOW_KEY, SITE_ORIGIN, LOCALE_ORIGINS });
    expect((await send(site, TAG)).status).toBe(200);
    expect((await send(site, { paths: ['/resultados'] })).status).toBe(200);
    const messages = fetch.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
    expect(messages).toEqual([
      [
        'https://api.indexnow.org/indexnow',
        {
          host: 'vidra.example',
          key: INDEXNOW_KEY,
          keyLocation: `${SITE_ORIGIN}/${INDEXNOW_KEY}.txt`,
          urlList: [`${SITE_ORIGIN}${PRODUCT.pt}`, `${SITE_ORIGIN}${PRODUCT.en}`],
        },
      ],
      [
        'https://api.indexnow.org/indexnow',
        expect.objectContaining({ host: 'vidra.es.example', urlList: [`https://vidra.es.example${PRODUCT.es}`] }),
      ],
    ]);
    const key = await ask(`/${INDEXNOW_KEY}.txt`, {}, site);
    expect([key.status, await key.text()]).toEqual([200, INDEXNOW_KEY]);
  });

  it('that do not answer cost no publish, and without a key they are told nothing', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unreachable'));
    const log = watchLog();
    expect((await send(createSite({ PURGE_SECRET, INDEXNOW_KEY }), { paths: ['/solucoes/aluguer'] })).status).toBe(200);
    expect(fetch).toHaveBeenCalledOnce();
    expect(log.join()).toContain('index-now');
    expect((await send(createSite({ PURGE_SECRET }), { paths: ['/sobre-nos'] })).status).toBe(200);
    expect(fetch).toHaveBeenCalledOnce();
    expect((await ask(`/${INDEXNOW_KEY}.txt`, { headers: { Accept: 'text/plain' } })).status).toBe(404);
  });
});
