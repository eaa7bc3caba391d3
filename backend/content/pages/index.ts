import type { PageContent } from '../entities.ts';
import { blog } from './blog.ts';
import { lpCatalogue } from './lp-catalogue.ts';
import { lpEbooks } from './lp-ebooks.ts';
import { lpQuote } from './lp-quote.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [blog, lpCatalogue, lpEbooks, lpQuote];
