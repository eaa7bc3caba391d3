import type { PageContent } from '../entities.ts';
import { about } from './about.ts';
import { academy } from './academy.ts';
import { blog } from './blog.ts';
import { contacts } from './contacts.ts';
import { cookiesPolicy } from './cookies-policy.ts';
import { future } from './future.ts';
import { innovation } from './innovation.ts';
import { internshipsPage } from './internships.ts';
import { jobsPage } from './jobs.ts';
import { lpCatalogue } from './lp-catalogue.ts';
import { lpEbooks } from './lp-ebooks.ts';
import { lpQuote } from './lp-quote.ts';
import { manualsPage } from './manuals.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { productSolutions } from './product-solutions.ts';
import { productsPage } from './products.ts';
import { projectsPage } from './projects.ts';
import { recruitmentPage } from './recruitment.ts';
import { rental } from './rental.ts';
import { screenRegistration } from './screen-registration.ts';
import { services } from './services.ts';
import { solutions } from './solutions.ts';
import { support } from './support.ts';

/** The pages of a fixed address, besides the home page. */
export const pages: readonly PageContent<never>[] = [
  about,
  academy,
  blog,
  contacts,
  cookiesPolicy,
  future,
  innovation,
  internshipsPage,
  jobsPage,
  lpCatalogue,
  lpEbooks,
  lpQuote,
  manualsPage,
  privacyPolicy,
  productSolutions,
  productsPage,
  projectsPage,
  recruitmentPage,
  rental,
  screenRegistration,
  services,
  solutions,
  support,
];
