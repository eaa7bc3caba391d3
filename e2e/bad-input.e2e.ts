import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { findLocale, localeFacts } from '#shared/i18n/locales.ts';
import { startSite, templates } from './site.ts';

/** A request as it goes over the wire: what `fetch` and browsers would tidy up first. */
interface Raw {
  target: string;
  method?: string;
  host?: string;
  headers?: readonly string[];
  body?: string;
}

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the site gave it: what it never sees, such as a request that is none, the server in front refuses. */
  isOurs: boolean;
}

let site: Awaited<ReturnType<typeof startSite>>;
let own: string;

test.beforeAll(async () => {
  site = await startSite({});
  own = new URL(site.url).host;
  // A cold start, which on a busy machine takes longer than silence is waited for, is over then.
  await fetch(site.url);
});

test.afterAll(async () => {
  await site.stop();
});

/**
 * Sends the bytes, and reads until the answer is whole or nobody says any more. Miniflare leaves a GET with a body without
 * any answer now and then, whatever worker it runs, so silence counts only when it lasts.
 */
async function send(raw: Raw): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendOnce(raw);
    if (answer.status !== 0 || attempt === 4) return answer;
  }
}

function sendOnce({ target, method = 'GET', host = own, headers = [], body = '' }: Raw): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html', ...headers, '', body];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = Buffer.alloc(0);
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(received.toString()));
    };
    socket.setTimeout(8_000, finish);
    socket.on('error', (error) => (received.length > 0 ? finish() : reject(error)));
    socket.on('close', finish);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (isWhole(received, method)) finish();
    });
    socket.write(lines.join('\r\n'));
  });
}

function isWhole(received: Buffer, method: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const { status, headers } = readAnswer(received.subarray(0, end + 4).toString());
  if (method === 'HEAD' || status === 304 || headers.location !== undefined) return true;
  const length = headers['content-length'];
  return length === undefined
    ? received.subarray(-7).toString() === '\r\n0\r\n\r\n'
    : received.length - end - 4 >= Number(length);
}

function readAnswer(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
  const status = Number(first.split(' ')[1] ?? 0);
  // Chunks without what tells how long they are.
  const body = rest.join('\r\n\r\n').replaceAll(/(^|\r\n)[\da-f]+\r\n/g, '');
  return { status, headers, body, isOurs: headers['x-content-type-options'] === 'nosniff' };
}

/**
 * What becomes of a request in the end. Whatever it is: no failure, two redirects at most, each within this host; a page
 * in the language of its address, which caches know whom to show to.
 */
async function follow(raw: Raw, hops = 0): Promise<Answer> {
  const answer = await send(raw);
  const { status, headers, body } = answer;
  const { location } = headers;
  expect(headers).not.toHaveProperty('x-evil');
  if (!answer.isOurs) {
    expect([400, 405, 414, 431, 500, 501]).toContain(status);
    expect(location).toBeUndefined();
    return answer;
  }
  expect(status).toBeLessThan(500);
  if (location === undefined) {
    expect(body).not.toContain('evil.example');
    const path = /^\/[^/\\?#\s]*/.exec(raw.target)?.[0] ?? '/';
    if (status === 200 && headers['content-type']?.startsWith('text/html')) {
      expect(headers.vary).toBe('Cookie, Accept-Language');
      if (raw.method !== 'HEAD') expect(body).toContain(`<html lang="${localeFacts[findLocale(path)].tag}"`);
    }
    return answer;
  }
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  const target = new URL(location, site.url);
  expect(target.origin).toBe(site.url);
  expect(hops).toBeLessThan(2);
  if (status === 302) expect(headers['cache-control']).toBe('private, no-store');
  return follow({ ...raw, target: `${target.pathname}${target.search}` }, hops + 1);
}

const evil = 'evil.example';
const repeat = (piece: string, count: number) => piece.repeat(count);

const targets = [
  ...[`//${evil}`, `///${evil}//`, `/\\${evil}`, `/\\/${evil}/`, `//${evil}/..`, `/.//${evil}`, `/%2e//${evil}/`],
  ...[`/%2F%2F${evil}/`, `/%5C${evil}/`, `/en//${evil}/`, `/en/\\${evil}/`, `/pt//${evil}`, `/pt/%2F%2F${evil}`],
  ...[`/pt/\\${evil}`, `/\t/${evil}`, `//@${evil}`, `//${evil}%0d%0aX-Evil:1/`, '/EN/%0d%0aX-Evil:%201/'],
  ...['/EN/?a=%0d%0aX-Evil:%201', '/%00', '/produtos/%00/', '/%C0%AF', '/produtos/%C0%AF%C0%AE/', '/%', '/%zz/', '/?'],
  ...[
    '/en??a?b',
    '/en#/es',
    '/__proto__/constructor/?__proto__=1',
    '/en/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ],
  ...['/media/..%2f..%2fetc', '/media/%2e%2e%2f', '/assets/%00', '/assets/..%5c', '/icon.svg/..//', '/icon.svg/'],
  ...[`/locale?to=//${evil}`, `/locale?to=/\\${evil}`, `/locale?to=/%09/${evil}`, `/locale?to=/produtos/..//${evil}`],
  ...[`/locale?to=/en&to=//${evil}`, '/locale?to=%E0%A4%A', '/locale?to=/locale?to=/en', `/locale/?to=//${evil}`],
  ...[
    `/${repeat('a', 10_000)}`,
    `/produtos/${repeat('a', 10_000)}/`,
    `/${repeat('a/', 5_000)}`,
    `//${repeat('/', 9_000)}`,
  ],
  ...[`/${repeat('%2F', 5_000)}`, `/en?${repeat('a=1&', 2_500)}`, `/en/resultados?${repeat('term=school&', 1_000)}`],
  ...[`/en?${Array.from({ length: 10_000 }, (_, index) => `p${index}`).join('&')}`, `/${repeat('a', 100_000)}`],
  ...['*', `http://${evil}/EN/`, `${evil}:443`, '\\\\evil', 'en', '', `/en HTTP/1.1\r\nX-Evil: 1\r\nX:`],
];

test('an address, whatever it is, is a page of this site or none', async () => {
  test.setTimeout(180_000);
  for (const target of targets) {
    await test.step(target.slice(0, 60), async () => {
      const { status, isOurs } = await follow({ target });
      if (isOurs) expect([200, 400, 404]).toContain(status);
    });
  }
});

const headers: readonly (readonly string[])[] = [
  [`Cookie: ${Array.from({ length: 1_000 }, (_, index) => `c${index}=%E0%A4%A`).join('; ')}`],
  ['Cookie: i18n_redirected=%E0%A4%A; ;;=;=a; i18n_redirected', 'Cookie: second=1'],
  [`Cookie: i18n_redirected=//${evil}`],
  [`Accept-Language: ${Array.from({ length: 1_000 }, (_, index) => `x${index};q=0.${index}`).join(',')}`],
  ['Accept-Language: ;;;q=,,xx;q=x,*;q=NaN,-,pt;q=-1', 'Accept-Language: \u00e9\u00e8'],
  ['Range: bytes=0-10,5-,-1,999999999999999999999-', 'If-Range: "x"'],
  [`If-None-Match: ${'"a",'.repeat(2_000)}`],
  ['If-None-Match: "unclosed', 'If-Modified-Since: never', 'If-Match: "x"'],
  [`X-Forwarded-Host: ${evil}`, `Forwarded: host=${evil};proto=http`, `X-Host: ${evil}`, `X-Forwarded-Server: ${evil}`],
  ['X-Forwarded-Proto: http', 'X-Forwarded-Port: 1', 'X-Forwarded-For: %00', 'CF-Connecting-IP: x'],
  ['X-Original-URL: /es', 'X-Rewrite-URL: /es', 'X-HTTP-Method-Override: DELETE', 'X-Forwarded-Prefix: /es'],
  ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
  ['Content-Length: 5\r\n\r\nhello'],
  ['Expect: 100-continue', 'Accept: ;;;,,,', 'Accept-Encoding: ;q=x', 'TE: trailers'],
];

test('a header, whatever it says, leaves a page what it is', async () => {
  const plain = (await send({ target: '/en' })).body;
  for (const lines of headers) {
    await test.step(lines.join(', ').slice(0, 60), async () => {
      const answer = await follow({ target: '/en', headers: lines });
      expect([answer.status, answer.isOurs]).toEqual([200, true]);
      expect(answer.headers).not.toHaveProperty('content-range');
      expect(answer.body.length).toBeGreaterThan(plain.length / 2);
      expect((await follow({ target: '/EN/', headers: lines })).status).toBe(200);
    });
  }
});

test('a host of another name leads nowhere, and nobody else sees it', async () => {
  const hosts = [
    evil,
    `${evil}:81`,
    'a b',
    '',
    `localhost@${evil}`,
    'localhost:99999',
    `localhost/${evil}`,
    '[::1',
    '%00',
  ];
  for (const host of hosts) {
    await test.step(host, async () => {
      for (const target of ['/EN/', '//produtos/', '/locale?to=/en']) {
        const { headers: answered, isOurs } = await send({ target, host });
        if (isOurs) expect(answered.location).toMatch(/^\/(en|produtos)$/);
        else expect(answered.location).toBeUndefined();
      }
      await send({ target: '/en', host });
      expect((await send({ target: '/en' })).body).not.toContain(evil);
    });
  }
  const twice = await send({ target: '/EN/', headers: [`Host: ${evil}`] });
  expect(twice.isOurs && twice.headers.location !== '/en').toBe(false);
});

test('methods that pages do not have are refused, with a body on its way or without', async () => {
  for (const method of ['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE']) {
    for (const size of method === 'TRACE' ? [0] : [0, 4_000_000]) {
      await test.step(`${method} ${size}`, async () => {
        const length = size > 0 ? [`Content-Length: ${size}`] : [];
        const answer = await send({ target: templates.home.es, method, headers: length, body: 'x'.repeat(size) });
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
        expect(answer.body).toContain('Método no permitido');
      });
    }
  }
  for (const method of ['CONNECT', 'FOO', 'get', ''])
    expect((await follow({ target: '/en', method })).isOurs).toBe(false);
  const head = await follow({ target: '/EN/', method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  const files = await send({ target: '/icon.svg', method: 'DELETE' });
  expect(files.status).toBe(405);
});
