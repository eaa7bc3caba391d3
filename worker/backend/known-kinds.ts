import * as v from 'valibot';
import type { Scalars } from './scalars.ts';

const member = v.object({ __typename: v.string() });

/** A variant over the kinds of a union or interface that this release knows. */
type Kinds<Output> = v.GenericSchema<unknown, Output> & {
  readonly options: readonly { readonly entries: { readonly __typename: { readonly literal: unknown } } }[];
};

/**
 * A list of members of a union, without those of kinds this release does not know: a new kind of block in content must
 * not take its page down. What is known has to fit.
 */
export function listKnown<Output>(kinds: Kinds<Output>, scalars: Scalars) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((item) => isKnown(item, kinds, scalars))),
    v.array(kinds),
  );
}

/** A member of a union, or null where it is of a kind this release does not know. */
export function oneKnown<Output>(kinds: Kinds<Output>, scalars: Scalars) {
  return v.pipe(
    v.unknown(),
    v.transform((item) => (isKnown(item, kinds, scalars) ? item : null)),
    v.nullable(kinds),
  );
}

/** What has no kind at all is left to the schema, which refuses it. */
function isKnown<Output>(item: unknown, { options }: Kinds<Output>, { onUnknown }: Scalars): boolean {
  if (!v.is(member, item)) return true;
  const known = options.some(({ entries }) => entries.__typename.literal === item.__typename);
  if (!known) onUnknown(item.__typename);
  return known;
}
