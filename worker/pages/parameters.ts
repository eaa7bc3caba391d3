import * as v from 'valibot';
import type { Parameters } from '../view/query.ts';

/** Reads a query as typed; a schema of it decides what becomes of names that come twice, or of nonsense. */
export type ParametersSchema<Output extends Parameters> = v.GenericSchema<unknown, Output>;

/** A page that understands nothing of its query. */
export const noParameters = v.pipe(
  v.unknown(),
  v.transform((): Record<never, never> => ({})),
);

/** What a filter's value looks like: keys of content do. */
const KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Values of one filter that are read at most. */
const CHOICES = 20;

/**
 * The values of a filter, each once: what has another shape is left out. Which of them exist only the content knows: a
 * page that takes choices says so in its `settle`.
 */
export const choices = v.fallback(
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())]), []),
    v.transform((given): readonly string[] =>
      [...new Set([given].flat())].filter((value) => KEY.test(value)).slice(0, CHOICES),
    ),
  ),
  [],
);

/** Where a name is given several times the first counts. */
export const first = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given) => (typeof given === 'string' ? given : (given[0] ?? ''))),
);

/** Which page of a list is asked for; the first is not said. */
export const pageNumber = v.fallback(
  v.optional(v.pipe(first, v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(2))),
  undefined,
);

/** A key of content, or nothing where it has another shape. */
export const choice = v.fallback(v.optional(v.pipe(v.string(), v.regex(KEY))), undefined);

/**
 * Reads the parameters of a page. Where the query as a whole does not fit, it is as if it were empty: a page never
 * fails for what somebody added to its address.
 */
export function readParameters<Output extends Parameters>(
  schema: ParametersSchema<Output>,
  query: URLSearchParams,
): Output {
  // Gone through once: somebody may send ten thousand of them.
  const given = Object.fromEntries(
    [...Map.groupBy(query, ([name]) => name)].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  const read = v.safeParse(schema, given);
  return read.success ? read.output : v.parse(schema, {});
}
