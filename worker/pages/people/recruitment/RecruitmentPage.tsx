import { formatDate } from '#shared/i18n/format-date.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Html } from '../../../ui/Html.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { findOpen } from '../../../view/open-positions.ts';
import type { PageState } from '../../../view/page-state.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { Contents } from '../../editorial/Contents.tsx';
import { EditorialTop } from '../../editorial/EditorialTop.tsx';
import { noParameters } from '../../parameters.ts';
import { type RecruitmentData, recruitmentOperation } from './recruitment.generated.ts';
import '../../../ui/arrow.css';
import './recruitment.css';

type Recruitment = NonNullable<ReturnType<typeof findRecruitment>>;
type Block = Recruitment['blocks'][number];

export const recruitmentPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: recruitmentOperation,
  find: findRecruitment,
  trail: ({ title, path }) => [{ label: title, path }],
  Page: RecruitmentPage,
});

function findRecruitment({ page, jobs, internships }: RecruitmentData, locale: Locale) {
  if (!page) return undefined;
  const now = Date.now();
  return {
    ...page,
    path: buildPath('recruitment', locale),
    jobs: findOpen(jobs, now),
    internships: findOpen(internships, now),
  };
}

function RecruitmentPage({ found, state }: PageProps<Recruitment>) {
  const { blocks, jobs, internships } = found;
  const { t, locale } = state;
  const parts = [
    { key: 'vagas', title: t('recruitment.jobs') },
    { key: 'estagios', title: t('recruitment.internships') },
    ...blocks,
  ];
  return (
    <>
      <EditorialTop page={found} contents={<Contents blocks={parts} label={t('editorial.contents')} />} />
      <div className="section section-ink">
        <div className="container recruitment-open">
          <Openings
            id="vagas"
            title={t('recruitment.jobs')}
            openings={jobs}
            none={t('recruitment.noJobs')}
            all={{ label: t('recruitment.seeJobs'), path: buildPath('jobs', locale) }}
            state={state}
          />
          <Openings
            id="estagios"
            title={t('recruitment.internships')}
            openings={internships}
            none={t('recruitment.noInternships')}
            all={{ label: t('recruitment.seeInternships'), path: buildPath('internships', locale) }}
            state={state}
          />
        </div>
      </div>
      {blocks.map((block) => (
        <Part key={block.key} block={block} />
      ))}
    </>
  );
}

interface OpeningsProps {
  id: string;
  title: string;
  openings: Recruitment['jobs'];
  none: string;
  all: { label: string; path: string };
  state: PageState;
}

/** What can be applied for, a line each; a sentence where there is nothing. */
function Openings({ id, title, openings, none, all, state: { t, locale } }: OpeningsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {openings.length === 0 ? (
        <p className="recruitment-none">{none}</p>
      ) : (
        <ul>
          {openings.map((opening) => (
            <li key={opening.key}>
              <a className="arrow" href={`${all.path}#${opening.key}`}>
                {opening.title}
              </a>
              <span>
                {opening.place} · {t('recruitment.closes').toLowerCase()} {formatDate(opening.closesAt, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <a className="button button-ghost" href={all.path}>
          {all.label}
        </a>
      </p>
    </section>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.__typename) {
    case 'TextBlock':
      return (
        <section className="container section recruitment-text" aria-labelledby={block.key}>
          <h2 id={block.key}>{block.title}</h2>
          <Html markup={block.body} />
        </section>
      );
    case 'StepsBlock':
      return (
        <section className="container section" aria-labelledby={block.key}>
          <SectionHeading id={block.key} title={block.title} {...(block.lead && { lead: block.lead })} />
          <ol className="recruitment-steps">
            {block.steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      );
    case 'PointsBlock':
      return (
        <section className="section section-sand" aria-labelledby={block.key}>
          <div className="container recruitment-text">
            <h2 id={block.key}>{block.title}</h2>
            <dl className="recruitment-points">
              {block.points.map((point) => (
                <div key={point.title}>
                  <dt>{point.title}</dt>
                  <dd>{point.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      );
    default:
      return block satisfies never;
  }
}
