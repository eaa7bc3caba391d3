import * as v from 'valibot';
import type { FieldKind } from './kind.ts';
import { createTextSchema, line, type TextFacts } from './text.tsx';

/** An e-mail address. */
export function email(facts: TextFacts): FieldKind {
  const kind = line('email', facts);
  return {
    ...kind,
    problems: [...kind.problems, ['email', {}]],
    createSchema: (isRequired) =>
      v.pipe(
        createTextSchema(isRequired, facts.maxLength),
        v.check((value) => value === '' || v.EMAIL_REGEX.test(value), 'email'),
      ),
  };
}
