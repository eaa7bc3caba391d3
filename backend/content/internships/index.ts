import type { InternshipContent } from '../entities.ts';
import { graduateSoftware } from './graduate-software.ts';
import { summerInstallation } from './summer-installation.ts';
import { workshopCurricular } from './workshop-curricular.ts';

/** Every internship; what has closed stays here and is shown no more. */
export const internships: readonly InternshipContent<never>[] = [
  workshopCurricular,
  summerInstallation,
  graduateSoftware,
];
