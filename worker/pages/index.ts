import type { PageId } from '#shared/routes/table.ts';
import { categoryPage } from './catalogue/category/CategoryPage.tsx';
import { productPage } from './catalogue/product/ProductPage.tsx';
import { homePage } from './company/home/HomePage.tsx';
import type { PageType } from './define-page.ts';
import { manualsPage } from './manuals/list/ManualsPage.tsx';
import { manualPage } from './manuals/manual/ManualPage.tsx';
import { internshipsPage } from './people/internships/InternshipsPage.tsx';
import { jobsPage } from './people/jobs/JobsPage.tsx';
import { recruitmentPage } from './people/recruitment/RecruitmentPage.tsx';
import { projectsPage } from './projects/list/ProjectsPage.tsx';
import { projectPage } from './projects/project/ProjectPage.tsx';
import { resultsPage } from './search/results/ResultsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Partial<Record<PageId, PageType>>> = {
  home: homePage,
  category: categoryPage,
  product: productPage,
  manuals: manualsPage,
  manual: manualPage,
  projects: projectsPage,
  project: projectPage,
  recruitment: recruitmentPage,
  jobs: jobsPage,
  internships: internshipsPage,
  results: resultsPage,
};
