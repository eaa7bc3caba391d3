import { type RefObject, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { nameDraft, openDrafts } from '../forms/draft-store.ts';
import { type FieldName, fieldFacts } from '../forms/fields.ts';
import type { FormDefinition } from '../forms/form.ts';
import type { FieldKind } from '../forms/kinds/kind.ts';

/** What a visitor typed and has not sent yet. */
const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ submission: v.optional(v.string()), values: v.record(v.string(), v.string()) }),
);

interface Draft {
  /** Keeps what was typed, and under which id it is sent. */
  save: (submission: string | undefined) => void;
  /** Forgets it: it was sent, or the form was reset. */
  erase: () => void;
  /** The id it was sent under before the page was loaded anew: nobody knows whether that arrived. */
  readSubmission: () => string | undefined;
}

/**
 * Keeps what is typed into a form in the storage of its tab, and puts it back when the form wakes. Files and what is
 * consented to are not kept. `isReturned`: what the server has filled in was sent by the visitor, and stays.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  definition: FormDefinition,
  action: string,
  isReturned: boolean,
): Draft {
  const key = nameDraft(definition, action);
  // Once, when the form wakes: from then on the visitor alone decides.
  const start = useRef({ definition, key, isReturned });
  useEffect(() => {
    const { definition, key, isReturned } = start.current;
    const values = readDraft(key)?.values;
    if (form.current && values) restore(form.current, definition, values, isReturned);
  }, [form]);
  return {
    save(submission = readDraft(key)?.submission) {
      if (form.current) write(key, JSON.stringify({ submission, values: readValues(form.current, definition) }));
    },
    erase: () => openDrafts()?.removeItem(key),
    readSubmission: () => readDraft(key)?.submission,
  };
}

function readDraft(key: string): v.InferOutput<typeof draftSchema> | undefined {
  const { success, output } = v.safeParse(draftSchema, openDrafts()?.getItem(key));
  return success ? output : undefined;
}

/** A draft is a convenience: where there is no room for it there is none. */
function write(key: string, draft: string): void {
  try {
    openDrafts()?.setItem(key, draft);
  } catch {
    openDrafts()?.removeItem(key);
  }
}

function readValues(form: HTMLFormElement, definition: FormDefinition): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(listTyped(definition).map((name) => [name, String(data.get(name) ?? '')]));
}

/** Fields whose text may be kept. */
function listTyped({ fields }: FormDefinition): FieldName[] {
  return fields.flatMap(({ name }) => {
    const { label, checkContent }: FieldKind = fieldFacts[name];
    return label === 'beside' || checkContent ? [] : [name];
  });
}

/** Puts back what was typed, where nothing was typed since. A fold stays shut: nothing moves while the page is read. */
function restore(
  form: HTMLFormElement,
  definition: FormDefinition,
  values: Readonly<Record<string, string>>,
  isReturned: boolean,
): void {
  for (const name of listTyped(definition)) {
    const control = form.elements.namedItem(name);
    const kept = values[name];
    if (kept === undefined || !isControl(control)) continue;
    const given = findGiven(control);
    if (control.value !== given || kept === given || (isReturned && given !== '')) continue;
    control.value = kept;
    const target = control instanceof RadioNodeList ? form.querySelector(`[name="${name}"]:checked`) : control;
    target?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

function isControl(found: RadioNodeList | Element | null): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement ||
    found instanceof RadioNodeList
  );
}

/** What a control holds as its page was made. */
function findGiven(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  }
  if (!(control instanceof RadioNodeList)) return control.defaultValue;
  const given = [...control].find((radio) => radio instanceof HTMLInputElement && radio.defaultChecked);
  return given instanceof HTMLInputElement ? given.value : '';
}
