import type { SolutionContent, SolutionDetailContent } from '../entities.ts';
import { business } from './business.ts';
import { cities } from './cities.ts';
import { education } from './education.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { hospitality } from './hospitality.ts';
import { industry } from './industry.ts';
import { museums } from './museums.ts';
import { retail } from './retail.ts';

/** The sectors, in the order they are listed. */
export const solutions: readonly SolutionContent<never>[] = [
  education,
  business,
  cities,
  retail,
  hospitality,
  museums,
  health,
  industry,
  home,
].toSorted((one, other) => one.order - other.order);

/** Uses within the sectors, in the order they are listed. */
export const solutionDetails: readonly SolutionDetailContent<never>[] = [];
