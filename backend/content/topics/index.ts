import type { TopicContent } from '../entities.ts';

/** The subjects of the blog, in the order they are listed. */
export const topics: readonly TopicContent<never>[] = [];
