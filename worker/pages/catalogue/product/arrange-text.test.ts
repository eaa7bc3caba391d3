import { expect, it } from 'vitest';
import { arrangeText } from './arrange-text.ts';

const part = (length: number) => `<h3>Part</h3><p>${'a'.repeat(length)}</p>`;

it.each([
  ['three parts of like length in three columns', [200, 240, 180], 'three'],
  ['three of which one is as long as the others together in two', [400, 200, 200], 'two'],
  ['two of like length in two', [200, 200], 'two'],
  ['four of like length in two', [200, 200, 200, 200], 'two'],
  ['two of which one is four times as long through two', [400, 100], 'flowing'],
  ['one through two', [400], 'flowing'],
] as const)('stands %s', (_, lengths, arrangement) => {
  expect(arrangeText(lengths.map(part).join(''))).toBe(arrangement);
});

it('counts what comes before the first heading among the parts', () => {
  expect(arrangeText(`<p>${'a'.repeat(200)}</p>${part(200)}${part(200)}`)).toBe('three');
});
