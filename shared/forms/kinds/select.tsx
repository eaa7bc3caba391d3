import { createChoiceSchema } from './choice.ts';
import type { FieldKind, OptionName } from './kind.ts';
import { toText } from './text.tsx';

/** One of many, in a list that starts with a prompt. */
export function select(options: readonly OptionName[]): FieldKind {
  return {
    label: 'above',
    span: 'whole',
    options,
    maxLength: 40,
    problems: [],
    createSchema: (isRequired) => createChoiceSchema(isRequired, options),
    Control: ({ attributes, value, words, prompt }) => (
      <span className="field-select">
        <select {...attributes} defaultValue={toText(value)}>
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {words.options?.[option]}
            </option>
          ))}
        </select>
      </span>
    ),
  };
}
