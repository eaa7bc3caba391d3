import type { JobContent } from '../entities.ts';

export const jobs: readonly JobContent<never>[] = [];
