import type { PageContent } from '../entities.ts';
import { productSolutions } from './product-solutions.ts';
import { solutions } from './solutions.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [productSolutions, solutions];
