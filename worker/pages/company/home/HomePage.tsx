import { policies } from '../../../content/policies.ts';
import { homeLayout } from '../../../layouts/home/HomeLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Claims } from '../../../ui/Claims.tsx';
import { describeCompany } from '../../../view/structured-data/company.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { Day } from './Day.tsx';
import { Families } from './Families.tsx';
import { describeScreen, Hero } from './Hero.tsx';
import { type HomeData, homeOperation } from './home.generated.ts';
import { Ledger } from './Ledger.tsx';
import { Projects } from './Projects.tsx';
import { Reading } from './Reading.tsx';
import { Reasons } from './Reasons.tsx';

export const homePage = definePage({
  layout: homeLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: homeOperation,
  find: ({ home }) => home,
  css: ({ hero }) => describeScreen(hero),
  describe: ({ hero }, about) => describeCompany(hero.image?.url, about),
  Page: HomePage,
});

function HomePage({ found: home, state: { locale, t } }: PageProps<HomeData['home']>) {
  return (
    <>
      <Hero hero={home.hero} t={t}>
        <Claims claims={home.claims} label={t('home.claims')} note={t('home.counted')} />
      </Hero>
      <Families intro={home.familiesIntro} families={home.families} />
      <Day intro={home.solutionsIntro} solutions={home.solutions} t={t} />
      <Projects intro={home.projectsIntro} clients={home.clients} projects={home.projects} t={t} locale={locale} />
      <Reasons intro={home.reasonsIntro} image={home.reasonsImage} reasons={home.reasons} />
      <Ledger home={home} t={t} />
      <Reading title={home.articlesTitle} articles={home.articles} locale={locale} t={t} />
      <CallToAction locale={locale} />
    </>
  );
}
