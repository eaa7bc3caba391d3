import * as v from 'valibot';
import { expect, it } from 'vitest';
import { keptScalars } from '../content/scalars.ts';
import type { Log } from '../request/log.ts';
import { settleMenus } from './menu-structure.ts';
import { menusFragment } from './menus.fragment.generated.ts';

function watch() {
  const lines: string[] = [];
  const write = (event: string, facts = {}) => void lines.push(`${event} ${JSON.stringify(facts, spell)}`);
  const log: Log = { info: write, warn: write, error: write };
  return { lines, log };
}

function spell(_: string, value: unknown) {
  return value instanceof Error ? value.message : value;
}

function createMenu(url: string) {
  return v.parse(menusFragment(keptScalars), {
    header: [{ key: 'x', label: 'X', url: '/en/products', sub: [{ key: 'y', label: 'Y', url, image: null, sub: [] }] }],
    footer: [],
  });
}

it.each(['/en/products/anything', '/en/contacts#formulario-contacto', 'https://example.com/', '/contactos'])(
  'a menu that leads to %s stands as it is',
  (url) => {
    const { lines, log } = watch();
    const menu = createMenu(url);
    expect(settleMenus(menu, 'en', log)).toBe(menu);
    expect(lines).toEqual([]);
  },
);

it('a path that no page has is an error in the log, and the route table stands in, said once', () => {
  const { lines, log } = watch();
  const menu = createMenu('/en/nothing/here');
  const paths = settleMenus(menu, 'en', log).header.map(({ url }) => url);
  settleMenus(menu, 'en', log);
  expect(paths).toEqual([
    '/en/solutions',
    '/en/products',
    '/en/solutions/renting',
    '/en/services',
    '/en/about-us',
    '/en/contacts',
  ]);
  expect(lines).toEqual(['menu {"locale":"en","error":"Invalid path structure: /en/nothing/here"}']);
});

it('a language without a structure is a warning, and gets the route table', () => {
  const { lines, log } = watch();
  const { header } = settleMenus({ header: [], footer: [] }, 'es', log);
  expect(header[0]).toEqual({ key: 'solutions', label: 'Soluciones', url: '/es/soluciones', sub: [] });
  expect(lines).toEqual(['menu structure missing {"locale":"es"}']);
});
