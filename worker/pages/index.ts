import type { PageId } from '#shared/i18n/routes.ts';
import { categoryPage } from './category/CategoryPage.tsx';
import { homePage } from './home/HomePage.tsx';
import type { PageType } from './page-type.ts';
import { productPage } from './product/ProductPage.tsx';
import { resultsPage } from './results/ResultsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Record<PageId, PageType>> = {
  home: homePage,
  category: categoryPage,
  product: productPage,
  results: resultsPage,
};
