import * as v from 'valibot';
import { locales } from '#shared/i18n/locales.ts';

/** A lead as it is kept and delivered. */
export const leadSchema = v.object({
  /** Idempotency key: one per submission, however often it is sent. */
  key: v.string(),
  /** What the backend calls the form in this language. */
  identifier: v.string(),
  locale: v.picklist(locales),
  /** Path of the page the form stood on. */
  page: v.string(),
  /** ISO 8601, UTC. */
  submittedAt: v.string(),
  fields: v.record(v.string(), v.string()),
});

export type Lead = v.InferOutput<typeof leadSchema>;
