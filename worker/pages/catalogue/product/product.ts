import type { ProductData } from './product.generated.ts';

/** A product that exists, as its page's operation asks for it. */
export type Product = NonNullable<ProductData['product']>;

/** Whether anything can be said of where it is in use. */
export function hasProjects({ projects, furtherProjects }: Product): boolean {
  return projects.length + furtherProjects.length > 0;
}
