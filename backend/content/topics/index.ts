import type { TopicContent } from '../entities.ts';
import { buying } from './buying.ts';
import { choosing } from './choosing.ts';
import { running } from './running.ts';

/** The subjects of the blog, in the order they are listed. */
export const topics: readonly TopicContent<never>[] = [choosing, buying, running];
