import * as v from 'valibot';
import type { Facets } from '../../../view/facets.ts';
import { choices } from '../../parameters.ts';
import type { ProjectsData } from './projects.generated.ts';

export type ListedProject = ProjectsData['projects'][number];

/** What the list understands of its query. */
export const parameters = v.object({ sector: choices, year: choices, family: choices });

export type ProjectFilters = v.InferOutput<typeof parameters>;

/** How each filter reads a project. */
export const facets: Facets<ListedProject, keyof ProjectFilters> = {
  sector: ({ sector: { key, name } }) => [{ key, label: name }],
  year: ({ year }) => [{ key: String(year), label: String(year) }],
  family: ({ products }) => products.map(({ product: { category } }) => ({ key: category.key, label: category.name })),
};
