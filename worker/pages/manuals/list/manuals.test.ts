import { expect, it } from 'vitest';
import { ask, createSiteWith } from '../../../testing/site.ts';

interface Family {
  key: string;
  productCount: number;
}

it('of a family that is too large for a list some models are named, and the way to all of them', async () => {
  const all = '<a href="/en/products/interactive-tables">See all 1,100</a>';
  const asIs = await (await ask('/en/products/manuals')).text();
  expect(asIs).not.toContain('See all');
  const site = createSiteWith(async (request, embedded) => {
    const asked = await request.clone().text();
    const response = await embedded(request);
    if (!asked.includes('"Manuals"')) return response;
    const { data } = await response.json<{ data: { categories: Family[] } }>();
    const categories = data.categories.map((family) =>
      family.key === 'tables' ? { ...family, productCount: 1_100 } : family,
    );
    return Response.json({ data: { ...data, categories } });
  });
  expect(await (await ask('/en/products/manuals', {}, site)).text()).toContain(all);
});

it('who does not find an answer is invited to ask for support first', async () => {
  const html = await (await ask('/en/products/manuals')).text();
  expect(html).toMatch(/<a class="button [^"]+" href="\/en\/support#formulario">Request service<\/a>/);
});
