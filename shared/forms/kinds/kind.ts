import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Messages } from '../../i18n/messages/pt.ts';
import type { ProblemWords } from '../problem-words/pt.ts';
import type { FieldWords } from '../words.ts';

/** What a field may hold once it was checked; a name that was sent more than once holds a list. */
export type FieldValue = string | readonly string[] | File;

/** A choice of a select or of radio buttons; the messages have its words. */
export type OptionName = keyof Messages['form']['options'];

/** Words that help to fill a field in. */
export type HintName = keyof Messages['form']['hints'];

/** What may be wrong with a field besides being empty. */
type Invalid = keyof ProblemWords['invalid'];

/** Attributes of the element that takes the value. */
export interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface ControlProps {
  attributes: ControlAttributes;
  value: FieldValue | undefined;
  words: FieldWords;
  /** What a select says while nothing is chosen. */
  prompt: string;
}

/** Everything there is to know of a kind of field: the page, the browser and the validator look it up here. */
export interface FieldKind {
  Control: (props: ControlProps) => ReactNode;
  /** Where its label stands; radio buttons have a legend instead. */
  label: 'above' | 'beside' | 'legend';
  /** How much of its line it takes, which says how much goes in; without it half of it. */
  span?: 'whole' | undefined;
  /** Checks what was sent. Its issues are `required` or one of `problems`; an empty field gives an empty text. */
  createSchema: (isRequired: boolean) => GenericSchema<unknown, FieldValue>;
  /** Checks what a file holds, of which `createSchema` has passed name and size. */
  checkContent?: (file: File) => Promise<Invalid | undefined>;
  /** What may be wrong with it besides its length, with what the words for that mention. */
  problems: readonly (readonly [problem: Invalid, mentioned: Readonly<Record<string, string | number>>])[];
  options?: readonly OptionName[];
  /** What any form says of it; a form may say something else. */
  hint?: HintName | undefined;
  /** Characters its text may have; of a form that comes back nothing much longer is shown again. */
  maxLength: number;
  /** Whether the characters are counted beside it. */
  counted?: boolean | undefined;
}
