import { formatDate } from '#shared/i18n/format-date.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Position } from '../../../ui/Position.tsx';
import { findOpen } from '../../../view/open-positions.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { FormSection } from '../../editorial/FormSection.tsx';
import { AppliedFor } from '../AppliedFor.tsx';
import { buildApplyPath, buildPositionPath, type PositionQuery, parameters, settlePosition } from '../applied-for.ts';
import { describePositions } from '../describe-positions.ts';
import { type JobsData, jobsOperation } from './jobs.generated.ts';
// Its form takes a file, and has fields that few need: pages without such carry no style of them.
import '#shared/ui/cross.css';
import '#shared/ui/field-file.css';
import '#shared/ui/upload.css';
import '#shared/ui/fold.css';

type Jobs = NonNullable<ReturnType<typeof findJobs>>;

const EMPLOYMENT = { fullTime: 'FULL_TIME', partTime: 'PART_TIME', temporary: 'TEMPORARY' } as const;

export const jobsPage = definePage({
  layout: defaultLayout,
  forms: ['jobs'],
  policy: policies.overview,
  parameters,
  operation: jobsOperation,
  find: findJobs,
  settle: (query, { jobs }) => settlePosition(query, jobs),
  isFilledIn: true,
  trail: ({ title, path, above }) => [above, { label: title, path }],
  describe: ({ jobs }, about) =>
    describePositions(jobs, ({ employment }) => employment.map((kind) => EMPLOYMENT[kind]), about),
  Page: JobsPage,
});

function findJobs({ page, parent, jobs }: JobsData, locale: Locale) {
  if (!page) return undefined;
  const above = { label: parent?.title ?? page.title, path: buildPath('recruitment', locale) };
  return { ...page, path: buildPath('jobs', locale), above, jobs: findOpen(jobs, Date.now()) };
}

function JobsPage({ found: { title, headline, jobs }, parameters: query, state }: PageProps<Jobs, PositionQuery>) {
  const { t, locale } = state;
  const chosen = jobs.find(({ key }) => key === query.position);
  return (
    <>
      <PageIntro
        title={title}
        headline={headline}
        index={{
          label: title,
          entries: jobs.map((open) => ({ href: `#${open.key}`, title: open.title, note: open.place })),
        }}
      />
      <div className="container">
        {jobs.length === 0 && <p className="section">{t('recruitment.noJobs')}</p>}
        {jobs.map((job) => (
          <Position
            key={job.key}
            id={job.key}
            title={job.title}
            summary={job.summary}
            facts={[
              { label: t('recruitment.place'), value: job.place },
              { label: t('recruitment.terms'), value: job.terms },
              { label: t('recruitment.closes'), value: formatDate(job.closesAt, locale) },
            ]}
            more={t('recruitment.details')}
            lists={[
              { title: t('recruitment.duties'), items: job.duties },
              { title: t('recruitment.requirements'), items: job.requirements },
              { title: t('recruitment.offer'), items: job.offer },
            ]}
            apply={{ label: t('recruitment.apply'), href: buildApplyPath('jobs', job.key, state) }}
          />
        ))}
      </div>
      <FormSection
        form="jobs"
        state={state}
        id="candidatura"
        about={chosen && `${t('recruitment.appliedFor')} ${chosen.title}`}
        action={chosen && buildPositionPath('jobs', chosen.key, state)}
        below={chosen && <AppliedFor title={chosen.title} state={state} />}
      />
    </>
  );
}
