import { beforeEach, describe, expect, it } from 'vitest';
import { ask, createSiteWith, watchLog } from '../testing/site.ts';

beforeEach(() => {
  watchLog();
});

describe('content files of a backend elsewhere', () => {
  const asked: string[] = [];
  const site = createSiteWith((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/media/ecr%C3%A3.webp') {
      const headers = { 'Content-Type': 'image/webp', ETag: '"1"' };
      return request.headers.get('If-None-Match') === '"1"'
        ? new Response(null, { status: 304, headers })
        : new Response('picture', { headers });
    }
    if (pathname === '/media/page.html') return new Response('<script>', { headers: { 'Content-Type': 'text/html' } });
    return new Response('no', { status: 404 });
  });

  it('are passed on and kept for a day', async () => {
    const response = await ask('/media/ecrã.webp', {}, site);
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('are not sent again to who has them', async () => {
    const tag = (await ask('/media/ecrã.webp', {}, site)).headers.get('ETag') ?? '';
    const response = await ask('/media/ecrã.webp', { headers: { 'If-None-Match': tag } }, site);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([304, 'public, max-age=86400']);
  });

  it.each(['/media/none.webp', '/media/page.html', '/assets/main-old.js'])(
    'that are missing, or no picture and no document, are remembered by nobody: %s',
    async (path) => {
      const response = await ask(path, {}, site);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );

  it.each([
    '/media/..%5C..%5Cgraphql',
    '/media/..%2F..%2Fgraphql',
    '/media/%2e%2e%2fgraphql',
    '/media/%252e%252e%252fgraphql',
    '/media/a%00.webp',
    '/media/%E0%A4%A',
  ])('never climb out of their folder: %s', async (path) => {
    asked.length = 0;
    expect((await ask(path, {}, site)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
