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
  projects.map(({ key, quotation: { text, source } }) => [key, { text: text.pt, source: source.pt }]),
);

// The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
beforeAll(async () => {
  await import('../../backend/index.ts');
});

it.each([
  ['the home page', '/', 'school'],
  ['the request for a quote', '/lp/pedido-orcamento-equipamentos-interativos', 'university'],
  ['a sector', '/solucoes/museus', 'museum'],
  ['the projects of a sector', '/projetos?sector=museums', 'museum'],
  ['a project', '/projetos/cartas-nauticas-em-duas-mesas', 'museum'],
])('%s says once what a customer said, and who there', async (_, path, project) => {
  const html = await (await ask(path)).text();
  expect(listQuoted(html)).toEqual([quotations.get(project)]);
});
