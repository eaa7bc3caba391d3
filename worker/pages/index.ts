import type { PageId } from '#shared/routes/table.ts';
import { articlePage } from './blog/article/ArticlePage.tsx';
import { blogPage } from './blog/front/BlogPage.tsx';
import { topicPage } from './blog/topic/TopicPage.tsx';
import { categoryPage } from './catalogue/category/CategoryPage.tsx';
import { productPage } from './catalogue/product/ProductPage.tsx';
import { productsPage } from './catalogue/products/ProductsPage.tsx';
import { aboutPage } from './company/about/AboutPage.tsx';
import { academyPage } from './company/academy/AcademyPage.tsx';
import { contactsPage } from './company/contacts/ContactsPage.tsx';
import { cookiesPolicyPage } from './company/cookies-policy/cookies-policy-page.ts';
import { futurePage } from './company/future/FuturePage.tsx';
import { homePage } from './company/home/HomePage.tsx';
import { innovationPage } from './company/innovation/InnovationPage.tsx';
import { privacyPolicyPage } from './company/privacy-policy/privacy-policy-page.ts';
import { rentalPage } from './company/rental/RentalPage.tsx';
import { screenRegistrationPage } from './company/screen-registration/ScreenRegistrationPage.tsx';
import { servicesPage } from './company/services/ServicesPage.tsx';
import { supportPage } from './company/support/SupportPage.tsx';
import type { PageType } from './define-page.ts';
import { catalogueLandingPage } from './landing/catalogue/CatalogueLandingPage.tsx';
import { ebookLandingPage } from './landing/ebook/EbookLandingPage.tsx';
import { ebooksPage } from './landing/ebooks/EbooksPage.tsx';
import { quoteLandingPage } from './landing/quote/QuoteLandingPage.tsx';
import { quoteProductPage } from './landing/quote-product/QuoteProductPage.tsx';
import { manualsPage } from './manuals/list/ManualsPage.tsx';
import { manualPage } from './manuals/manual/ManualPage.tsx';
import { internshipsPage } from './people/internships/InternshipsPage.tsx';
import { jobsPage } from './people/jobs/JobsPage.tsx';
import { recruitmentPage } from './people/recruitment/RecruitmentPage.tsx';
import { projectsPage } from './projects/list/ProjectsPage.tsx';
import { projectPage } from './projects/project/ProjectPage.tsx';
import { resultsPage } from './search/results/ResultsPage.tsx';
import { solutionDetailPage } from './solutions/detail/SolutionDetailPage.tsx';
import { productSolutionCategoryPage } from './solutions/family/ProductSolutionCategoryPage.tsx';
import { solutionsPage } from './solutions/overview/SolutionsPage.tsx';
import { solutionPage } from './solutions/sector/SolutionPage.tsx';
import { productSolutionPage } from './solutions/set/ProductSolutionPage.tsx';
import { productSolutionsPage } from './solutions/sets/ProductSolutionsPage.tsx';

/** The table of page types: one row each, and nothing else decides what an address shows. */
export const pageTypes: Readonly<Record<PageId, PageType>> = {
  home: homePage,
  products: productsPage,
  category: categoryPage,
  product: productPage,
  manuals: manualsPage,
  manual: manualPage,
  'product-solutions': productSolutionsPage,
  'product-solution-category': productSolutionCategoryPage,
  'product-solution': productSolutionPage,
  solutions: solutionsPage,
  solution: solutionPage,
  'solution-detail': solutionDetailPage,
  rental: rentalPage,
  projects: projectsPage,
  project: projectPage,
  services: servicesPage,
  support: supportPage,
  about: aboutPage,
  innovation: innovationPage,
  contacts: contactsPage,
  'screen-registration': screenRegistrationPage,
  recruitment: recruitmentPage,
  jobs: jobsPage,
  internships: internshipsPage,
  academy: academyPage,
  future: futurePage,
  results: resultsPage,
  'cookies-policy': cookiesPolicyPage,
  'privacy-policy': privacyPolicyPage,
  blog: blogPage,
  'blog-category': topicPage,
  article: articlePage,
  'lp-catalogue': catalogueLandingPage,
  'lp-quote': quoteLandingPage,
  'lp-quote-product': quoteProductPage,
  'lp-ebooks': ebooksPage,
  'lp-ebook': ebookLandingPage,
};
