import type { FormWords } from './words.ts';

/** The words for what is wrong with a field. */
export function describeProblem(words: FormWords, name: string, problem: string): string {
  return words.fields[name]?.problems[problem] ?? words.other;
}
