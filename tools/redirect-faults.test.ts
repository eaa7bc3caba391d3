import { expect, it } from 'vitest';
import { findRedirectFaults, listRows } from './redirect-faults.ts';

const pages = new Set(['/', '/produtos', '/contactos']);

it('finds nothing where every row leads to a page', () => {
  const rows = listRows('{"/antigo": "/produtos", "/pedido?a=1": "/contactos#formulario-contacto"}');
  expect(rows).toHaveLength(2);
  expect(findRedirectFaults(rows, pages)).toEqual([]);
});

it.each([
  ['{"/a": "/produtos", "/a": "/contactos"}', '/a stands twice: /contactos'],
  ['{"/a": "/produtos", "/A/": "/contactos"}', '/A/ stands twice: /contactos'],
  ['{"/produtos": "/contactos"}', '/produtos is a page: /contactos'],
  ['{"/a": "/b", "/b": "/produtos"}', '/a leads to another row: /b'],
  ['{"/a": "/a"}', '/a leads to another row: /a'],
  ['{"/a": "//evil.example"}', '/a leads to another host: //evil.example'],
  ['{"/a": "https://evil.example/"}', '/a leads to another host: https://evil.example/'],
  ['{"/a": "/produtos/nada"}', '/a leads to no page: /produtos/nada'],
  ['{"a": "/produtos"}', 'a is no path of this site: /produtos'],
])('says what is wrong with %s', (json, fault) => {
  expect(findRedirectFaults(listRows(json), pages)).toContain(fault);
});
