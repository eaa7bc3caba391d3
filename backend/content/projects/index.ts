import type { ProjectContent } from '../entities.ts';
import { hotel } from './hotel.ts';
import { museum } from './museum.ts';
import { school } from './school.ts';

/** Every project; lists show the newest first. */
export const projects: readonly ProjectContent<never>[] = [school, museum, hotel].toSorted(
  (one, other) => other.year - one.year,
);
