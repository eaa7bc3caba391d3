import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../index.ts';
import { downloadFile } from '../received-files.ts';
import { backend, offer } from '../testing/receive.ts';
import { PAGE_SIZE } from './list-page.ts';

const get = async (path: string) => await backend.request(`http://localhost${path}`);
const read = async (path: string) => (await get(path)).text();
/** Keys of the leads that a list shows, in its order. */
const list = async (query: string) =>
  [...(await read(`/inbox?${query}`)).matchAll(/<tr data-key="([^"]*)"/g)].map(([, key]) => key);

const ana = { name: 'Ana João', email: 'ana@escola.example', comments: '=1+1', locale: 'pt', page: '/contactos' };
const drawing = new File(['<svg onload="alert(1)">'], 'ação.svg', { type: 'image/svg+xml' });

beforeAll(async () => {
  await offer('ana', { ...ana, file: drawing });
  await offer('bea', { email: 'bea@escola.example', locale: 'en', page: '/en' }, 'newsletter-en');
  await offer('other', { name: '<b>Cid</b>', phone: '+351 210', locale: 'en' }, '4711');
});

describe('the list', () => {
  it('is found by any word in any field, whatever its accents and capitals', async () => {
    expect(await list('q=joao')).toEqual(['ana']);
    expect(await list('q=ESCOLA')).toEqual(['bea', 'ana']);
    expect(await list('q=ana+contactos')).toEqual(['ana']);
    expect(await list('q=ana+nowhere')).toEqual([]);
    expect(await list('q=%25')).toEqual([]);
  });

  it('is filtered by form and language, and says how many match', async () => {
    expect(await list('form=contacts')).toEqual(['ana']);
    expect(await list('form=4711&language=en')).toEqual(['other']);
    expect(await read('/inbox?language=en')).toContain('2 leads match');
    expect(await read('/inbox?language=pt')).toContain('1 lead matches');
    expect(await read('/inbox')).toContain('<strong>3 leads</strong>');
  });

  it('takes what it does not understand for nothing', async () => {
    expect(await list(`page=-1&form=&q=${'x'.repeat(300)}`)).toHaveLength(3);
  });

  it('shows what visitors typed as text', async () => {
    const html = await read('/inbox?form=4711');
    expect(html).toContain('&lt;b&gt;Cid&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('has pages of fifty', async () => {
    const insert = env.DB.prepare(
      `INSERT INTO received_leads (idempotency_key, identifier, received_at, fields) VALUES (?, 'many-pt', ?, '{}')`,
    );
    const rows = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
      insert.bind(`many-${index}`, new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()),
    );
    await env.DB.batch(rows);
    expect((await list('q=many-')).length).toBe(0);
    const first = await list('form=many-pt');
    expect([first.length, first[0]]).toEqual([PAGE_SIZE, `many-${PAGE_SIZE}`]);
    expect(await list('form=many-pt&page=2')).toEqual(['many-0']);
    expect(await read('/inbox?form=many-pt')).toContain('href="/inbox?form=many-pt&amp;page=2"');
    expect(await read('/inbox?form=many-pt&page=2')).toContain('Page 2 of 2');
  });
});

describe('a lead', () => {
  it('opens with all its fields', async () => {
    const html = await read('/inbox/ana');
    expect(html).toContain('<dd data-field="comments">=1+1</dd>');
    expect(html).toContain('href="mailto:ana%40escola.example"');
    expect(html).toContain('href="/inbox/ana/files/0"');
  });

  it('that is not there is 404', async () => {
    expect((await get('/inbox/nobody')).status).toBe(404);
    expect((await get('/inbox/ana/files/1')).status).toBe(404);
    expect((await get('/inbox/bea/files/0')).status).toBe(404);
  });

  it('hands its files over to be saved, never to be shown', async () => {
    const response = await get('/inbox/ana/files/0');
    expect(await (await response.blob()).text()).toBe('<svg onload="alert(1)">');
    const { headers } = response;
    expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ]);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="a__o.svg"; filename*=UTF-8''a%C3%A7%C3%A3o.svg`,
    );
  });

  it('hands them over under a name that ends no header', async () => {
    await env.FILES.put('received/wild/0', 'x');
    const name = `a"b\r\nX: y\u202E('*)\uD800/../c.pdf`;
    const file = { field: 'file', name, type: '', size: 1, key: 'received/wild/0' };
    const headers = (await downloadFile(env.FILES, file))?.headers;
    expect(headers?.get('Content-Disposition')).toBe(
      `attachment; filename="a_b__X_ y_(__)__.._c.pdf"; filename*=UTF-8''a%22b%0D%0AX%3A%20y%E2%80%AE%28%27%2A%29%EF%BF%BD%2F..%2Fc.pdf`,
    );
    expect(headers?.get('X')).toBeNull();
  });
});

describe('the export', () => {
  it('has a row for each lead that matches and a column for each of their fields, formulas defused', async () => {
    const response = await get('/inbox.csv?q=joao');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-[\d-]+\.csv"$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, end] = new TextDecoder().decode(bytes).split(/\r\n(?!X)/);
    expect(head).toBe('key,identifier,receivedAt,name,email,comments,locale,page,file');
    expect(row).toMatch(/^ana,contacts-pt,[^,]+,Ana João,ana@escola\.example,'=1\+1,pt,\/contactos,/);
    expect(end).toBe('');
  });

  it('joins the fields of all, and has more leads than are read at once', async () => {
    const insert = env.DB.prepare(
      `INSERT INTO received_leads (idempotency_key, identifier, received_at, fields)
       VALUES (?, 'bulk-pt', '2026-02-02T00:00:00.000Z', ?)`,
    );
    await env.DB.batch(
      Array.from({ length: 450 }, (_, index) =>
        insert.bind(`bulk-${index}`, JSON.stringify({ [`f${index % 2}`]: 'x' })),
      ),
    );
    const lines = (await read('/inbox.csv?form=bulk-pt')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('key,identifier,receivedAt,f0,f1');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(450);
  });
});

it('nothing of it is kept, listed, run or framed, and every address of it is shut together', async () => {
  const elsewhere = createBackend({ database: env.DB, files: env.FILES });
  for (const path of ['/inbox', '/inbox/ana', '/inbox/ana/files/0', '/inbox.csv']) {
    const { headers } = await get(path);
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex, nofollow']);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'sha256-[^']+'; /,
    );
    const shut = await elsewhere.request(`https://site.example${path}`);
    expect([shut.status, await shut.text()]).toEqual([404, 'The inbox is not open to you']);
  }
});
