import * as v from 'valibot';

/** One of some values, or an empty text. */
export function createChoiceSchema(isRequired: boolean, options: readonly string[]) {
  return v.pipe(
    v.optional(v.string('other'), ''),
    v.check((value) => !isRequired || value !== '', 'required'),
    v.check((value) => value === '' || options.includes(value), 'other'),
  );
}
