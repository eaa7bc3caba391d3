import { beforeEach, describe, expect, it } from 'vitest';
import { ask, createSite, createSiteWith, watchLog } from '../testing/site.ts';

let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

const down = { BACKEND_URL: 'http://127.0.0.1:9' };

describe('what does not exist', () => {
  it.each([
    ['/nada', 'PÁGINA NÃO ENCONTRADA.'],
    ['/produtos/nada', 'PÁGINA NÃO ENCONTRADA.'],
    ['/en/nothing', 'PAGE NOT FOUND.'],
    ['/es/productos/nada/nada', 'PÁGINA NO ENCONTRADA.'],
    ['/produtos/%E0%A4%A', 'PÁGINA NÃO ENCONTRADA.'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'PÁGINA NÃO ENCONTRADA.'],
  ])('is a 404 in the language of the address: %s', async (path, title) => {
    const response = await ask(path, { headers: { Accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(title);
    expect(html).toContain('noindex, nofollow');
    expect(html).not.toContain('<script>');
  });

  it('is one line of text for what asks for no page', async () => {
    const response = await ask('/nada.json', { headers: { Accept: 'application/json' } });
    expect([response.status, await response.text()]).toEqual([404, 'This page could not be found']);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('is any method but GET, HEAD and POST: %s', async (method) => {
    const response = await ask('/en', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
    expect(await response.text()).toContain('Method not allowed');
  });
});

describe('failures', () => {
  it('of the backend make one page unavailable, in its language, with no word of what is inside', async () => {
    const response = await ask('/es', {}, createSite(down));
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(html).toContain('Esta página no está disponible');
    expect(html).not.toMatch(/127\.0\.0\.1|BackendError|at .*\.ts/);
  });

  it('have one id, on the page and in every line of the log', async () => {
    const response = await ask('/es', { headers: { 'CF-Ray': '8c0ffee0-LIS' } }, createSite(down));
    expect(await response.text()).toContain('Referencia de la solicitud: 8c0ffee0-LIS');
    expect(log.length).toBeGreaterThan(1);
    for (const line of log) expect(JSON.parse(line)).toMatchObject({ id: '8c0ffee0-LIS' });
  });

  it('of one page or of a search leave the menus standing', async () => {
    const site = createSiteWith(async (request, embedded) => {
      const isFrame = (await request.clone().text()).includes('query Frame');
      return isFrame ? embedded(request) : new Response('no', { status: 500 });
    });
    for (const path of ['/en/resultados?term=museum', '/en/products/unseen']) {
      const response = await ask(path, {}, site);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('/en/products/interactive-tables');
    }
  });

  it('of the menus leave the page standing', async () => {
    const site = createSiteWith(async (request, embedded) => {
      const isFrame = (await request.clone().text()).includes('query Frame');
      return isFrame ? new Response('no', { status: 500 }) : embedded(request);
    });
    const response = await ask('/en/products/interactive-tables', {}, site);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Interactive tables</h1>');
  });

  it('do not touch what needs no content', async () => {
    expect((await ask('/nada', {}, createSite(down))).status).toBe(404);
  });
});
