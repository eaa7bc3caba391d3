import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import cardSmallSheet from '../../../ui/card-small.css?sheet';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import pagerSheet from '../../../ui/pager.css?sheet';
import { buildQuery } from '../../../view/query.ts';
import { buildQuotePath } from '../../../view/quote-path.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { CategoryTop, Choosing } from './CategoryTop.tsx';
import { Comparison } from './Comparison.tsx';
import { categoryOperation } from './category.generated.ts';
import topSheet from './category-top.css?sheet';
import comparisonSheet from './comparison.css?sheet';
import { type CategoryQuery, LISTED, parameters, settleQuery } from './filters.ts';
import { LineUp, listFronts } from './LineUp.tsx';
import { Models } from './Models.tsx';
import { type ComparedFamily, readCompared } from './read-compared.ts';
import { Told } from './Told.tsx';
import toldSheet from './told.css?sheet';
import './category.css';

export const categoryPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters,
  operation: categoryOperation,
  find: ({ category }): ComparedFamily | undefined => (category ? { ...category, compared: [] } : undefined),
  settle: (query, { products }) => settleQuery(query, products),
  complete: readCompared,
  // A choice or a comparison is an address to send to somebody; what it shows has a page of its own.
  isIndexed: (query) => buildQuery(query) === '',
  trail: ({ name, path }, { locale, t }) => [
    { label: t('products.title'), path: buildPath('products', locale) },
    { label: name, path },
  ],
  describe: ({ products }, about) => describeList(products.slice(0, LISTED), about),
  // A comparison and what introduces a family are never seen together: an answer has the styles of one.
  css: ({ products, compared }) => {
    const sheets = compared.length > 1 ? `${cardSmallSheet}${comparisonSheet}` : `${topSheet}${toldSheet}`;
    return `@layer pages{${sheets}${products.length > LISTED ? pagerSheet : ''}}`;
  },
  Page: CategoryPage,
});

function CategoryPage({ found: category, parameters: query, state }: PageProps<ComparedFamily, CategoryQuery>) {
  const { locale, t } = state;
  const { products, compared } = category;
  return (
    <>
      {compared.length > 1 ? (
        <section className="container category-compared">
          <h1 id="comparacao">{t('comparison.title', { family: category.name })}</h1>
          <a href="#modelos">{t('category.changeModels')}</a>
        </section>
      ) : (
        <CategoryTop category={category} state={state} />
      )}
      {compared.length > 1 && <Comparison products={compared} family={category.key} state={state} />}
      {query.compare.length === 1 && (
        <section className="container category-top-missing" id="comparacao">
          <p>
            <a href="#modelos">{t('category.missing')}</a>
          </p>
        </section>
      )}
      <Models category={category} query={query} state={state} />
      {/* Whoever compares is past what introduces the family. */}
      {compared.length < 2 && (
        <>
          <Choosing category={category} t={t} />
          {listFronts(products).length > 0 && (
            <section className="container section category-top-scale" aria-labelledby="escala">
              <h2 id="escala">{t('lineUp.title')}</h2>
              <LineUp products={products} locale={locale} t={t} />
            </section>
          )}
          <Told category={category} t={t} />
        </>
      )}
      <PlainCallToAction about="category" locale={locale} quote={buildQuotePath(category.key, locale)} />
    </>
  );
}
