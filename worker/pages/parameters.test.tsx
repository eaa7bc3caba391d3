import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policies } from '../content/policies.ts';
import { defaultLayout } from '../layouts/default/DefaultLayout.tsx';
import { ask, createSite, ORIGIN, watchLog } from '../testing/site.ts';
import { buildQuery } from '../view/query.ts';
import { categoryOperation } from './catalogue/category/category.generated.ts';
import { definePage, type PageType } from './define-page.ts';
import { pageTypes } from './index.ts';
import { readParameters } from './parameters.ts';

const parameters = v.object({
  size: v.fallback(v.optional(v.picklist(['65', '86'])), undefined),
  use: v.fallback(v.optional(v.array(v.string())), undefined),
});

/** The page of a family, were it to understand a filter, and to exist at some addresses only. */
function defineFiltered(validate: (slugs: Readonly<Record<string, string>>) => boolean = () => true): PageType {
  return definePage({
    layout: defaultLayout,
    forms: [],
    validate,
    policy: policies.standard,
    parameters,
    operation: categoryOperation,
    find: ({ category }) => category ?? undefined,
    trail: ({ name, path }) => [{ label: name, path }],
    Page: ({ parameters: { size = 'any' } }) => <h1>size {size}</h1>,
  });
}

const table = pageTypes as Record<string, PageType>;
const { category } = pageTypes;

beforeEach(() => {
  watchLog();
  table.category = defineFiltered();
});

afterEach(() => {
  table.category = category;
});

describe('what a page understands of its query', () => {
  const path = '/en/products/interactive-screens';

  it('is never taken for another: each filter is a page of its own in memory', async () => {
    const site = createSite();
    for (const round of ['rendered', 'from memory']) {
      for (const [query, size] of [
        ['', 'any'],
        ['?size=65', '65'],
        ['?size=86', '86'],
      ]) {
        const html = await (await ask(`${path}${query}`, {}, site)).text();
        expect(html, `${round} ${query}`).toMatch(new RegExp(`<h1>size (<!-- -->)?${size}</h1>`));
      }
    }
  });

  it('is part of its canonical address, and nothing else a visitor adds is', async () => {
    const site = createSite();
    const html = await (await ask(`${path}?x=%22%3E&size=65&utm_source=a`, {}, site)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}?size=65"/>`);
    expect(html).not.toContain('utm_source');
    const other = await ask(`${path}?size=65&y=1`, {}, site);
    expect(other.headers.get('Server-Timing')).toContain('page;desc=memory');
  });

  it.each(['?size=1000000', '?size=65&size=86', '?size=%00', '?size[]=65', '?__proto__=x'])(
    'is as if it were not there where it is nonsense: %s',
    async (query) => {
      const response = await ask(`${path}${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    },
  );

  it('comes back from its own query, lists and all', () => {
    const read = readParameters(parameters, new URLSearchParams('use=a%26b&use=c&size=86'));
    expect(read).toEqual({ size: '86', use: ['a&b', 'c'] });
    expect(buildQuery(read)).toBe('?size=86&use=a%26b&use=c');
    expect(buildQuery({ size: undefined, term: '' })).toBe('');
  });
});

it('a page that cannot exist at an address is a 404 there', async () => {
  table.category = defineFiltered((slugs) => slugs.category !== 'interactive-tables');
  expect((await ask('/en/products/interactive-screens')).status).toBe(200);
  const response = await ask('/en/products/interactive-tables');
  expect([response.status, (await response.text()).includes('PAGE NOT FOUND.')]).toEqual([404, true]);
});
