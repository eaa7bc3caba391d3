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
import { buildApplyPath, type PositionQuery, parameters, settlePosition } from '../applied-for.ts';
import { describePositions } from '../describe-positions.ts';
import { type InternshipsData, internshipsOperation } from './internships.generated.ts';
// Few forms take a file, and only this has radio buttons: no other page carries their styles.
import '#shared/ui/field-file.css';
import '#shared/ui/upload.css';
import '#shared/ui/field-option.css';

type Internships = NonNullable<ReturnType<typeof findInternships>>;

export const internshipsPage = definePage({
  layout: defaultLayout,
  forms: ['internships'],
  policy: policies.overview,
  parameters,
  operation: internshipsOperation,
  find: findInternships,
  settle: (query, { internships }) => settlePosition(query, internships),
  isFilledIn: true,
  trail: ({ title, path, above }) => [above, { label: title, path }],
  describe: ({ internships }, about) => describePositions(internships, () => ['INTERN'], about),
  Page: InternshipsPage,
});

function findInternships({ page, parent, internships }: InternshipsData, locale: Locale) {
  if (!page) return undefined;
  const above = { label: parent?.title ?? page.title, path: buildPath('recruitment', locale) };
  return { ...page, path: buildPath('internships', locale), above, internships: findOpen(internships, Date.now()) };
}

function InternshipsPage({
  found: { title, headline, internships },
  parameters: query,
  state,
}: PageProps<Internships, PositionQuery>) {
  const { t, locale } = state;
  const chosen = internships.find(({ key }) => key === query.position);
  return (
    <>
      <PageIntro
        title={title}
        headline={headline}
        index={{
          label: title,
          entries: internships.map((open) => ({ href: `#${open.key}`, title: open.title, note: open.place })),
        }}
      />
      <div className="container">
        {internships.length === 0 && <p className="section">{t('recruitment.noInternships')}</p>}
        {internships.map((internship) => (
          <Position
            key={internship.key}
            id={internship.key}
            title={internship.title}
            summary={internship.summary}
            facts={[
              { label: t('recruitment.place'), value: internship.place },
              { label: t('recruitment.kind'), value: t(`form.options.${internship.kind}`) },
              { label: t('recruitment.period'), value: internship.period },
              { label: t('recruitment.closes'), value: formatDate(internship.closesAt, locale) },
            ]}
            more={t('recruitment.details')}
            lists={[
              { title: t('recruitment.duties'), items: internship.duties },
              { title: t('recruitment.requirements'), items: internship.requirements },
            ]}
            apply={{ label: t('recruitment.apply'), href: buildApplyPath('internships', internship.key, state) }}
          />
        ))}
      </div>
      <FormSection
        form="internships"
        state={state}
        id="candidatura"
        values={chosen && { internshipType: chosen.kind }}
        below={chosen && <AppliedFor title={chosen.title} state={state} />}
      />
    </>
  );
}
