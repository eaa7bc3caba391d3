import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { findLight, formatMachineTime, orderByHour } from '../day.ts';
import { createSolutionsCrumb } from '../trail.ts';
import { type SolutionsData, solutionsOperation } from './solutions.generated.ts';
import '../../../ui/arrow.css';
import './solutions.css';

type Solutions = NonNullable<SolutionsData['page']> & Pick<SolutionsData, 'solutions'>;

export const solutionsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: solutionsOperation,
  find: ({ page, solutions }): Solutions | undefined => (page ? { ...page, solutions } : undefined),
  trail: (_, state) => [createSolutionsCrumb(state)],
  describe: ({ solutions }, about) => describeList(solutions, about),
  Page: SolutionsPage,
});

/** The sectors as one day, from the first shift to the night desk of a hotel. */
function SolutionsPage({ found: page, state: { locale, t } }: PageProps<Solutions>) {
  const day = orderByHour(page.solutions);
  return (
    <>
      <PageIntro
        title={page.title}
        headline={page.headline}
        index={{
          label: t('solutions.hours'),
          entries: day.map(({ key, name }) => ({ href: `#hora-${key}`, title: name })),
        }}
      >
        <Actions actions={page.actions} />
      </PageIntro>
      <ol className="solutions-day">
        {day.map((solution) => (
          <li key={solution.key} className="solutions-hour" data-light={findLight(solution.time)}>
            <article
              className={
                solution.image
                  ? 'container solutions-hour-inner solutions-hour-pictured'
                  : 'container solutions-hour-inner'
              }
              aria-labelledby={`hora-${solution.key}`}
            >
              <p className="solutions-moment">
                <time className="solutions-time" dateTime={formatMachineTime(solution.time)}>
                  {solution.time}
                </time>{' '}
                {solution.moment}
              </p>
              <div className="solutions-text">
                <h2 id={`hora-${solution.key}`}>
                  <a className="arrow" href={solution.path}>
                    {solution.name}
                  </a>
                </h2>
                <p className="solutions-headline">{solution.headline}</p>
                <p>{solution.summary}</p>
                <ul>
                  {solution.details.map((detail) => (
                    <li key={detail.key}>
                      <a href={detail.path}>{detail.name}</a>
                    </li>
                  ))}
                </ul>
                {solution.projects.length > 0 && (
                  <div className="solutions-proof">
                    <h3>{t('solutions.projects')}</h3>
                    {solution.projects.map((project) => (
                      <p key={project.key}>
                        <a href={project.path}>{project.name}</a>
                      </p>
                    ))}
                  </div>
                )}
              </div>
              {solution.image && (
                <Picture
                  className="solutions-picture"
                  image={solution.image}
                  sizes="(min-width: 80em) 672px, (min-width: 64em) 54vw, (min-width: 40em) 48vw, 92vw"
                />
              )}
            </article>
          </li>
        ))}
      </ol>
      <CallToAction locale={locale} view={2} />
    </>
  );
}
