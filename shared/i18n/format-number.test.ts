import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('a number in a language', () => {
  it('is grouped from five digits on in Portuguese and Spanish, by a narrow space that does not break', () => {
    for (const locale of ['pt', 'es'] as const) {
      expect(formatNumber(4700, locale)).toBe('4700');
      expect(formatNumber(65_000, locale)).toBe('65\u202f000');
      expect(formatNumber(1_234_567, locale)).toBe('1\u202f234\u202f567');
    }
  });

  it('is grouped from four digits on in English, by a comma', () => {
    expect(formatNumber(470, 'en')).toBe('470');
    expect(formatNumber(4700, 'en')).toBe('4,700');
    expect(formatNumber(-65_000, 'en')).toBe('-65,000');
  });

  it('has the decimal sign of its language, and the zeros that are asked for', () => {
    expect(formatNumber(21.5, 'pt')).toBe('21,5');
    expect(formatNumber(21.5, 'en')).toBe('21.5');
    expect(formatNumber(2, 'es', 1)).toBe('2,0');
  });
});
