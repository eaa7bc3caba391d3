import { expect, it } from 'vitest';
import { chooseFamily } from './choose-family.ts';

const of = (...families: string[]) => families.map((key) => ({ category: { key } }));

it('a form begins with the family of its products only where they are all of one that it offers', () => {
  expect(chooseFamily(of('screens', 'screens'))).toEqual({ solution: 'screens' });
  expect(chooseFamily(of('screens', 'tables'))).toEqual({});
  expect(chooseFamily(of('screens', 'accessories'))).toEqual({});
  expect(chooseFamily(of('accessories'))).toEqual({});
  expect(chooseFamily([])).toEqual({});
});
