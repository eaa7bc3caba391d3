import type { EbookContent } from '../entities.ts';

export const ebooks: readonly EbookContent<never>[] = [];
