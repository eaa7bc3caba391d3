import type { JobContent } from '../entities.ts';
import { androidDeveloper } from './android-developer.ts';
import { customerSupport } from './customer-support.ts';
import { installer } from './installer.ts';
import { workshopTechnician } from './workshop-technician.ts';

/** Every job; what has closed stays here and is shown no more. */
export const jobs: readonly JobContent<never>[] = [workshopTechnician, installer, androidDeveloper, customerSupport];
