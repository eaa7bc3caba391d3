import type { PageContent } from '../entities.ts';
import { internshipsPage } from './internships.ts';
import { jobsPage } from './jobs.ts';
import { manualsPage } from './manuals.ts';
import { productsPage } from './products.ts';
import { projectsPage } from './projects.ts';
import { recruitmentPage } from './recruitment.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [
  productsPage,
  projectsPage,
  manualsPage,
  recruitmentPage,
  jobsPage,
  internshipsPage,
import { about } from './about.ts';
import { academy } from './academy.ts';
import { contacts } from './contacts.ts';
import { cookiesPolicy } from './cookies-policy.ts';
import { future } from './future.ts';
import { innovation } from './innovation.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { rental } from './rental.ts';
import { screenRegistration } from './screen-registration.ts';
import { services } from './services.ts';
import { support } from './support.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [
  about,
  academy,
  contacts,
  cookiesPolicy,
  future,
  innovation,
  privacyPolicy,
  rental,
  screenRegistration,
  services,
  support,
];
