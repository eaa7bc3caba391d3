import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { isSearchable } from '#shared/search.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { buildQuery } from '../../../view/query.ts';
import { isolateTerm, readTerm } from '../../../view/read-term.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { first, pageNumber } from '../../parameters.ts';
import { Families } from './Families.tsx';
import { HitGroups } from './HitGroups.tsx';
import { KindMenu } from './KindMenu.tsx';
import { Person } from './Person.tsx';
import { type ResultsData, resultsOperation } from './results.generated.ts';
import '../../../ui/pager.css';
import './results.css';

type Kind = ResultsData['search']['kinds'][number]['kind'];

const kinds = [
  ...(['category', 'product', 'set', 'solution'] as const),
  ...(['project', 'manual', 'article', 'page'] as const),
] satisfies readonly Kind[];

/** What the visitor looks for, of which kind, how far along (the first page is not said), and if exactly as typed. */
const parameters = v.object({
  term: v.fallback(v.pipe(first, v.transform(readTerm)), ''),
  kind: v.fallback(v.optional(v.pipe(first, v.picklist(kinds))), undefined),
  page: pageNumber,
  exact: v.fallback(v.optional(v.pipe(first, v.literal('1'))), undefined),
});

type Asked = v.InferOutput<typeof parameters>;

export const resultsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.never,
  parameters,
  operation: resultsOperation,
  // A term that is too short is not asked for, but the page is shown: it says so.
  variables: (_, { term, kind, page, exact }) => ({
    term: isSearchable(term) ? term : '',
    kind: kind ?? null,
    page: page ?? null,
    exact: exact !== undefined,
  }),
  find: findResults,
  settle: (asked, { results }) => ({
    term: asked.term,
    kind: results.kinds.some(({ kind }) => kind === asked.kind) ? asked.kind : undefined,
    page: results.page > 1 ? results.page : undefined,
    exact: asked.exact,
  }),
  title: ({ term }, { t }) =>
    isSearchable(term) ? t('results.titleFor', { term: isolateTerm(term) }) : t('results.title'),
  trail: ({ seo, path }) => [{ label: seo.title, path }],
  isIndexed: false,
  isAddressed: false,
  Page: ResultsPage,
});

function findResults({ search }: ResultsData, locale: Locale) {
  const t = translateTo(locale);
  return {
    results: search,
    path: buildPath('results', locale),
    seo: { title: t('results.title'), description: t('results.description'), image: null },
    translations: locales.map((other) => ({ locale: other, path: buildPath('results', other) })),
  };
}

type Results = ReturnType<typeof findResults>;

/** What a term finds, kind by kind, and how it was understood; where it finds nothing the families, and a person. */
function ResultsPage({ found: { results, path }, parameters: asked, state: { locale, t } }: PageProps<Results, Asked>) {
  const { total, hits, corrected, spelling, instead } = results;
  const { term } = asked;
  const typed = isolateTerm(term);
  const anew = { kind: undefined, page: undefined, exact: undefined };
  const link = (changes: Partial<Asked>) => `${path}${buildQuery({ ...asked, ...changes })}`;
  const isAsked = isSearchable(term);
  const summary = summarise(total, corrected ?? term, t);
  return (
    <>
      <section className="section-sand results-top">
        <div className="container results-top-inner">
          <h1>{total > 0 ? summary : t(isAsked ? 'results.heading' : 'results.start', { term: typed })}</h1>
          <SearchForm locale={locale} id="results-term" term={term} name={t('header.pageSearch')} />
          <p className={total > 0 ? 'visually-hidden' : 'results-count'} role="status">
            {summary}
          </p>
          {corrected !== null && (
            <p className="results-spelling">
              {t('results.corrected', { term: isolateTerm(corrected), typed })}
              {results.isFoundAsTyped && <a href={link({ ...anew, exact: '1' })}>{t('results.asTyped', { typed })}</a>}
            </p>
          )}
          {spelling !== null && (
            <p className="results-spelling">
              <a href={link({ ...anew, term: spelling })}>{t('results.spelling', { term: isolateTerm(spelling) })}</a>
            </p>
          )}
          {results.kinds.length > 1 && (
            <KindMenu
              total={total}
              kinds={results.kinds}
              current={asked.kind}
              link={(kind) => link({ kind, page: undefined })}
              t={t}
            />
          )}
        </div>
      </section>
      {hits.length > 0 && (
        <div className="container results-body">
          <HitGroups
            hits={hits}
            kinds={results.kinds}
            link={asked.kind === undefined ? (kind) => link({ kind, page: undefined }) : undefined}
            t={t}
          />
          <Pager
            page={results.page}
            pages={results.pages}
            link={(page) => link({ page: page > 1 ? page : undefined })}
            t={t}
          />
        </div>
      )}
      {instead.length > 0 && <Families families={bringForward(instead, term)} t={t} />}
      <Person locale={locale} />
    </>
  );
}

/** First the families whose name holds what was typed: of a term that is too short to be looked for, «LED», it is all that is known. */
function bringForward(families: Results['results']['instead'], term: string): Results['results']['instead'] {
  const typed = term.toLowerCase();
  const isNamed = ({ name }: (typeof families)[number]) => name.toLowerCase().includes(typed);
  return families.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

function summarise(count: number, term: string, t: Translate): string {
  if (term === '') return '';
  if (!isSearchable(term)) return t('results.tooShort');
  const words = { count, term: isolateTerm(term) };
  if (count === 0) return t('results.none', words);
  return t(count === 1 ? 'results.one' : 'results.many', words);
}
