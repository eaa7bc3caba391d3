import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '../backend/connect.ts';
import { createBackend, createLead, createServices, inScope } from '../testing/leads.ts';
import { deliver } from './deliver.ts';
import { listEntries } from './entries.ts';
import { Files } from './files.ts';
import { type Lead, listFileKeys } from './lead.ts';
import { DELIVERY_TIME } from './limits.ts';

const files = new Files(env.FILES);
const curriculum = new File(['%PDF-1.7 ação'], 'currículo.pdf', { type: 'application/pdf' });
const letter = new File(['PK'], 'carta.docx', { type: 'application/msword' });

const store = (entries: Parameters<Files['store']>[0], now = Date.now()) =>
  inScope((scope) => files.store(entries, now, scope));

describe('the fields of a lead', () => {
  it('keep repeated names and their order', async () => {
    const entries = listEntries({ name: 'Ana', product: ['Orion 65', 'Orion 86'], file: undefined });
    expect(await store(entries)).toEqual([
      { name: 'name', value: 'Ana' },
      { name: 'product', value: 'Orion 65' },
      { name: 'product', value: 'Orion 86' },
    ]);
  });

  it('reach the backend with the files as they were sent', async () => {
    const fields = await store(listEntries({ product: ['Orion 65', 'Orion 86'], file: [curriculum, letter] }));
    const { backend, received } = createBackend();
    const lead = createLead({ fields });
    await inScope((scope) => deliver(lead, createServices({ backend }), scope));
    const form = received.get(lead.key);
    expect(form?.getAll('product')).toEqual(['Orion 65', 'Orion 86']);
    const sent = form?.getAll('file').filter((value) => value instanceof File) ?? [];
    expect(sent.map(({ name, type }) => [name, type])).toEqual([
      ['currículo.pdf', 'application/pdf'],
      ['carta.docx', 'application/msword'],
    ]);
    expect(await sent[0]?.text()).toBe('%PDF-1.7 ação');
  });

  it.each([
    ['quotes', 'a"; name="privacy.pdf', 'a%22; name=%22privacy.pdf'],
    ['line breaks', 'a\r\nX-Injected: 1\r\n\r\n.pdf', 'a%0D%0AX-Injected: 1%0D%0A%0D%0A.pdf'],
    ['a single return', 'a\rX-Injected: 1.pdf', 'a%0DX-Injected: 1.pdf'],
    ['a single line feed', 'a\n.pdf', 'a%0A.pdf'],
  ])('are delivered with a name that %s do not end', async (_, name, encoded) => {
    const fields = await store(listEntries({ file: new File(['%PDF-'], name, { type: 'application/pdf' }) }));
    let body = '';
    const fetch: Backend['fetch'] = async (path, init) => {
      body = new TextDecoder().decode(await new Request(`https://backend${path}`, init).arrayBuffer());
      return new Response(null, { status: 201 });
    };
    const backend = { ...createBackend().backend, fetch };
    await inScope((scope) => deliver(createLead({ fields }), createServices({ backend }), scope));
    expect(body).toContain(`name="file"; filename="${encoded}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n`);
  });

  it('have longer to reach the backend by as much as a file is large', async () => {
    const fields = await store(listEntries({ file: new File([new Uint8Array(2_000_000)], 'cv.pdf') }));
    const offer = async (lead: Lead) => {
      const { backend } = createBackend(async () => {
        await new Promise((resolve) => setTimeout(resolve, DELIVERY_TIME + 300));
        return new Response(null, { status: 201 });
      });
      return (await inScope((scope) => deliver(lead, createServices({ backend }), scope))).kind;
    };
    expect(await Promise.all([offer(createLead({ fields })), offer(createLead())])).toEqual(['accepted', 'later']);
  });

  it('are delivered without a file that is gone, and the log says so', async () => {
    const fields = await store(listEntries({ name: 'Ana', file: curriculum }));
    await inScope((scope) => files.remove(listFileKeys({ fields }), scope));
    const lines: unknown[] = [];
    const { backend, received } = createBackend();
    const lead = createLead({ fields });
    await inScope((scope) => deliver(lead, createServices({ backend }), scope), { lines });
    expect([received.get(lead.key)?.get('name'), received.get(lead.key)?.get('file')]).toEqual([
      'Ana',
      'currículo.pdf',
    ]);
    expect(lines).toMatchObject([{ event: 'file missing' }]);
  });
});

describe('a stored file', () => {
  it('has a key that tells nothing of it', async () => {
    const [key] = listFileKeys({ fields: await store(listEntries({ file: curriculum })) });
    expect(key).toMatch(/^\d{4}-\d\d-\d\d\/[\da-f-]{36}$/);
  });

  it('is taken back where another of its form cannot be stored', async () => {
    vi.spyOn(env.FILES, 'put').mockRejectedValueOnce(new Error('R2 is down'));
    const day = Date.UTC(2030, 0, 1);
    await expect(store(listEntries({ file: [curriculum, letter] }), day)).rejects.toThrow('R2 is down');
    expect((await env.FILES.list({ prefix: '2030-01-01/' })).objects).toEqual([]);
  });
});
