import type { PageId } from '#shared/routes/table.ts';
import { categoryPage } from './catalogue/category/CategoryPage.tsx';
import { productPage } from './catalogue/product/ProductPage.tsx';
import { homePage } from './company/home/HomePage.tsx';
import type { PageType } from './define-page.ts';
import { resultsPage } from './search/results/ResultsPage.tsx';
import { solutionDetailPage } from './solutions/detail/SolutionDetailPage.tsx';
import { productSolutionCategoryPage } from './solutions/family/ProductSolutionCategoryPage.tsx';
import { solutionsPage } from './solutions/overview/SolutionsPage.tsx';
import { solutionPage } from './solutions/sector/SolutionPage.tsx';
import { productSolutionPage } from './solutions/set/ProductSolutionPage.tsx';
import { productSolutionsPage } from './solutions/sets/ProductSolutionsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Partial<Record<PageId, PageType>>> = {
  home: homePage,
  category: categoryPage,
  product: productPage,
  'product-solutions': productSolutionsPage,
  'product-solution-category': productSolutionCategoryPage,
  'product-solution': productSolutionPage,
  solutions: solutionsPage,
  solution: solutionPage,
  'solution-detail': solutionDetailPage,
  results: resultsPage,
};
