import * as v from 'valibot';
import { locales } from '#shared/i18n/locales.ts';
import { attributionSchema } from './attribution.ts';

const fileSchema = v.object({
  /** As the visitor's machine calls it. */
  name: v.string(),
  /** Media type. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Where its content is, in R2. */
  key: v.string(),
});

/** One field as it was sent; a name may come more than once. */
const fieldSchema = v.union([
  v.object({ name: v.string(), value: v.string() }),
  v.object({ name: v.string(), file: fileSchema }),
]);

/** A lead as it is kept and delivered. */
export const leadSchema = v.object({
  /** Idempotency key: one per submission, however often it is sent. */
  key: v.string(),
  /** What the backend calls the form in this language. */
  identifier: v.string(),
  locale: v.picklist(locales),
  /** Canonical path of the page the form stood on. */
  page: v.string(),
  /** ISO 8601, UTC. */
  submittedAt: v.string(),
  /** In the order of the form. */
  fields: v.array(fieldSchema),
  /** Which advertisement it came from; only with consent. */
  attribution: v.optional(attributionSchema),
  /** What is odd about it; one that an earlier release kept says nothing of it. */
  suspicions: v.optional(v.array(v.string()), []),
});

export type Lead = v.InferOutput<typeof leadSchema>;
export type LeadField = v.InferOutput<typeof fieldSchema>;
export type LeadFile = v.InferOutput<typeof fileSchema>;

/** The keys of a lead's files in R2. */
export function listFileKeys({ fields }: Pick<Lead, 'fields'>): string[] {
  return fields.flatMap((field) => ('file' in field ? [field.file.key] : []));
}

/** Bytes of a lead's files. */
export function countFileBytes({ fields }: Pick<Lead, 'fields'>): number {
  return fields.reduce((sum, field) => sum + ('file' in field ? field.file.size : 0), 0);
}

/** A row's list of them, JSON; one that cannot be read holds nothing up. */
export const fileKeysSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);
