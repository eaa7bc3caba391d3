import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  completeQuote,
  createAddress,
  createSite,
  createSiteWith,
  PRODUCT,
  post,
  watchLog,
} from '../testing/site.ts';

let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

const down = { BACKEND_URL: 'http://127.0.0.1:9' };

/** The state in which a lead with this e-mail address is kept, if it is. */
async function findState(email: string): Promise<unknown> {
  const row = await env.DB.prepare('SELECT state FROM outbox WHERE instr(lead, ?) > 0').bind(email).first();
  return row?.state;
}

describe('a form', () => {
  it('thanks with a redirect that no cache keeps, so that reloading never posts again', async () => {
    const response = await post(PRODUCT.en, completeQuote);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${PRODUCT.en}?thanks=quote`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('comes back filled in, with every error linked to its field', async () => {
    const fields = { form: 'product-contact', name: '"><script>alert(1)</script>', email: 'x' };
    const response = await post(PRODUCT.en, fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('Validate the following errors:');
    expect(html).toContain('<a href="#product-contact-email">Invalid email</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('answers a script in JSON', async () => {
    const headers = { Accept: 'application/json' };
    const accepted = await post(PRODUCT.en, completeQuote, { headers });
    expect([accepted.status, await accepted.json()]).toEqual([200, { location: `${PRODUCT.en}?thanks=quote` }]);
    const refused = await post(PRODUCT.en, { ...completeQuote, email: '' }, { headers });
    expect([refused.status, await refused.json()]).toMatchObject([422, { problems: { email: 'required' } }]);
  });

  it('is one lead under every way to write its address', async () => {
    const email = `${crypto.randomUUID()}@escola.example`;
    const newsletter = { form: 'newsletter', email, privacy: 'on', submission: crypto.randomUUID() };
    for (const path of ['/en', '/en/']) expect((await post(path, newsletter)).status).toBe(303);
    const inbox = await (await createSite().fetch(...askLocally(`/inbox?q=${email}`))).text();
    expect(inbox.split('<tr data-key').length - 1).toBe(1);
  });
});

it('is announced to whom the settings name, and taken all the same where that fails', async () => {
  const asked = createSite({
    LEAD_WEBHOOKS: '{"newsletter-en":"https://127.0.0.1:9/"}',
    LEAD_MAIL: '{"*":"sales@vidra.example"}',
    MAIL: undefined,
  });
  const email = `${crypto.randomUUID()}@escola.example`;
  expect((await post('/en', { form: 'newsletter', email, privacy: 'on' }, { asked })).status).toBe(303);
  expect(log.map((line) => JSON.parse(line).by).toSorted()).toEqual(['mail', 'webhook']);
  expect(log.join()).not.toContain(email);
});

it('comes back with an address to post to that no browser reads as another host', async () => {
  const response = await post('//produtos/ecras-interativos/orion-65', { ...completeQuote, email: 'x' });
  expect(await response.text()).toContain(`action="${PRODUCT.pt}"`);
});

describe('a form is refused', () => {
  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
  ])('from %s', async (_, headers) => {
    expect((await post(PRODUCT.en, completeQuote, { headers })).status).toBe(403);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])('as %s', async (type) => {
    const response = await ask(PRODUCT.es, { method: 'POST', body: '{}', headers: { 'Content-Type': type } });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('Formato no aceptado');
  });

  it('over 256 KB where it has no files, however its length is told', async () => {
    const large = { ...completeQuote, comments: 'x'.repeat(260_000) };
    expect((await post(PRODUCT.en, large)).status).toBe(413);
    const body = new ReadableStream({
      type: 'bytes',
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`--x\r\n${'x'.repeat(260_000)}`));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await ask(PRODUCT.en, { method: 'POST', body, headers })).status).toBe(413);
  });

  it('before more of it is read than a form may have', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const response = await ask(PRODUCT.en, { method: 'POST', body: endless, headers });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(21_000_000);
  });

  it.each([
    ['of an unknown kind', { ...completeQuote, form: 'nada' }],
    ['named like something every object has', { ...completeQuote, form: 'constructor' }],
    ['without a kind', { name: 'x' }],
  ])('%s', async (_, fields) => {
    expect((await post(PRODUCT.en, fields)).status).toBe(400);
  });

  it('on a page that does not have it', async () => {
    expect((await post('/en', completeQuote)).status).toBe(400);
    expect((await post('/en/nothing', completeQuote)).status).toBe(404);
  });

  it('when its body is broken or breaks off, which is no error of ours', async () => {
    const broken = new ReadableStream({
      type: 'bytes',
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nnews'));
        controller.error(new Error('the visitor has gone'));
      },
    });
    for (const body of ['--x\r\nnot a form', broken]) {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'CF-Connecting-IP': createAddress() };
      expect((await ask(PRODUCT.pt, { method: 'POST', body, headers })).status).toBe(400);
    }
    expect(log).toEqual([]);
  });
});

describe('a lead is worth more than its page', () => {
  it('is kept while the backend is down', async () => {
    const email = `${crypto.randomUUID()}@escola.example`;
    const response = await post(PRODUCT.pt, { ...completeQuote, email }, { asked: createSite(down) });
    expect(response.headers.get('Location')).toBe(`${PRODUCT.pt}?obrigado=quote`);
    expect(await findState(email)).toBe('waiting');
  });

  it('is kept where its product was withdrawn while the form was filled in', async () => {
    const response = await post('/produtos/ecras-interativos/retirado', completeQuote);
    expect(response.status).toBe(303);
    const thanks = await ask(response.headers.get('Location') ?? '');
    expect(thanks.status).toBe(200);
  });

  it('is kept where the copy of its page in KV is of another shape', async () => {
    const CONTENT = {
      getWithMetadata: async () => ({ value: {}, metadata: { storedAt: Date.now(), version: 'x', bytes: 2 } }),
      put: async () => undefined,
    };
    expect((await post(PRODUCT.pt, completeQuote, { asked: createSite({ CONTENT, ...down }) })).status).toBe(303);
  });

  it.each([
    ['the backend is down', PRODUCT.pt, createSite(down)],
    ['the product is withdrawn', '/produtos/ecras-interativos/retirado', createSite()],
    ['the backend hangs', PRODUCT.pt, createSiteWith(() => new Promise<never>(() => undefined))],
  ])(
    'comes back as it was typed where %s, to be corrected',
    async (_, path, asked) => {
      const response = await post(path, { ...completeQuote, email: 'ana@', comments: 'Duas salas' }, { asked });
      const html = await response.text();
      expect(response.status).toBe(422);
      expect(html).toContain('Duas salas</textarea>');
      expect(html).toContain('<a href="#product-contact-email">E-mail inválido</a>');
    },
    15_000,
  );
});

function askLocally(path: string): [Request, ExecutionContext] {
  return [new Request(`http://localhost${path}`), { waitUntil: () => undefined } as unknown as ExecutionContext];
}
