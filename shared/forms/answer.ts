import * as v from 'valibot';

const byField = v.optional(v.record(v.string(), v.string()));

/** What the worker answers to a form that was sent with scripts: where to go, or what is wrong by field. */
export const answerSchema = v.object({ location: v.optional(v.string()), problems: byField, messages: byField });

export type FormAnswer = v.InferOutput<typeof answerSchema>;
