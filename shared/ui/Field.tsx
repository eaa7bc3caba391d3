import { type ReactNode, useState } from 'react';
import { type FieldName, fieldFacts } from '../forms/fields.ts';
import type { ControlAttributes, FieldKind, FieldValue } from '../forms/kinds/kind.ts';
import type { FieldWords } from '../forms/words.ts';
import './field.css';

interface FieldProps {
  name: FieldName;
  /** Unique in the page: the form's id is part of it. */
  id: string;
  words: FieldWords;
  /** What a select says while nothing is chosen. */
  prompt: string;
  /** With `{{count}}` and `{{max}}` for the characters typed and allowed. */
  count: string;
  isRequired: boolean;
  /** No other shares its line. */
  isAlone: boolean;
  /** Appended to the label, where it is worth saying. */
  optional?: string | undefined;
  value: FieldValue | undefined;
  error: string | undefined;
}

/** One field with its label, its hint and its error; the control is its kind's. */
export function Field({ name, id, words, prompt, count, isRequired, isAlone, optional, value, error }: FieldProps) {
  const { Control, label: place, counted, maxLength }: FieldKind = fieldFacts[name];
  const [typed, setTyped] = useState(typeof value === 'string' ? value.length : 0);
  const describedBy = listNotes(id, words.hint, error, counted);
  const attributes: ControlAttributes = {
    id,
    name,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  // Radio buttons are a group, and what it is about is its legend.
  const isGroup = place === 'legend';
  const Group = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  const label = (
    <Label htmlFor={isGroup ? undefined : id}>
      {/* The space stands before the span: one that is a box of its own would swallow it. */}
      <Linked text={optional ? `${words.label} ` : words.label} href={words.link} />
      {optional && <span className="field-optional">{optional}</span>}
    </Label>
  );
  const hint = words.hint && (
    <p className="field-hint" id={`${id}-hint`}>
      {words.hint}
    </p>
  );
  const head = <Head isBoxed={place === 'above'} label={label} hint={hint} />;
  return (
    <Group
      className={nameClasses(fieldFacts[name], isAlone)}
      aria-describedby={isGroup ? describedBy : undefined}
      onInput={counted ? ({ target }) => setTyped(countCharacters(target)) : undefined}
    >
      {place !== 'beside' && head}
      <Control attributes={attributes} value={value} words={words} prompt={prompt} />
      {place === 'beside' && head}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {counted && (
        <p className="field-hint" id={`${id}-count`}>
          {count.replace('{{count}}', String(typed)).replace('{{max}}', String(maxLength))}
        </p>
      )}
    </Group>
  );
}

/** A label with what helps below it, in one box where fields share a line: they have as many rows each. */
function Head({ isBoxed, label, hint }: { isBoxed: boolean; label: ReactNode; hint: ReactNode }) {
  if (!hint) return label;
  const said = (
    <>
      {label}
      {hint}
    </>
  );
  return isBoxed ? <div>{said}</div> : said;
}

function nameClasses({ span, label }: FieldKind, isAlone: boolean): string {
  if (label === 'beside') return 'field-checkbox';
  return span || isAlone ? 'field field-whole' : 'field';
}

/** A text, with a link where it has brackets, opened beside the page: what was typed stays. */
function Linked({ text, href }: { text: string; href: string | undefined }) {
  if (href === undefined) return text;
  const [before, linked, after] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {linked}
      </a>
      {after}
    </>
  );
}

/** The ids of what describes a control. */
function listNotes(id: string, hint?: string, error?: string, counted?: boolean): string | undefined {
  return (
    [hint && `${id}-hint`, error && `${id}-error`, counted && `${id}-count`].filter(Boolean).join(' ') || undefined
  );
}

function countCharacters(control: EventTarget): number {
  return 'value' in control ? String(control.value).length : 0;
}
