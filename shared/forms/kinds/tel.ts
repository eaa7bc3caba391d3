import * as v from 'valibot';
import type { FieldKind } from './kind.ts';
import { createTextSchema, line, type TextFacts } from './text.tsx';

/** Digits of a number that somebody can be called back on: from a national one to the longest there are (E.164). */
const DIGITS = { min: 9, max: 15 } as const;
/** What people write between them. */
const SIGNS = /^[\d\s+()./-]*$/;

/** A phone number, as people write it: with spaces, brackets, dots, slashes, and a plus before its country. */
export function tel(facts: TextFacts): FieldKind {
  const kind = line('tel', facts);
  return {
    ...kind,
    problems: [
      ...kind.problems,
      ['phoneSigns', {}],
      ['phoneShort', { min: DIGITS.min }],
      ['phoneLong', { max: DIGITS.max }],
    ],
    createSchema: (isRequired) =>
      v.pipe(
        createTextSchema(isRequired, facts.maxLength),
        v.check((value) => SIGNS.test(value), 'phoneSigns'),
        v.check((value) => value === '' || countDigits(value) >= DIGITS.min, 'phoneShort'),
        v.check((value) => countDigits(value) <= DIGITS.max, 'phoneLong'),
      ),
  };
}

function countDigits(value: string): number {
  return value.replaceAll(/\D/g, '').length;
}
