import { expect, it } from 'vitest';
import { countColumns } from './count-columns.ts';

const part = (length: number) => `<h3>Part</h3><p>${'a'.repeat(length)}</p>`;

it.each([
  ['three of like length', [200, 240, 180], 3],
  ['three of which one is as long as the others together', [400, 200, 200], 2],
  ['two', [200, 200], 2],
  ['four', [200, 200, 200, 200], 2],
] as const)('stands %s in their columns', (_, lengths, columns) => {
  expect(countColumns(lengths.map(part).join(''))).toBe(columns);
});

it('stands what comes before the first heading among the parts', () => {
  expect(countColumns(`<p>${'a'.repeat(200)}</p>${part(200)}${part(200)}`)).toBe(3);
});
