import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, createSiteWith, PRODUCT, watchLog } from '../testing/site.ts';

afterEach(() => vi.restoreAllMocks());

const page = { headers: { Accept: 'text/html' } };
const preview = { headers: { Accept: 'text/html', Cookie: 'apollo-token=editor.1' } };

describe('a session', () => {
  it('keeps a token for a week where no script can read it', async () => {
    const response = await ask('/session', { method: 'POST', body: 'editor.1\n' });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([204, 'private, no-store']);
    expect(response.headers.get('Set-Cookie')).toBe(
      'apollo-token=editor.1; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('forgets it', async () => {
    const response = await ask('/session', { method: 'DELETE', ...preview });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toContain('apollo-token=; Max-Age=0; Path=/');
  });

  it.each([
    ['nothing', '', 400],
    ['what could end a header', 'a\r\nX-Other: 1', 400],
    ['more than a cookie may hold', 'a'.repeat(3_600), 400],
    ['a flood', 'a'.repeat(100_000), 413],
  ])('takes no token that is %s', async (_, body, status) => {
    const response = await ask('/session', { method: 'POST', body });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([status, null]);
  });

  it.each(['POST', 'DELETE'])('is not changed by another site (%s)', async (method) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
    const response = await ask('/session', { method, headers, ...(method === 'POST' && { body: 'editor.1' }) });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null]);
  });

  it('is not to be read, and takes no token from an address', async () => {
    const response = await ask('/session?token=editor.1', page);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, DELETE']);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('a preview', () => {
  /** A backend with a draft of a name for who bears the token, in front of storage that keeps what it is given. */
  function createDraftingSite() {
    const drafts = { name: 'Esboço 1' };
    const bearers: (string | null)[] = [];
    const site = createSiteWith(
      async (request, embedded) => {
        const bearer = request.headers.get('Authorization');
        bearers.push(bearer);
        const response = await embedded(request);
        if (bearer !== 'Bearer editor.1') return response;
        return new Response((await response.text()).replaceAll('Orion 65', drafts.name), response);
      },
      { CONTENT: env.CONTENT },
    );
    return { site, drafts, bearers };
  }

  it('is seen by its editor alone, who never sees what is kept for the others', async () => {
    const { site, drafts, bearers } = createDraftingSite();
    const show = async (init: RequestInit) =>
      /<h1[^>]*>([^<]*)/.exec(await (await ask(PRODUCT.pt, init, site)).text())?.[1];
    expect(await show(preview)).toBe('Esboço 1');
    expect(await show(page)).toBe('Orion 65');
    expect(await show(preview)).toBe('Esboço 1');
    drafts.name = 'Esboço 2';
    expect(await show(preview)).toBe('Esboço 2');
    expect(await show(page)).toBe('Orion 65');
    // Page and menus each time for the editor; for everybody else once, or never where storage has them.
    expect(bearers.filter((bearer) => bearer === 'Bearer editor.1')).toHaveLength(6);
    expect(bearers.filter((bearer) => bearer === null).length).toBeLessThanOrEqual(2);
  });

  it('is kept by nobody, listed nowhere, and never answered with what a browser has', async () => {
    const { site } = createDraftingSite();
    const shown = await ask(PRODUCT.pt, page, site);
    const tag = shown.headers.get('ETag') ?? '';
    expect(tag).not.toBe('');
    expect(await shown.text()).not.toContain('data-preview');
    const response = await ask(PRODUCT.pt, { headers: { ...preview.headers, 'If-None-Match': tag } }, site);
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(await response.text()).toContain('data-preview=""');
  });

  it('leads on by redirects that no browser remembers', async () => {
    const { site } = createDraftingSite();
    const response = await ask(`${PRODUCT.pt}/`, preview, site);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([301, 'private, no-store']);
  });

  it('of a failing backend is an error, whatever is kept', async () => {
    watchLog();
    let fails = false;
    const site = createSiteWith(
      (request, embedded) => (fails ? new Response('', { status: 401 }) : embedded(request)),
      { CONTENT: env.CONTENT },
    );
    expect((await ask(PRODUCT.es, page, site)).status).toBe(200);
    fails = true;
    expect((await ask(PRODUCT.es, preview, site)).status).toBe(503);
    expect((await ask(PRODUCT.es, page, site)).status).toBe(200);
  });

  it('ignores a cookie that is no token', async () => {
    const { site, bearers } = createDraftingSite();
    await ask(PRODUCT.en, { headers: { ...page.headers, Cookie: 'apollo-token=a%0D%0Ab' } }, site);
    expect(bearers.every((bearer) => bearer === null)).toBe(true);
  });
});
