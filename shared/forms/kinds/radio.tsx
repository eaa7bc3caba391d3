import { createChoiceSchema } from './choice.ts';
import type { FieldKind, OptionName } from './kind.ts';

/** One of few, all of them in sight. The first carries the field's id, so that a link to the field reaches it. */
export function radio(options: readonly OptionName[]): FieldKind {
  return {
    label: 'legend',
    span: 'whole',
    options,
    maxLength: 40,
    problems: [],
    createSchema: (isRequired) => createChoiceSchema(isRequired, options),
    Control: ({ attributes: { id, name, required }, value, words }) =>
      options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option}`;
        return (
          <div key={option} className="field-option">
            <input
              type="radio"
              id={optionId}
              name={name}
              required={required}
              value={option}
              defaultChecked={value === option}
            />
            <label htmlFor={optionId}>{words.options?.[option]}</label>
          </div>
        );
      }),
  };
}
