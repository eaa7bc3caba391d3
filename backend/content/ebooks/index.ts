import type { EbookContent } from '../entities.ts';
import { accessibleCounter } from './accessible-counter.ts';
import { classroom } from './classroom.ts';
import { shopWindow } from './shop-window.ts';

/** The ebooks, in the order they stand on the shelf. */
export const ebooks: readonly EbookContent<never>[] = [classroom, accessibleCounter, shopWindow];
