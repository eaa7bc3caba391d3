import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ask, PRODUCT } from '../../../testing/site.ts';

const read = async (path: string) => (await ask(path)).text();
const findLinks = (html: string) => [...html.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)];
const readTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('the search', () => {
  it('ignores case and diacritics, marks the words and groups by kind, the family first', async () => {
    const html = await read('/resultados?term=ECRA');
    expect(html).toContain('<mark>ecrã</mark>');
    expect(html.indexOf('id="results-category"')).toBeGreaterThan(0);
    expect(html.indexOf('id="results-product"')).toBeGreaterThan(html.indexOf('id="results-category"'));
    expect(await read('/resultados?term=ecra&kind=product')).toContain(`href="${PRODUCT.pt}"`);
  });

  it('says its term in its title, and tells search engines no address', async () => {
    const html = await read('/resultados?term=mesa');
    expect(readTitle(html)).toBe('«mesa» · Resultados da pesquisa · Vidra');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toMatch(/<meta name="description" content="[^"]{110,160}"/);
    expect(findLinks(html)).toEqual([]);
    expect(findLinks(await read(PRODUCT.pt)).length).toBeGreaterThan(3);
    expect(readTitle(await read('/es/resultados'))).toBe('Resultados de la búsqueda · Vidra');
  });

  it('leads from page to page, from kind to kind and to the other languages with its term', async () => {
    const path = '/resultados?term=ecr%C3%A3';
    const overview = await read(path);
    expect(overview).toContain(`href="${path}&amp;kind=product"`);
    expect(overview).not.toContain('rel="next"');
    const html = await read(`${path}&kind=product&page=2`);
    expect(html).toContain(`href="${path}&amp;kind=product" rel="prev"`);
    expect(html).toContain(`href="${path}&amp;kind=product&amp;page=3"`);
    expect(html).toContain(`href="${path}&amp;kind=category"`);
    expect(html).toContain(`/locale?to=/en/resultados${encodeURIComponent('?term=ecr%C3%A3&kind=product&page=2')}"`);
    const last = await read(`${path}&kind=product&page=9999`);
    expect(last).not.toContain('rel="next"');
    expect(last.match(/class="results-hit"/g)?.length).toBeGreaterThan(0);
  });

  it('leads from what a page shows of a kind to all of it, and from all of it nowhere', async () => {
    const whole = /<a [^>]*href="\/en\/resultados\?term=table&amp;kind=product">See all (\d+)/;
    const [, total] = whole.exec(await read('/en/resultados?term=table')) ?? [];
    // It has a second page, which its own links lead to.
    const alone = await read('/en/resultados?term=table&kind=product');
    expect(alone).toContain(`<small>${total}</small>`);
    expect(alone).toContain('rel="next"');
    expect(alone).not.toContain('See all');
  });

  it('offers first the families that a term too short to be looked for names', async () => {
    const first = /<section class="container results-families".*?<strong>([^<]*)/s;
    expect(first.exec(await read('/en/resultados?term=led'))?.[1]).toBe('LED walls');
    expect(first.exec(await read('/en/resultados?term=tv'))?.[1]).toBe('Interactive screens');
  });

  it.each([
    ['/resultados?term=+abc++', 'Tem de escrever mais de 3 caracteres'],
    ['/en/resultados?term=%F0%9F%92%A9', 'You must enter more than 3 characters'],
    ['/es/resultados?term=xyzzy', 'No hay nada para «xyzzy»'],
  ])('says why there is nothing, and offers nine families and a person: %s', async (path, message) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(message);
    const families = /<section class="container results-families".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(families.match(/<img /g)).toHaveLength(9);
    expect(html).toMatch(/href="tel:[^"]+"><svg/);
    expect(html).toContain('#formulario-contacto"');
  });

  it('says what it took a mistyped word for, and looks for the term as it is typed where that finds something', async () => {
    const html = await read('/resultados?term=quioskes+interrativos');
    expect(html).toContain('Procurámos «quiosques interativos» em vez de «quioskes interrativos».');
    expect(html).toContain('id="results-category"');
    expect(html).not.toContain('exact=1');
    const half = '/es/resultados?term=pantalla+tatil';
    expect(await read(half)).toContain(`href="${half}&amp;exact=1">Buscar «pantalla tatil» tal cual</a>`);
    const exact = await read(`${half}&exact=1`);
    expect(exact).toContain('resultados para «pantalla tatil»');
    expect(exact).not.toContain('Hemos buscado');
    expect(exact).toContain(`href="${half.replace('tatil', 't%C3%A1ctil')}">¿Quería decir «pantalla táctil»?`);
  });

  it('keeps nothing of what visitors look for', async () => {
    const before = (await env.CONTENT.list()).keys.length;
    for (const term of ['quiosque', 'mesa de reunião']) {
      const response = await ask(`/resultados?term=${encodeURIComponent(term)}`);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    }
    expect((await env.CONTENT.list()).keys.length).toBe(before);
  });

  it.each([
    ['a script', `term=${encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>')}`],
    ['letters from right to left', `term=${encodeURIComponent('שולחן\u202Eevil\u202C')}`],
    ['nothing', 'term=%00%00%00%00mesa%00'],
    ['pictures', `term=${encodeURIComponent('😀😀😀😀 mesa')}`],
    ['a megabyte', `term=${'a'.repeat(1_000_000)}`],
    ['SQL', `term=${encodeURIComponent("'; DROP TABLE leads; --")}`],
    ['half an escape', 'term=%E0%A4%A&kind=%'],
    ['a pattern', `term=${encodeURIComponent('(a+)+$[[\\^*?.{9999}')}`],
    ['a prototype', 'term=__proto__&kind=constructor&page=-1'],
    ['many', 'term=mesa&term=ecr%C3%A3&page=1e9&page=2&kind=x&kind=product'],
    ['a lone half', 'term=%ED%A0%80%ED%A0%80%ED%A0%80%ED%A0%80'],
  ])('takes %s for words', async (_, query) => {
    const response = await ask(`/resultados?${query}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('</html>');
    expect(html).not.toMatch(/<script>alert|<img src=x|\0|\u202E/);
    expect(html.length).toBeLessThan(200_000);
  });
});
