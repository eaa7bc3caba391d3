import { fieldFacts } from './fields.ts';
import type { FieldKind } from './kinds/kind.ts';
import type { FormWords } from './words.ts';

/** What is named may come from elsewhere. */
const facts: Readonly<Record<string, FieldKind | undefined>> = fieldFacts;

/** The words for what is wrong with a field. */
export function describeProblem(words: FormWords, name: string, problem: string): string {
  if (problem === 'tooLong') return words.tooLong.replace('{{max}}', String(facts[name]?.maxLength));
  return words.fields[name]?.problems[problem] ?? words.other;
}
