import { expect, it } from 'vitest';
import { resolveLocale } from './resolve-locale.ts';

it.each([
  ['what was chosen beats everything', 'es', 'en-GB,en;q=0.9', '/produtos', 'es'],
  ['the list of the browser beats the address', undefined, 'en-GB,en;q=0.9', '/produtos', 'en'],
  ['the most wanted language comes first', undefined, 'en;q=0.3, es;q=0.8, pt;q=0.5', '/en', 'es'],
  ['of two wanted alike, the first', undefined, 'es, en', '/', 'es'],
  ['a regional variant is its language', undefined, 'pt-BR', '/en', 'pt'],
  ['what is refused is no choice', undefined, 'en;q=0, es;q=0.1', '/', 'es'],
  ['a language unknown to the site is passed over', undefined, 'fr-FR, de;q=0.9, en;q=0.1', '/es', 'en'],
  ['any language will do: the address decides', undefined, '*', '/es/productos', 'es'],
  ['a weight that is no number is no wish', undefined, 'en;q=much', '/es', 'es'],
  ['capitals are small letters', 'EN', undefined, '/', 'en'],
  ['a cookie that names no language is none', '../en', undefined, '/es', 'es'],
  ['without either, the address decides', undefined, undefined, '/en/products', 'en'],
  ['and an address without a prefix is Portuguese', undefined, '', '/english', 'pt'],
] as const)('%s', (_, cookie, accepted, path, expected) => {
  expect(resolveLocale(cookie, accepted, path)).toBe(expected);
});
