import type { PageId } from '#shared/routes/table.ts';
import { categoryPage } from './catalogue/category/CategoryPage.tsx';
import { productPage } from './catalogue/product/ProductPage.tsx';
import { homePage } from './company/home/HomePage.tsx';
import type { PageType } from './define-page.ts';
import { resultsPage } from './search/results/ResultsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Partial<Record<PageId, PageType>>> = {
  home: homePage,
  category: categoryPage,
  product: productPage,
  results: resultsPage,
};
