import { expect, it } from 'vitest';
import { chooseFamily } from './choose-family.ts';

const of = (...families: string[]) => families.map((key) => ({ category: { key } }));

it('a form begins with the family of the first product that it offers', () => {
  expect(chooseFamily(of('screens', 'tables'))).toEqual({ solution: 'screens' });
  expect(chooseFamily(of('accessories', 'tables'))).toEqual({ solution: 'tables' });
  expect(chooseFamily(of('accessories'))).toEqual({});
  expect(chooseFamily([])).toEqual({});
});
