import type { PageContent } from '../entities.ts';
import { about } from './about.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [about];
