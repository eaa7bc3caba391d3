import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { createBackend } from './index.ts';
import { findLead, keepLead } from './received.ts';
import { backend, offer } from './testing/receive.ts';

const plan = new File(['%PDF-1.7 planta'], 'planta.pdf', { type: 'application/pdf' });

it('keeps a lead once, with its files, whatever is offered again', async () => {
  expect(await offer('once', { name: 'Ana', file: plan })).toBe(201);
  expect(await offer('once', { name: 'Other', file: new File(['other'], 'other.pdf') })).toBe(409);
  expect(await findLead(env.DB, 'once')).toMatchObject({
    identifier: 'contacts-pt',
    fields: { name: 'Ana', file: 'planta.pdf' },
    files: [{ field: 'file', name: 'planta.pdf', type: 'application/pdf', size: 15, key: 'received/once/0' }],
  });
  expect(await (await env.FILES.get('received/once/0'))?.text()).toBe('%PDF-1.7 planta');
  expect((await env.FILES.list({ prefix: 'received/once/' })).objects).toHaveLength(1);
});

it('keeps all of a name that comes more than once', async () => {
  await offer('repeated', { product: ['Orion 65', 'Orion 86'] });
  expect((await findLead(env.DB, 'repeated'))?.fields).toEqual({ product: 'Orion 65\nOrion 86' });
});

it.each(['', '../other', 'a/b', 'x'.repeat(201)])('takes nothing under what is no key: %j', async (key) => {
  expect(await offer(key, { name: 'Ana' })).toBe(400);
});

it('says of a lead whose file cannot be kept that it did not arrive', async () => {
  const failing = { put: () => Promise.reject(new Error('R2 is down')) };
  const files = Object.assign(Object.create(env.FILES), failing) as R2Bucket;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = new FormData();
  body.append('file', plan);
  const init = { method: 'POST', headers: { 'Idempotency-Key': 'lost' }, body };
  expect((await createBackend({ database: env.DB, files }).request('/forms/contacts-pt', init)).status).toBe(500);
  expect(await findLead(env.DB, 'lost')).toBeUndefined();
});

it('reads and finds what the release before has written', async () => {
  await env.DB.prepare(
    `INSERT INTO received_leads (idempotency_key, identifier, received_at, fields)
     VALUES ('old', 'newsletter-es', '2026-01-01T00:00:00.000Z', '{"email":"Ana@escola.example","name":"José","locale":"es"}')`,
  ).run();
  expect(await findLead(env.DB, 'old')).toMatchObject({ form: 'newsletter', locale: 'es', files: [] });
  const html = await (await backend.request('/inbox?q=ANA@+josé&form=newsletter&language=es')).text();
  expect(html).toContain('data-key="old"');
});

it('keeps one of two that come at the same time', async () => {
  const lead = {
    idempotencyKey: 'race',
    identifier: 'x',
    receivedAt: '2026-01-01T00:00:00.000Z',
    fields: {},
    files: [],
  };
  expect((await Promise.all([keepLead(env.DB, lead), keepLead(env.DB, lead)])).toSorted()).toEqual([false, true]);
});
