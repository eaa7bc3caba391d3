import { describe, expect, it } from 'vitest';
import { ask, createSiteWith, ORIGIN } from '../../../testing/site.ts';

const PATH = '/en/products/interactive-screens';

interface Model {
  key: string;
  name: string;
}

/** A family with so many models: its own ones over and over, each with a key and a name of its own. */
const large = (count: number) =>
  createSiteWith(async (request, embedded) => {
    const asked = await request.clone().text();
    const response = await embedded(request);
    if (!asked.includes('"Category"')) return response;
    const { data } = await response.json<{ data: { category: { products: Model[] } } }>();
    const own = data.category.products;
    const products = Array.from({ length: count }, (_, index) => {
      const model = own[index % own.length] as Model;
      return index < own.length ? model : { ...model, key: `model-${index}`, name: `Model ${index}` };
    });
    return Response.json({ data: { category: { ...data.category, products } } });
  });

const listKeys = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(
    ([box]) => /name="compare".* value="([^"]+)"/.exec(box)?.[1] ?? [],
  );
const findCanonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(ORIGIN, '');

describe('a family of a thousand models', () => {
  // Its answer is within the bytes that one may have: models are listed without their tables.
  const site = large(1_100);
  const read = async (query: string) => (await ask(`${PATH}${query}`, {}, site)).text();

  it('comes page by page, and the last is not passed', async () => {
    const html = await read('');
    expect(listKeys(html)).toHaveLength(48);
    expect(html).toContain(`href="${PATH}?page=2#modelos" rel="next"`);
    expect(html).toContain('Page 1 of 23');
    expect(html).not.toContain('id="escala"');
    expect(html.match(/"@type":"ListItem"/g)?.length).toBeLessThan(52);
    const last = await read('?page=9999');
    expect(listKeys(last)).toHaveLength(1_100 - 22 * 48);
    expect(findCanonical(last)).toBe(`${PATH}?page=23`);
    expect(findCanonical(await read('?page=1'))).toBe(PATH);
  });

  it('keeps what is chosen on one page while another is shown', async () => {
    const html = await read('?compare=orion-65&page=2');
    expect(listKeys(html)).toHaveLength(48);
    expect(listKeys(html)).not.toContain('orion-65');
    expect(html).toContain('<input type="hidden" name="compare" value="orion-65"/>');
    expect(html).toContain(`href="${PATH}?compare=orion-65#modelos" rel="prev"`);
  });
});

it('a comparison has the tables of its models, and is none where only one of them is left', async () => {
  const compare = '?compare=orion-65&compare=orion-86';
  expect(await (await ask(`${PATH}${compare}`)).text()).toContain('id="comparacao">');
  const site = createSiteWith(async (request, embedded) => {
    const asked = await request.clone().text();
    const isGone = asked.includes('"ProductTable"') && asked.includes('orion-86');
    return isGone ? Response.json({ data: { product: null } }) : embedded(request);
  });
  const html = await (await ask(`${PATH}${compare}`, {}, site)).text();
  expect(html).not.toContain('comparison-table');
  expect(listKeys(html)).toContain('orion-86');
});

it('a family, as a sector, opens with its view from near, and with its picture where a backend has none', async () => {
  const site = createSiteWith(async (request, embedded) => {
    const { data } = await (await embedded(request)).json<{ data: Record<string, unknown> }>();
    for (const key of ['category', 'solution']) {
      if (data[key]) data[key] = { ...data[key], closeUp: null };
    }
    return Response.json({ data });
  });
  const readFirst = async (path: string, of?: typeof site) =>
    /<main.*?<img src="\/media\/([a-z-]+)-\d/s.exec(await (await ask(path, {}, of)).text())?.[1];
  for (const [path, picture] of [
    [PATH, 'category-screens'],
    ['/en/solutions/education', 'solution-education'],
  ] as const) {
    expect(await readFirst(path)).toBe(`${picture}-near`);
    expect(await readFirst(path, site)).toBe(picture);
  }
});

it('a family leads to a ready-made set that holds its models, whose picture is none of a project beside it', async () => {
  const html = await (await ask('/en/products/led-panels')).text();
  const [, told = ''] = html.split('id="em-uso"');
  const [projects = '', sets = ''] = told.split('/en/products-solutions/led-solutions/led-facade"');
  expect(projects).toContain('href="/en/projects/eighteen-square-metres-by-ten"');
  expect(sets).not.toBe('');
  // Another set of the family is pictured by that very project.
  expect(told).not.toContain('/en/products-solutions/led-solutions/led-auditorium"');
});
