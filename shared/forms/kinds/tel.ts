import type { FieldKind } from './kind.ts';
import { line, type TextFacts } from './text.tsx';

/** A phone number, as people write it: spaces, brackets, an extension. */
export function tel(facts: TextFacts): FieldKind {
  return line('tel', facts);
}
