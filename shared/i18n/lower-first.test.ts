import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test('A name begins with a small letter within a sentence', () => {
  expect(lowerFirst('Indústria')).toBe('indústria');
  expect(lowerFirst('Água e saneamento')).toBe('água e saneamento');
});

test('An abbreviation keeps its capitals', () => {
  expect(lowerFirst('LED walls')).toBe('LED walls');
});

test('Nothing stays nothing', () => {
  expect(lowerFirst('')).toBe('');
});
