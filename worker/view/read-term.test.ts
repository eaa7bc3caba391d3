import { describe, expect, it } from 'vitest';
import { isolateTerm, readTerm } from './read-term.ts';

describe('a term out of an address', () => {
  it.each([
    ['  mesa de reunião ', 'mesa de reunião'],
    ['a\u0000b\u202Ec\uD800d\n', 'a b c d'],
    ['ecra\u0303', 'ecra\u0303'],
    ['شاشة تفاعلية', 'شاشة تفاعلية'],
  ])('is what was typed, without what cannot be seen: %j', (given, read) => {
    expect(readTerm(given)).toBe(read);
  });

  it('has eighty characters at most, and no half of one', () => {
    expect(readTerm('x'.repeat(1_000_000))).toHaveLength(80);
    expect([...readTerm('😀'.repeat(500))]).toHaveLength(80);
    expect(readTerm(`a${'😀'.repeat(500)}`).isWellFormed()).toBe(true);
  });

  it('turns nothing around it', () => {
    expect(isolateTerm('mesa')).toBe('mesa');
    expect(isolateTerm('שולחן')).toBe('\u2068שולחן\u2069');
  });
});
