import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeQuote, createSite, PRODUCT, post, watchLog } from '../testing/site.ts';

let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

describe('the limit of posts', () => {
  const refuse = { POSTS: { limit: async () => ({ success: false }) } };

  it('gives back what was typed', async () => {
    const fields = { ...completeQuote, comments: 'Dos aulas' };
    const response = await post(PRODUCT.es, fields, { asked: createSite(refuse) });
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(html).toContain('solicitudes');
    expect(html).toContain('Dos aulas</textarea>');
  });

  it('comes before the body, of which no more is held than a form without files may have', async () => {
    const response = await post(PRODUCT.es, { comments: 'x'.repeat(300_000) }, { asked: createSite(refuse) });
    expect(response.status).toBe(429);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('counts a visitor: %s as %s', async (address, key) => {
    const limit = vi.fn(env.POSTS.limit.bind(env.POSTS));
    const headers = { 'CF-Connecting-IP': address };
    const response = await post(
      PRODUCT.es,
      { form: 'newsletter' },
      { headers, asked: createSite({ POSTS: { limit } }) },
    );
    expect(response.status).toBe(422);
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key });
  });

  it('does not count everybody together where no address is known, and says so', async () => {
    const headers = { 'CF-Connecting-IP': '' };
    expect((await post(PRODUCT.es, completeQuote, { headers, asked: createSite(refuse) })).status).toBe(303);
    expect(log.join()).toContain('no address');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('lets everybody through when it %s', async (_, limit) => {
    expect((await post(PRODUCT.es, completeQuote, { asked: createSite({ POSTS: { limit } }) })).status).toBe(303);
  });
});
