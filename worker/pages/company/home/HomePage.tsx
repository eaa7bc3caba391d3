import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Claims } from '../../../ui/Claims.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { Families } from './Families.tsx';
import { type HomeData, homeOperation } from './home.generated.ts';
import { Partners } from './Partners.tsx';
import { Projects } from './Projects.tsx';
import { Reasons } from './Reasons.tsx';
import { Solutions } from './Solutions.tsx';
import './home.css';

export const homePage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: homeOperation,
  find: ({ home }) => home,
  Page: HomePage,
});

function HomePage({ found: home, state: { locale, t } }: PageProps<HomeData['home']>) {
  return (
    <>
      <Hero hero={home.hero} />
      <Claims claims={home.claims} label={t('home.claims')} />
      <Families home={home} />
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
