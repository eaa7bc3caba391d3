import { expect, it } from 'vitest';
import { buildPath } from './build.ts';
import { findMeantRoute } from './find-meant.ts';

it.each([
  ['/EN/Products/', '/en/products'],
  ['//produtos//Ecras-Interativos/', '/produtos/ecras-interativos'],
  ['/pt', '/'],
  ['/PT/contactos', '/contactos'],
  ['/pt/produtos/mesas-interativas', '/produtos/mesas-interativas'],
  ['/en/recruitment/vagas', '/en/recrutamento/vagas'],
  ['/es/recrutamiento/estagios', '/es/recrutamento/estagios'],
  ['/en/produtos/ecras-interativos', '/en/products/ecras-interativos'],
  ['/es/sobre-nos/research-and-development', '/es/sobre-nosotros/investigacion-y-desarrollo'],
  ['/en/solucoes/aluguer', '/en/solutions/renting'],
  ['/products', '/produtos'],
  ['/en/produtos/manuais/orion-65', '/en/products/manuals/orion-65'],
  ['/produtos/caf%C3%A9', '/produtos/caf%C3%A9'],
])('%s means %s', (path, meant) => {
  const route = findMeantRoute(path);
  expect(route && buildPath(route.page, route.locale, route.params)).toBe(meant);
});

it.each(['/nada', '/pt/nada', '/en/lp/ebooks', '/fr/products', '/en/en', '/pt/pt', '/produtos/%E0%A4%A'])(
  '%s means no page',
  (path) => {
    expect(findMeantRoute(path)).toBeUndefined();
  },
);
