import { createChoiceSchema } from './choice.ts';
import type { FieldKind } from './kind.ts';

/** Something to agree to; ticked it holds `on`. */
export function checkbox(): FieldKind {
  return {
    label: 'beside',
    maxLength: 2,
    problems: [],
    createSchema: (isRequired) => createChoiceSchema(isRequired, ['on']),
    Control: ({ attributes, value }) => (
      <input {...attributes} type="checkbox" value="on" defaultChecked={value === 'on'} />
    ),
  };
}
