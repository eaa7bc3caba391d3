import { buildPath } from '#shared/routes/build.ts';
import { type HomeData, homeOperation } from '../../../content/generated/operations.ts';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Claims } from '../../../ui/Claims.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { definePage } from '../../define-page.ts';
import { Families } from './Families.tsx';
import { Partners } from './Partners.tsx';
import { Projects } from './Projects.tsx';
import { Reasons } from './Reasons.tsx';
import { Solutions } from './Solutions.tsx';
import './home.css';

export const homePage = definePage({
  id: 'home',
  forms: ['newsletter'],
  operation: homeOperation,
  variables: () => ({}),
  view: ({ menu, home }, state) => {
    const path = buildPath('home', state.locale);
    return {
      menu,
      head: {
        title: home.seo.title,
        description: home.seo.description,
        canonical: path,
        alternates: home.translations,
        indexed: true,
        image: home.seo.image ?? undefined,
      },
      breadcrumb: [{ label: state.t('breadcrumb.home'), path }],
      body: <HomePage home={home} state={state} />,
    };
  },
});

function HomePage({ home, state }: { home: HomeData['home']; state: PageState }) {
  const { locale, t } = state;
  return (
    <>
      <Hero hero={home.hero} />
      <Claims claims={home.claims} label={t('home.claims')} />
      <Families home={home} t={t} />
      <Solutions intro={home.solutionsIntro} solutions={home.solutions} />
      <Projects intro={home.projectsIntro} projects={home.projects} />
      <Reasons intro={home.reasonsIntro} reasons={home.reasons} />
      <Partners home={home} t={t} />
      <CallToAction locale={locale} />
    </>
  );
}

function Hero({ hero }: { hero: HomeData['home']['hero'] }) {
  return (
    <section className="home-hero">
      <Picture className="home-hero-picture" image={hero.image} sizes="100vw" first />
      <div className="container home-hero-text">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="actions">
          <a className="button button-primary" href={hero.primary.url}>
            {hero.primary.label}
          </a>
          <a className="button button-ghost" href={hero.secondary.url}>
            {hero.secondary.label}
          </a>
        </p>
      </div>
    </section>
  );
}
