import type { FieldName } from '#shared/forms/fields.ts';
import type { ThankYouKind } from '#shared/forms/form.ts';
import type { FieldProblems } from '#shared/forms/validate.ts';

/** What the backend says of a field, in its own words. */
export type Messages = Readonly<Partial<Record<FieldName, string>>>;

/** What the visitor is told. */
export type Outcome =
  /** Not sent: what is wrong, by field; a field the backend refused may carry its message. */
  | { kind: 'invalid'; problems: FieldProblems; messages?: Messages }
  /** Safe: thank the visitor. */
  | { kind: 'kept'; thanks: ThankYouKind }
  /** Nowhere to keep it: say so, and give it back. */
  | { kind: 'unavailable' };
