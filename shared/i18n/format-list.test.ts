import { expect, test } from 'vitest';
import { formatList } from './format-list.ts';

test.each([
  ['pt', ['tamanho', 'uso', 'montagem'], 'tamanho, uso e montagem'],
  ['en', ['size', 'use', 'mounting'], 'size, use and mounting'],
  ['es', ['sector', 'año', 'instalación'], 'sector, año e instalación'],
  ['es', ['uso'], 'uso'],
] as const)('%s: %j', (locale, items, sentence) => {
  expect(formatList(items, locale)).toBe(sentence);
});
