import type { FieldKind } from './kind.ts';
import { type TextFacts, text, toText } from './text.tsx';

/** Several lines of text. */
export function textarea(facts: TextFacts): FieldKind {
  return {
    ...text(facts),
    span: 'whole',
    Control: ({ attributes, value }) => (
      <textarea {...attributes} defaultValue={toText(value)} maxLength={facts.maxLength} rows={3} />
    ),
  };
}
