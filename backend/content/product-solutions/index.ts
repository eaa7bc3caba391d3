import type { ProductSolutionCategoryContent, ProductSolutionContent } from '../entities.ts';

/** Families of ready-made sets, in the order they are listed. */
export const productSolutionCategories: readonly ProductSolutionCategoryContent<never>[] = [];

/** Ready-made sets, in the order they are listed within their family. */
export const productSolutions: readonly ProductSolutionContent<never>[] = [];
