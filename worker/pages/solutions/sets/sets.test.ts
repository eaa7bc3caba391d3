import { beforeAll, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { ask } from '../../../testing/site.ts';

const paths = { pt: '/produtos-solucoes', en: '/en/products-solutions', es: '/es/productos-soluciones' };

// The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
beforeAll(async () => {
  await import('../../../../backend/index.ts');
});

it.each(locales)('every set of the list can be asked for from it, at the form of its own page (%s)', async (locale) => {
  const html = await (await ask(paths[locale])).text();
  const sets = [...html.matchAll(/class="card-link" href="([^"]+)"/g)].map(([, path]) => path);
  expect(sets).toHaveLength(12);
  for (const path of sets) {
    expect(html).toContain(`href="${path}#orcamento"`);
    expect(await (await ask(path ?? '')).text()).toContain('id="orcamento"');
  }
});

it('the list says all that a set holds, work as well as equipment, and what has a page of its own in bold', async () => {
  const html = await (await ask(paths.en)).text();
  expect(html).toContain('<span>16\u00a0× </span><strong>Aurora 1.2</strong>');
  expect(html).toContain('<span>2\u00a0× </span>Days of assembly');
});
