import * as v from 'valibot';
import { type FieldName, type FieldValues, fieldFacts } from './fields.ts';
import type { FormDefinition } from './form.ts';
import type { FieldKind, FieldValue } from './kinds/kind.ts';
import { createTextSchema, toText } from './kinds/text.tsx';

/** Why fields are refused: `required`, or one of the problems of a field's kind. Words for it are the translator's. */
export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

export type Validation = { ok: true; values: FieldValues } | { ok: false; problems: FieldProblems };

/** What a page says its form is about: no visitor types it, so that nobody is told when it is wrong. */
const aboutSchema = v.fallback(createTextSchema(false, 200), '');

/**
 * Checks what was typed against a form, the same way in the browser and at the edge, and whether files are what their
 * names say, which takes a moment to read. Values come back trimmed and only for the fields of the form; problems come
 * in the order of the fields, one each.
 */
export async function validateForm(
  definition: FormDefinition,
  input: Readonly<Record<string, unknown>>,
): Promise<Validation> {
  const { values, problems } = checkFields(definition, input);
  const found = await Promise.all(
    definition.fields.map(
      async ({ name }) => [name, problems[name] ?? (await checkContent(name, values[name]))] as const,
    ),
  );
  const all: FieldProblems = Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
  return Object.keys(all).length === 0 ? { ok: true, values } : { ok: false, problems: all };
}

interface Checked {
  values: FieldValues;
  problems: FieldProblems;
}

function checkFields(definition: FormDefinition, input: Readonly<Record<string, unknown>>): Checked {
  const values: Partial<Record<FieldName, FieldValue>> = {};
  const problems: Partial<Record<FieldName, string>> = {};
  for (const { name, required } of definition.fields) {
    const kind: FieldKind = fieldFacts[name];
    const result = v.safeParse(kind.createSchema(required), input[name], { abortPipeEarly: true });
    if (!result.success) problems[name] = result.issues[0].message;
    else if (result.output !== '') values[name] = result.output;
  }
  const { aboutIn } = definition;
  const about = aboutIn ? v.parse(aboutSchema, input.about) : '';
  if (aboutIn && about !== '') values[aboutIn] = [about, toText(values[aboutIn])].filter(Boolean).join('\n');
  return { values, problems };
}

async function checkContent(name: FieldName, value: FieldValue | undefined): Promise<string | undefined> {
  const kind: FieldKind = fieldFacts[name];
  return value instanceof File ? kind.checkContent?.(value) : undefined;
}
