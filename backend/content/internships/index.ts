import type { InternshipContent } from '../entities.ts';

export const internships: readonly InternshipContent<never>[] = [];
