import type { PageId } from '#shared/routes/table.ts';
import { articlePage } from './blog/article/ArticlePage.tsx';
import { blogPage } from './blog/front/BlogPage.tsx';
import { topicPage } from './blog/topic/TopicPage.tsx';
import { categoryPage } from './catalogue/category/CategoryPage.tsx';
import { productPage } from './catalogue/product/ProductPage.tsx';
import { homePage } from './company/home/HomePage.tsx';
import type { PageType } from './define-page.ts';
import { catalogueLandingPage } from './landing/catalogue/CatalogueLandingPage.tsx';
import { ebookLandingPage } from './landing/ebook/EbookLandingPage.tsx';
import { ebooksPage } from './landing/ebooks/EbooksPage.tsx';
import { quoteLandingPage } from './landing/quote/QuoteLandingPage.tsx';
import { quoteProductPage } from './landing/quote-product/QuoteProductPage.tsx';
import { resultsPage } from './search/results/ResultsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Partial<Record<PageId, PageType>>> = {
  home: homePage,
  category: categoryPage,
  product: productPage,
  results: resultsPage,
  blog: blogPage,
  'blog-category': topicPage,
  article: articlePage,
  'lp-catalogue': catalogueLandingPage,
  'lp-quote': quoteLandingPage,
  'lp-quote-product': quoteProductPage,
  'lp-ebooks': ebooksPage,
  'lp-ebook': ebookLandingPage,
};
