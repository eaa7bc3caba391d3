import * as v from 'valibot';

/** What the worker answers to a form that was sent with scripts: where to go, or what is wrong by field. */
export const answerSchema = v.union([
  v.object({ location: v.string() }),
  v.object({
    problems: v.record(v.string(), v.string()),
    messages: v.optional(v.record(v.string(), v.string())),
  }),
]);

export type FormAnswer = v.InferOutput<typeof answerSchema>;
