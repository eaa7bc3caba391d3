import { expect, it } from 'vitest';
import { splitPrint } from './split-print.ts';

it('what concerns paper is apart, whole, and everything else stays in its order', () => {
  const css =
    '.a{top:0;& b{top:1px}}@media print{.a{display:none}.b{& i{top:0}}}.c{top:2px}@media (width>=40em){.c{top:0}}';
  expect(splitPrint(css)).toEqual({
    screen: '.a{top:0;& b{top:1px}}.c{top:2px}@media (width>=40em){.c{top:0}}',
    print: '@media print{.a{display:none}.b{& i{top:0}}}',
  });
});

it('a sheet without a word on paper is left as it is', () => {
  expect(splitPrint('@layer a,b;.a{top:0}')).toEqual({ screen: '@layer a,b;.a{top:0}', print: '' });
});
