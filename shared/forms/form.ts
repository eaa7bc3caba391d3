import type { Messages } from '../i18n/messages/pt.ts';
import type { FieldName } from './fields.ts';
import type { HintName } from './kinds/kind.ts';

/** A thank-you with words of its own, by its key in the messages; its address is that of its kind. */
export type ThanksName = keyof Messages['thanks']['own'];

export type ThankYouKind = 'contact' | 'application' | 'newsletter' | 'ebook' | 'catalogue' | 'quote';

/** What happens after a form was sent, by its key in the messages. */
export type NextName = keyof Messages['next']['steps'];

/** What unfolds the fields that few need, where a form has better words for it than those of all. */
type FoldName = keyof Messages['form']['folds'];

/** What a field is called, by its key in the messages. */
type LabelName = keyof Messages['form']['labels'];

/** A field as one form asks for it. */
export interface FormField {
  name: FieldName;
  required: boolean;
  /** Of use to few: it stands folded away, with its like. */
  further?: boolean;
  /** What this form says of it, in place of what its kind says. */
  hint?: HintName | undefined;
}

/** A form is data: page, island and validator all read it. */
export interface FormDefinition {
  /** Value of the hidden field `form`, and the first half of the identifier the backend knows. */
  id: string;
  /** In the order they are shown. */
  fields: readonly FormField[];
  thanks: ThankYouKind;
  /** Words of its own for it, where those of its kind speak of something else. */
  thanksName?: ThanksName;
  /** What it calls fields whose usual name says too little there. */
  labels?: Readonly<Partial<Record<FieldName, LabelName>>>;
  /** What its fold is called. */
  fold?: FoldName;
  /** Where its page knows what it is about, that comes along unseen, before what is typed into this field. */
  aboutIn?: FieldName;
  /** A choice that the address of its thank-you repeats: nothing that says who somebody is. */
  thanksKnows?: FieldName;
  /** Its button stands beside its field, where there is room: for a form of one line. */
  inLine?: boolean;
  /** Told beside the form and in its thank-you. */
  next?: NextName;
}

export function required<Name extends FieldName>(name: Name, hint?: HintName) {
  return { name, required: true, hint } as const;
}

export function optional<Name extends FieldName>(name: Name, hint?: HintName) {
  return { name, required: false, hint } as const;
}

export function further<Name extends FieldName>(name: Name, hint?: HintName) {
  return { name, required: false, further: true, hint } as const;
}
