import type { ArticleContent } from '../entities.ts';

/** Every article of the blog; lists show the newest first. */
export const articles: readonly ArticleContent<never>[] = [];
