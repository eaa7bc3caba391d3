import type { PageContent } from '../entities.ts';
import { internshipsPage } from './internships.ts';
import { jobsPage } from './jobs.ts';
import { manualsPage } from './manuals.ts';
import { projectsPage } from './projects.ts';
import { recruitmentPage } from './recruitment.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [
  projectsPage,
  manualsPage,
  recruitmentPage,
  jobsPage,
  internshipsPage,
];
