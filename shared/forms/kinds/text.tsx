import * as v from 'valibot';
import type { FieldKind } from './kind.ts';

export interface TextFacts extends Pick<FieldKind, 'maxLength' | 'hint' | 'counted' | 'span'> {
  /** Token of the HTML `autocomplete` attribute; without one the browser does not fill the field. */
  autocomplete?: string;
}

/** One line of text. */
export function text(facts: TextFacts): FieldKind {
  return line('text', facts);
}

/** One line of text of a type of HTML, which chooses the keyboard of a phone. */
export function line(type: 'text' | 'email' | 'tel', facts: TextFacts): FieldKind {
  const { autocomplete, ...rest } = facts;
  return {
    ...rest,
    label: 'above',
    problems: [],
    createSchema: (isRequired) => createTextSchema(isRequired, facts.maxLength),
    Control: ({ attributes, value }) => (
      <input
        {...attributes}
        type={type}
        // An empty one says nothing that its absence does not.
        defaultValue={toText(value) || undefined}
        autoComplete={autocomplete}
        maxLength={facts.maxLength}
      />
    ),
  };
}

/** Text, trimmed; `maxLength` in characters. */
export function createTextSchema(isRequired: boolean, maxLength: number) {
  return v.pipe(
    v.optional(v.string('other'), ''),
    // Forms send line breaks as two characters; what was typed, and counted, is one.
    v.transform((value) => value.replaceAll('\r\n', '\n').trim()),
    v.check((value) => !isRequired || value !== '', 'required'),
    v.check((value) => value.length <= maxLength, 'tooLong'),
  );
}

/** What a text field shows of a value that comes back. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
