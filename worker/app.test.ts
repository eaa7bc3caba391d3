import { beforeEach, describe, expect, it } from 'vitest';
import { ask, completeQuote, createSite, PRODUCT, post, watchLog } from './testing/site.ts';

beforeEach(() => {
  watchLog();
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
    for (const path of [
      `/produtos/${encoded}`,
      `/en?thanks=${encoded}`,
      `/locale?to=${encoded}`,
      `/media/${encoded}`,
    ]) {
      expect((await ask(path)).status).toBeLessThan(500);
    }
    const printable = encoded.slice(0, 2000);
    const headers = { Cookie: `i18n_redirected=${printable}; ${printable}`, 'Accept-Language': printable };
    expect((await ask('/en', { headers })).status).toBe(200);
    const fields = Object.fromEntries(Object.keys(completeQuote).map((name) => [name, text.toWellFormed()]));
    expect((await post(PRODUCT.pt, { ...fields, form: 'product-contact' })).status).toBe(422);
  });

  it.each(strings)(
    'in what a visitor may write freely reaches the backend as it is, and its inbox harmless: %j',
    async (text) => {
      const wild = text.toWellFormed().replaceAll('\u0000', '');
      const email = `${crypto.randomUUID()}@escola.example`;
      const name = `<b>${wild.slice(0, 100)}</b>`;
      const fields = { ...completeQuote, email, name, company: wild.slice(0, 100) || 'x', comments: wild };
      expect((await post(PRODUCT.pt, fields)).status).toBe(303);
      const context = { waitUntil: () => undefined } as unknown as ExecutionContext;
      const response = await createSite().fetch(new Request(`http://localhost/inbox?q=${email}`), context);
      const [, lead] = (await response.text()).split('<tr data-key');
      expect(lead).toContain('&lt;b&gt;');
      expect(lead).not.toContain('<b>');
    },
  );
});
