import * as v from 'valibot';
import { type FieldFacts, type FieldName, type FieldValues, fieldFacts } from './fields.ts';
import type { FormDefinition } from './form.ts';

/** Why a field is refused; words for it are the translator's. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'other';

export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

export type Validation = { ok: true; values: FieldValues } | { ok: false; problems: FieldProblems };

/**
 * Checks what was typed against a form, the same way in the browser and at the edge. Values come back trimmed and
 * only for the fields of the form; problems come in the order of the fields, one each.
 */
export function validateForm(definition: FormDefinition, input: Readonly<Record<string, unknown>>): Validation {
  const schema = v.object(
    Object.fromEntries(definition.fields.map((field) => [field.name, createFieldSchema(field.name, field.required)])),
  );
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) {
    const given = Object.entries(result.output).filter(([, value]) => value !== '');
    return { ok: true, values: Object.fromEntries(given) };
  }
  const issues = v.flatten(result.issues).nested ?? {};
  return {
    ok: false,
    problems: Object.fromEntries(
      definition.fields.flatMap(({ name }) => {
        const message = issues[name]?.[0];
        return message === undefined ? [] : [[name, toProblem(message)]];
      }),
    ),
  };
}

function createFieldSchema(name: FieldName, isRequired: boolean) {
  const { kind, maxLength }: FieldFacts = fieldFacts[name];
  const text = v.pipe(
    v.optional(v.string('other'), ''),
    // Forms send line breaks as two characters; what was typed, and counted, is one.
    v.transform((value) => value.replaceAll('\r\n', '\n')),
    v.trim(),
    v.check((value) => !isRequired || value !== '', 'required'),
    v.maxLength(maxLength, 'tooLong'),
  );
  if (kind === 'email')
    return v.pipe(
      text,
      v.check((value) => value === '' || v.is(address, value), 'email'),
    );
  if (kind === 'checkbox')
    return v.pipe(
      text,
      v.check((value) => value === '' || value === 'on', 'other'),
    );
  return text;
}

const address = v.pipe(v.string(), v.email());

function toProblem(message: string): FieldProblem {
  return message === 'required' || message === 'email' || message === 'tooLong' ? message : 'other';
}
