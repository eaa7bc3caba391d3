import * as v from 'valibot';
import { fieldFacts } from '#shared/forms/fields.ts';
import { choices } from '../../parameters.ts';
import type { LandingQuoteData } from './landing-quote.generated.ts';

type Category = LandingQuoteData['categories'][number];

/** Models that are named at most: as many as are compared at once. */
const MODELS = 4;

/** What the visitor chose on the page they come from: a family, as the form calls it, and models by their keys. */
export const parameters = v.object({
  solution: v.fallback(v.optional(v.picklist(fieldFacts.solution.options ?? [])), undefined),
  models: choices,
});

export type QuoteChoice = v.InferOutput<typeof parameters>;

/** The choice without models that content does not have. */
export function settleChoice({ solution, models }: QuoteChoice, categories: readonly Category[]): QuoteChoice {
  const known = new Set(categories.flatMap(({ products }) => products.map(({ key }) => key)));
  return { solution, models: models.filter((key) => known.has(key)).slice(0, MODELS) };
}

/** The models' names, in the order in which they were chosen. */
export function nameModels({ models }: QuoteChoice, categories: readonly Category[]): string[] {
  const products = categories.flatMap((category) => category.products);
  return models.flatMap((key) => products.find((product) => product.key === key)?.name ?? []);
}
