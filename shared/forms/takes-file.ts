import { fieldFacts } from './fields.ts';
import type { FormDefinition } from './form.ts';
import type { FieldKind } from './kinds/kind.ts';

/** Whether a file may come with a form. */
export function takesFile({ fields }: FormDefinition): boolean {
  return fields.some(({ name }) => {
    const { checkContent }: FieldKind = fieldFacts[name];
    return checkContent !== undefined;
  });
}
