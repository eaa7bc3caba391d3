import { locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { isSearchable, TERM_MAX_LENGTH } from '#shared/search.ts';
import { type ResultsData, resultsOperation } from '../../../content/generated/operations.ts';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { definePage } from '../../define-page.ts';
import './results.css';

type Hit = ResultsData['search'][number];

export const resultsPage = definePage({
  id: 'results',
  forms: ['newsletter'],
  operation: resultsOperation,
  // A term that is too short is not asked for, but the page is shown: it says so.
  variables: (_, term = '') => ({ term: isSearchable(term) ? term.trim().slice(0, TERM_MAX_LENGTH) : '' }),
  view: ({ menu, search }, state) => {
    const { locale, t } = state;
    const path = buildPath('results', locale);
    return {
      menu,
      head: {
        title: t('results.title'),
        description: undefined,
        canonical: path,
        alternates: locales.map((other) => ({ locale: other, path: buildPath('results', other) })),
        indexed: false,
        image: undefined,
      },
      breadcrumb: [
        { label: t('breadcrumb.home'), path: buildPath('home', locale) },
        { label: t('results.title'), path },
      ],
      body: <ResultsPage hits={search} state={state} />,
    };
  },
});

function ResultsPage({ hits, state }: { hits: readonly Hit[]; state: PageState }) {
  const { locale, t, term = '' } = state;
  return (
    <section className="container section results">
      <h1>{t('results.title')}</h1>
      <SearchForm locale={locale} id="results-term" term={term.slice(0, TERM_MAX_LENGTH)} />
      <p className="lead" role="status">
        {summarise(hits.length, state)}
      </p>
      {(['category', 'product'] as const).map((kind) => (
        <HitGroup key={kind} title={t(`results.${kind}`)} hits={hits.filter((hit) => hit.kind === kind)} />
      ))}
    </section>
  );
}

function summarise(count: number, { t, term = '' }: PageState): string {
  if (term.trim() === '') return '';
  if (!isSearchable(term)) return t('results.tooShort');
  if (count === 0) return t('results.none', { term: term.trim() });
  return t(count === 1 ? 'results.one' : 'results.many', { count, term: term.trim() });
}

function HitGroup({ title, hits }: { title: string; hits: readonly Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="results-hits">
        {hits.map((hit) => (
          <li key={hit.path} className="results-hit">
            {hit.image && <Picture className="results-hit-picture" image={hit.image} sizes="160px" />}
            <div>
              <h3>
                <a className="results-hit-link" href={hit.path}>
                  {hit.title}
                </a>
              </h3>
              <Html markup={hit.excerpt} className="results-hit-excerpt" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
