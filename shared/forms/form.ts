import type { FieldName } from './fields.ts';

export type ThankYouKind = 'contact' | 'application' | 'newsletter' | 'ebook' | 'catalogue' | 'quote';

/** A form is data: page, island and validator all read it. */
export interface FormDefinition {
  /** Value of the hidden field `form`, and the first half of the identifier the backend knows. */
  id: string;
  /** In the order they are shown. */
  fields: readonly { name: FieldName; required: boolean }[];
  thanks: ThankYouKind;
  /** Its button stands beside its field, where there is room: for a form of one line. */
  inLine?: boolean;
}

export function required<Name extends FieldName>(name: Name): { name: Name; required: true } {
  return { name, required: true };
}

export function optional<Name extends FieldName>(name: Name): { name: Name; required: false } {
  return { name, required: false };
}
