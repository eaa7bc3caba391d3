import { formatLength, formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { type Everywhere, everywhere, type Localised, mapText, type Text } from '../localised.ts';
import type { RowKey } from './groups.ts';

/** One row of a product's specification table, in every language that its product's own words are in. */
export interface Row {
  key: RowKey;
  label: Everywhere;
  value: Localised;
  unit: string | null;
  /** The value as a number: in `unit`, or in the unit that stands in `value`. Null where it is not one number. */
  number: number | null;
  /** Its measures in millimetres, where it is a size; each as one length or as the shortest and the longest. */
  sides?: readonly Side[];
}

/** What a word of the vocabulary says of its row; its group and its place follow from the key. */
export interface Word {
  key: RowKey;
  label: Everywhere;
}

interface QuantityWord extends Word {
  unit?: string;
  /** What stands at the number without a space: a sign before it, a unit like ″ after it. */
  before?: string;
  after?: string;
}

/** A word whose value is one number: `brightness(400)`. */
export function quantity({ key, label, unit, before = '', after = '' }: QuantityWord) {
  const format = chooseFormat(unit);
  return (number: number, note?: Text): Row => {
    const value = everywhere((locale) => `${before}${format(number, locale)}${after}`);
    return { key, label, number, ...addNote(value, unit ?? null, note) };
  };
}

/** A word whose value is text: one that is the same everywhere, or one per language. */
export function text({ key, label }: Word) {
  return (value: Text): Row => ({ key, label, value: mapText(value, (words) => words), ...notNumeric });
}

/** A word whose value lies between two numbers: `temperature(0, 40)`. */
export function range({ key, label, unit }: Word & { unit: string }) {
  const format = chooseFormat(unit);
  return (from: number, to: number, note?: Text): Row => {
    const value = everywhere((locale) => formatRange(from, to, locale, format));
    return { key, label, number: null, sides: [[from, to]], ...addNote(value, unit, note) };
  };
}

/** A side of something, in millimetres: one length, or the shortest and the longest it can be. */
export type Side = number | readonly [number, number];

/** A word whose value is a measure in two or three directions, in millimetres. */
export function size({ key, label }: Word) {
  return (sides: readonly Side[], note?: Text): Row => {
    const value = everywhere((locale) =>
      sides
        .map((side) =>
          typeof side === 'number' ? formatLength(side, locale) : formatRange(...side, locale, formatLength),
        )
        .join(' × '),
    );
    return { key, label, number: null, sides, ...addNote(value, 'mm', note) };
  };
}

/** What a row has that is no quantity. */
export const notNumeric = { unit: null, number: null } as const;

const to = { pt: 'a', en: 'to', es: 'a' } as const satisfies Everywhere;

function formatRange(from: number, until: number, locale: Locale, format: typeof formatLength): string {
  // Degrees can be below zero: with the minus sign of print and not the hyphen, after which a line may break.
  return `${format(from, locale)} ${to[locale]} ${format(until, locale)}`.replaceAll('-', '\u2212');
}

/** Lengths in millimetres are written in one piece. */
function chooseFormat(unit: string | undefined): typeof formatLength {
  return unit === 'mm' ? formatLength : formatNumber;
}

/** A share of a hundred: English writes the sign at the number, Portuguese and Spanish after a space. */
function withPercent(value: Everywhere): Everywhere {
  return mapText(value, (number, locale) => `${number}${locale === 'en' ? '' : '\u00a0'}%`);
}

/** With a note, in brackets or after a comma, the unit stands inside the value before it. */
function addNote(value: Everywhere, unit: string | null, note: Text | undefined): Pick<Row, 'value' | 'unit'> {
  if (unit === '%') return addNote(withPercent(value), null, note);
  if (note === undefined) return { value, unit };
  const measure = unit === null ? '' : `\u00a0${unit}`;
  return {
    value: mapText(note, (words, locale) => `${value[locale]}${measure}${words.startsWith('(') ? ' ' : ', '}${words}`),
    unit: null,
  };
}
