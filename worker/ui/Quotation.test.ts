import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../backend/content/projects/index.ts';
import { ask } from '../testing/site.ts';

/** What is quoted on a page, and of whom; Portuguese, as it stands in content. */
const listQuoted = (html: string) =>
  [...html.matchAll(/<blockquote>([^<]+)<\/blockquote><figcaption[^>]*>([^<]+)<\/figcaption>/g)].map(
    ([, text, source]) => ({
      text,
      source,
    }),
  );

const quotations = new Map(
  projects.map(({ key, quotation: { text, source }, name, year }) => [
    key,
    { text: text.pt, source: source.pt, of: `${name.pt}, ${year}` },
  ]),
);

// The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
beforeAll(async () => {
  await import('../../backend/index.ts');
});

it.each([
  ['the home page', '/', 'school'],
  ['a sector', '/solucoes/museus', 'museum'],
  ['the projects of a sector', '/projetos?sector=museums', 'museum'],
  ['a project', '/projetos/cartas-nauticas-em-duas-mesas', 'museum'],
])('%s says once what a customer said, and who there', async (_, path, project) => {
  const html = await (await ask(path)).text();
  const { text, source } = quotations.get(project) ?? {};
  expect(listQuoted(html)).toEqual([{ text, source }]);
});

it('the request for a quote says of which project its customer speaks', async () => {
  const html = await (await ask('/lp/pedido-orcamento-equipamentos-interativos')).text();
  const { text, source, of } = quotations.get('university') ?? {};
  expect(listQuoted(html)).toEqual([{ text, source: `${source}. ${of}` }]);
});
