import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageType } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { ask, completeQuote, createSiteWith, PRODUCT, post, watchLog } from '../testing/site.ts';
import { findRefusal, type Guard } from './guards.ts';

const table = pageTypes as Record<string, PageType>;
const { product } = pageTypes;
const html = { headers: { Accept: 'text/html' } };

let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

afterEach(() => {
  table.product = product;
});

describe('guards', () => {
  const asked: string[] = [];
  const guards: Record<string, Guard> = {
    open: () => {
      asked.push('open');
      return undefined;
    },
    token: ({ headers }) => (headers.get('Cookie') === 'token=x' ? undefined : 403),
  };
  const request = new Request('https://site.example/');

  it('are asked in the order a page names them, until one refuses', () => {
    expect(findRefusal([], request, guards)).toBeUndefined();
    expect(findRefusal(['open', 'token'], request, guards)).toBe(403);
    expect(asked).toEqual(['open']);
    const known = new Request(request, { headers: { Cookie: 'token=x' } });
    expect(findRefusal(['open', 'token'], known, guards)).toBeUndefined();
  });

  it.each(['nobody', 'constructor', '__proto__'])('that the table lacks are an error of ours: %s', (name) => {
    expect(() => findRefusal(['open', name], request, guards)).toThrow(`Unknown middleware ${name}`);
  });
});

describe('a page with an unknown guard', () => {
  beforeEach(() => {
    table.product = { ...product, guards: ['nobody'] };
  });

  it.each([
    [PRODUCT.pt, 'Algo falhou do nosso lado'],
    [`${PRODUCT.en}?thanks=contact`, 'Something failed on our side'],
    [PRODUCT.es, 'Algo ha fallado por nuestra parte'],
  ])('is shown to nobody: %s', async (path, title) => {
    const response = await ask(path, { headers: { ...html.headers, 'CF-Ray': '8c0ffee0-LIS' } });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(title);
    expect(text).toContain('8c0ffee0-LIS');
    expect(text).not.toContain('nobody');
    expect(log.join()).toContain('Unknown middleware nobody');
  });

  it('says so in one line to what asks for no page, and takes no form', async () => {
    const response = await ask(PRODUCT.en, { headers: { Accept: 'application/json' } });
    expect([response.status, await response.json()]).toMatchObject([500, { error: 'Something failed on our side' }]);
    expect((await post(PRODUCT.pt, completeQuote)).status).toBe(500);
  });
});

describe('what a page says of its address', () => {
  it('makes it a 404 before content is asked', async () => {
    const questions: string[] = [];
    const site = createSiteWith(async (request, embedded) => {
      questions.push(await request.clone().text());
      return embedded(request);
    });
    const wrong = ['%00', 'a%2Fb', 'a%5Cb', 'a%20b', '%E2%80%AEa', 'x'.repeat(201), '%0d%0aX-Evil:%201'];
    for (const slug of wrong) {
      expect((await ask(`/en/products/${slug}`, html, site)).status, slug).toBe(404);
      expect((await ask(`/produtos/ecras-interativos/${slug}`, html, site)).status, slug).toBe(404);
    }
    expect(questions.filter((question) => !question.includes('query Frame'))).toEqual([]);
  });
});
