import { type FieldName, fieldFacts } from './fields.ts';
import type { FieldProblem } from './validate.ts';
import type { FormWords } from './words.ts';

/** The words for what is wrong with a field. */
export function describeProblem(words: FormWords, name: FieldName, problem: FieldProblem): string {
  switch (problem) {
    case 'required':
      return words.required[name] ?? words.other;
    case 'email':
      return words.email;
    case 'tooLong':
      return words.tooLong.replace('{{max}}', String(fieldFacts[name].maxLength));
    case 'other':
      return words.other;
    default:
      return problem satisfies never;
  }
}
