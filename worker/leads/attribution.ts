import * as v from 'valibot';
import { ATTRIBUTION_LENGTH, attributionKeys } from '#shared/attribution.ts';

/** Which advertisement a lead came from, in the words of its address. */
export const attributionSchema = v.record(v.picklist(attributionKeys), v.string());

export type Attribution = v.InferOutput<typeof attributionSchema>;

const valueSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(ATTRIBUTION_LENGTH));
const sentSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What a form brings of it; keys that are not known and values that are too long are left out, and nothing is an error. */
export function readAttribution(sent: unknown): Attribution | undefined {
  const { success, output } = v.safeParse(sentSchema, sent);
  if (!success) return undefined;
  const known = attributionKeys.flatMap((key) => {
    const value = v.safeParse(valueSchema, output[key]);
    return value.success ? [[key, value.output] as const] : [];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
