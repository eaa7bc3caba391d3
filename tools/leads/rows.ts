import * as v from 'valibot';
import { ATTRIBUTION } from '#shared/attribution.ts';
import { leadSchema } from '../../worker/leads/lead.ts';

const factsSchema = v.object({
  key: v.string(),
  identifier: v.nullable(v.string()),
  state: v.string(),
  created_at: v.number(),
  attempts: v.number(),
  due_at: v.nullable(v.number()),
  reason: v.nullable(v.string()),
});

const keptSchema = v.object({
  key: v.string(),
  state: v.string(),
  created_at: v.number(),
  lead: v.nullable(v.string()),
});

const readableSchema = v.pipe(v.string(), v.parseJson(), leadSchema);

/** What may be known of a lead without its content. */
export type LeadFacts = v.InferOutput<typeof factsSchema>;
/** A row with its content as it stands there; `null` once it is erased. */
export type KeptLead = v.InferOutput<typeof keptSchema>;

export function parseFacts(rows: readonly unknown[]): LeadFacts[] {
  return v.parse(v.array(factsSchema), rows);
}

export function parseKept(rows: readonly unknown[]): KeptLead[] {
  return v.parse(v.array(keptSchema), rows);
}

export function parseKeys(rows: readonly unknown[]): string[] {
  return v.parse(v.array(v.object({ key: v.string() })), rows).map(({ key }) => key);
}

/** What the visitor sent and what is told with it, in its order; `undefined` where this release cannot read it. */
export function listFields({ lead }: KeptLead): [name: string, value: string][] | undefined {
  const result = v.safeParse(readableSchema, lead);
  if (!result.success) return undefined;
  const { identifier, locale, page, submittedAt, fields, attribution } = result.output;
  return [
    ...Object.entries({ identifier, locale, page, submittedAt }),
    ...fields.map((field): [string, string] => [field.name, 'value' in field ? field.value : field.file.name]),
    ...(attribution ? [[ATTRIBUTION, JSON.stringify(attribution)] satisfies [string, string]] : []),
  ];
}
