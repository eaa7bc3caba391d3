import type { Translate } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { CARDS_IN_ROW } from '../../../ui/card-sizes.ts';
import { Filters } from '../../../ui/Filters.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { filterItems } from '../../../view/facets.ts';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { Comparison } from './Comparison.tsx';
import { categoryOperation } from './category.generated.ts';
import {
  arrangeOptions,
  type Category,
  type CategoryFilters,
  type CategoryQuery,
  type ListedProduct,
  parameters,
  readFacets,
  settleQuery,
} from './filters.ts';
import '../../../ui/card-lines.css';
import './category.css';

export const categoryPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters,
  operation: categoryOperation,
  find: ({ category }) => category ?? undefined,
  settle: (query, { products }) => settleQuery(query, products),
  // A choice or a comparison is an address to send to somebody; what it shows is all on the page of the family.
  isIndexed: (query) => Object.values(query).every((values) => values.length === 0),
  trail: ({ name, path }, { locale, t }) => [
    { label: t('products.title'), path: buildPath('products', locale) },
    { label: name, path },
  ],
  describe: ({ products }, about) => describeList(products, about),
  Page: CategoryPage,
});

/** From this number on a list is worth narrowing. */
const MANY = 4;

function CategoryPage({ found: category, parameters: query, state }: PageProps<Category, CategoryQuery>) {
  const { locale, path, t } = state;
  const { products } = category;
  const { compare, ...chosen } = query;
  const shown = filterItems(products, readFacets(locale), chosen);
  const compared = compare.flatMap((key) => products.find((product) => product.key === key) ?? []);
  return (
    <>
      <section className="container category-top">
        <div className="category-words">
          <h1>{category.name}</h1>
          <p className="lead">{category.headline}</p>
        </div>
        <Picture
          className="category-picture"
          image={category.image}
          sizes="(min-width: 80em) 576px, (min-width: 64em) 46vw, 92vw"
          first
        />
        <Html className="category-intro" markup={category.intro} />
      </section>
      {compared.length > 1 && <Comparison products={compared} state={state} />}
      {compared.length === 1 && (
        <section className="container category-missing" id="comparacao">
          <p>
            <a href="#modelos">{t('category.missing')}</a>
          </p>
        </section>
      )}
      <section className="section section-sand" aria-labelledby="modelos">
        <div className="container">
          <h2 className="category-heading" id="modelos">
            {t('category.products')}
          </h2>
          {products.length >= MANY && (
            <Narrowing category={category} chosen={chosen} shown={shown.length} state={state} />
          )}
          {shown.length === 0 && <p>{t('category.none')}</p>}
          <ul className="card-list category-models">
            {shown.map((product) => (
              <li key={product.key} className="category-model">
                <ProductCard product={product} level={3} among={CARDS_IN_ROW} />
                {shown.length > 1 && <Choice product={product} isChosen={compare.includes(product.key)} t={t} />}
              </li>
            ))}
            {shown.length > 1 && <Compare chosen={chosen} state={state} />}
          </ul>
          {shown.length > 1 && <CompareBar t={t} clear={compare.length > 0 ? path + buildQuery(chosen) : undefined} />}
        </div>
      </section>
      <CallToAction locale={locale} />
    </>
  );
}

interface NarrowingProps {
  category: Category;
  chosen: CategoryFilters;
  shown: number;
  state: PageState;
}

/** The filters that tell the products of this family apart. */
function Narrowing({ category: { products }, chosen, shown, state }: NarrowingProps) {
  const { locale, t } = state;
  const groups = (['size', 'use', 'mounting'] as const)
    .map((name) => ({ name, legend: t(`category.${name}`), options: arrangeOptions(products, chosen, name, locale) }))
    .filter(({ options }) => options.length > 1);
  return <Filters groups={groups} total={products.length} shown={shown} state={state} />;
}

/** A product to be compared; it belongs to the form below the list. */
function Choice({ product, isChosen, t }: { product: ListedProduct; isChosen: boolean; t: Translate }) {
  return (
    <label className="category-choice">
      <input type="checkbox" name="compare" value={product.key} form="comparar-modelos" defaultChecked={isChosen} />
      {t('category.choose')} <span className="visually-hidden">{product.name}</span>
    </label>
  );
}

/**
 * Sends what is chosen to be compared: a plain form whose state is the address. It is the last of the list, and takes
 * the place that the products leave.
 */
function Compare({ chosen, state: { path, t } }: { chosen: CategoryFilters; state: PageState }) {
  return (
    <li className="category-compare">
      <form id="comparar-modelos" method="get" action={`${path}#comparacao`}>
        {Object.entries(chosen).flatMap(([name, values]) =>
          values.map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
        )}
        <p>{t('category.compareHint')}</p>
        <button type="submit" className="button button-outline">
          {t('category.compare')}
        </button>
      </form>
    </li>
  );
}

interface CompareBarProps {
  /** Where nothing is chosen; without it what was ticked since the page came is taken back. */
  clear: string | undefined;
  t: Translate;
}

/** At the window's lower edge while models are chosen: how many, or that one more is wanted, and the way on. */
function CompareBar({ clear, t }: CompareBarProps) {
  return (
    <div className="category-bar">
      <p className="category-bar-more">{t('category.more')}</p>
      <p className="category-bar-count">{t('category.chosen')}</p>
      {clear === undefined ? (
        <button type="reset" form="comparar-modelos" className="category-bar-clear">
          {t('category.unchoose')}
        </button>
      ) : (
        <a href={`${clear}#modelos`} className="category-bar-clear">
          {t('category.unchoose')}
        </a>
      )}
      <button type="submit" form="comparar-modelos" className="button button-primary">
        {t('category.choose')}
      </button>
    </div>
  );
}
