import type { Delivery } from './deliver.ts';
import type { Lead } from './lead.ts';

/** What the backend says is wrong, by field. */
export type Errors = Extract<Delivery, { kind: 'refused' }>['errors'];

/** Why the backend refused a lead, for operators: names of the lead's own fields, nothing else the backend said. */
export function describeRefusal({ fields }: Lead, errors: Errors): string {
  const named = [...new Set(fields.map(({ name }) => name))].filter((name) => errors[name]?.length);
  return named.length > 0 ? `refused for ${named.join(', ')}` : 'refused, naming no field';
}
