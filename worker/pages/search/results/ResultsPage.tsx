import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { type Translate, translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { isSearchable, TERM_MAX_LENGTH } from '#shared/search.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { type ResultsData, resultsOperation } from './results.generated.ts';
import './results.css';

type Hit = ResultsData['search'][number];

/** What the visitor looks for, as typed; the first where several are given. */
const parameters = v.object({
  term: v.fallback(
    v.pipe(
      v.union([
        v.string(),
        v.pipe(
          v.array(v.string()),
          v.transform(([first = '']) => first),
        ),
      ]),
      v.transform((term) => term.trim().slice(0, TERM_MAX_LENGTH)),
    ),
    '',
  ),
});

export const resultsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.never,
  parameters,
  operation: resultsOperation,
  // A term that is too short is not asked for, but the page is shown: it says so.
  variables: (_, { term }) => ({ term: isSearchable(term) ? term : '' }),
  find: findResults,
  trail: ({ seo, path }) => [{ label: seo.title, path }],
  isIndexed: false,
  Page: ResultsPage,
});

function findResults({ search }: ResultsData, locale: Locale) {
  return {
    hits: search,
    path: buildPath('results', locale),
    seo: { title: translateTo(locale)('results.title'), description: null, image: null },
    translations: locales.map((other) => ({ locale: other, path: buildPath('results', other) })),
  };
}

type Results = ReturnType<typeof findResults>;

function ResultsPage({
  found: { hits },
  parameters: { term },
  state: { locale, t },
}: PageProps<Results, v.InferOutput<typeof parameters>>) {
  return (
    <section className="container section results">
      <h1>{t('results.title')}</h1>
      <SearchForm locale={locale} id="results-term" term={term} name={t('header.pageSearch')} />
      <p className="lead" role="status">
        {summarise(hits.length, term, t)}
      </p>
      {(['category', 'product'] as const).map((kind) => (
        <HitGroup key={kind} title={t(`results.${kind}`)} hits={hits.filter((hit) => hit.kind === kind)} />
      ))}
    </section>
  );
}

function summarise(count: number, term: string, t: Translate): string {
  if (term === '') return '';
  if (!isSearchable(term)) return t('results.tooShort');
  if (count === 0) return t('results.none', { term });
  return t(count === 1 ? 'results.one' : 'results.many', { count, term });
}

function HitGroup({ title, hits }: { title: string; hits: readonly Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <>
      <div className="results-group">
        <h2>{title}</h2>
        <span>{hits.length}</span>
      </div>
      <ul className="results-hits">
        {hits.map((hit) => (
          <li key={hit.path} className="results-hit">
            <Picture className="results-hit-picture" image={hit.image} sizes="clamp(88px, 14vw, 136px)" />
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
