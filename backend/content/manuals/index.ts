import type { ManualContent } from '../entities.ts';

export const manuals: readonly ManualContent<never>[] = [];
