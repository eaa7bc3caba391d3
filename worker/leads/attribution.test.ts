import { expect, it } from 'vitest';
import { createBackend, createServices, createSubmission, findRows, inScope } from '../testing/leads.ts';
import { completeQuote, PRODUCT, post } from '../testing/site.ts';
import { readAttribution } from './attribution.ts';
import { submit } from './submit.ts';

it('of what a form brings the known keys are read, with values that an advertisement can have', () => {
  const sent = {
    utm_source: 'news',
    gclid: 'x'.repeat(200),
    fbclid: 'x'.repeat(201),
    utm_term: 7,
    email: 'ana@a.example',
  };
  expect(readAttribution(JSON.stringify(sent))).toEqual({ utm_source: 'news', gclid: 'x'.repeat(200) });
});

it.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '7',
  '"utm_source"',
  '{}',
  '{"email":"a"}',
  '{"utm_source":""}',
  ['{}', '{}'],
])('%j says nothing and is no error', (sent) => {
  expect(readAttribution(sent)).toBeUndefined();
});

it('it is kept with the lead and delivered with it, as JSON', async () => {
  const { backend, received } = createBackend();
  const attribution = { utm_source: 'news', utm_campaign: 'spring' };
  await inScope((scope) => submit(createSubmission({ attribution }), createServices({ backend }), scope));
  expect([...received.values()].map((form) => form.get('attribution'))).toEqual([JSON.stringify(attribution)]);
});

it.each([
  ['consent=1.01', 1],
  ['consent=1.10', 0],
  ['', 0],
])('of a visitor with the cookie "%s" it is taken %i times', async (cookie, times) => {
  const email = `${crypto.randomUUID()}@escola.example`;
  const fields = { ...completeQuote, email, attribution: '{"utm_source":"news"}' };
  expect((await post(PRODUCT.en, fields, { headers: { Cookie: cookie } })).status).toBe(303);
  const rows = await findRows(email);
  expect(JSON.stringify(rows).split('utm_source').length - 1).toBe(times);
});
