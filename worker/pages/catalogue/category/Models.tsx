import type { Translate } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { CARDS_IN_ROW } from '../../../ui/card-sizes.ts';
import { Filters } from '../../../ui/Filters.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { filterItems } from '../../../view/facets.ts';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import {
  arrangeOptions,
  type Category,
  type CategoryQuery,
  COMPARED,
  countPages,
  LISTED,
  type ListedProduct,
  MANY,
  readFacets,
} from './filters.ts';
import '../../../ui/card-lines.css';

interface ModelsProps {
  category: Category;
  query: CategoryQuery;
  state: PageState;
}

/** The models of the family that the filters leave, page by page, each to be chosen for a comparison. */
export function Models({ category, query, state }: ModelsProps) {
  const { locale, path, t } = state;
  const { products } = category;
  const { compare, page = 1, ...chosen } = query;
  const left = filterItems(products, readFacets(locale), chosen);
  const shown = left.slice((page - 1) * LISTED, page * LISTED);
  const link = (other: number) =>
    `${path}${buildQuery({ ...chosen, compare, page: other > 1 ? other : undefined })}#modelos`;
  return (
    <section className="section section-sand category-offer" aria-labelledby="modelos">
      <div className="container">
        <div className="category-heading">
          <h2 id="modelos">{t('category.products')}</h2>
          {shown.length > 1 && <p>{t(products.length > COMPARED ? 'category.compareHint' : 'category.compareSome')}</p>}
        </div>
        {products.length >= MANY && <Narrowing category={category} query={query} shown={left.length} state={state} />}
        {shown.length === 0 && <p>{t('category.none')}</p>}
        <ul className="card-list category-models">
          {shown.map((product) => (
            <li key={product.key} className="category-model">
              {/* Who compares has seen them: on a phone a line each is enough to change one for another. */}
              <ProductCard
                product={product}
                level={3}
                among={CARDS_IN_ROW}
                shape={compare.length > 1 ? 'phone' : 'large'}
              />
              {shown.length > 1 && (
                <p className="category-foot">
                  <Choice product={product} isChosen={compare.includes(product.key)} t={t} />
                  <a href={product.path}>
                    {t('category.see')} <span className="visually-hidden">{product.name}</span>
                  </a>
                </p>
              )}
            </li>
          ))}
          <Ask state={state} />
        </ul>
        <Pager page={page} pages={countPages(left)} link={link} t={t} />
        {shown.length > 1 && (
          <Compare
            kept={{ ...chosen, compare: compare.filter((key) => !shown.some((product) => product.key === key)) }}
            clear={compare.length > 0 ? path + buildQuery({ ...chosen, page: query.page }) : undefined}
            state={state}
          />
        )}
      </div>
    </section>
  );
}

interface NarrowingProps {
  category: Category;
  query: CategoryQuery;
  shown: number;
  state: PageState;
}

/** The filters that tell the products of this family apart; what is compared stays. */
function Narrowing({ category: { products }, query: { compare, page: _, ...chosen }, shown, state }: NarrowingProps) {
  const { locale, t } = state;
  const groups = (['size', 'use', 'mounting'] as const)
    .map((name) => ({ name, legend: t(`category.${name}`), options: arrangeOptions(products, chosen, name, locale) }))
    .filter(({ options }) => options.length > 1);
  return <Filters groups={groups} total={products.length} shown={shown} kept={{ compare }} state={state} />;
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

/** Takes the places that the products leave in their last row, for who does not find theirs. */
function Ask({ state: { locale, t } }: { state: PageState }) {
  return (
    <li className="category-ask">
      <h3>{t('category.ask')}</h3>
      <p>{t('category.askText')}</p>
      <a className="button button-outline" href={`${buildPath('contacts', locale)}#formulario-contacto`}>
        {t('cta.contact')}
      </a>
    </li>
  );
}

interface CompareProps {
  /** What is chosen and cannot be ticked here: filters, and products of other pages. */
  kept: Omit<CategoryQuery, 'page'>;
  /** Where nothing is chosen; without it what was ticked since the page came is taken back. */
  clear: string | undefined;
  state: PageState;
}

/**
 * Sends what is ticked to be compared: a plain form whose state is the address. At the window's lower edge while there
 * is something new to compare: how many are ticked, or that one more is wanted, and the way on.
 */
function Compare({ kept, clear, state: { path, t } }: CompareProps) {
  return (
    <form id="comparar-modelos" className="category-bar" method="get" action={`${path}#comparacao`}>
      {Object.entries(kept).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
      )}
      <p className="category-bar-more">{t('category.more')}</p>
      <p className="category-bar-count">{t('category.chosen')}</p>
      {clear === undefined ? (
        <button type="reset" className="category-bar-clear">
          {t('category.unchoose')}
        </button>
      ) : (
        <a href={`${clear}#modelos`} className="category-bar-clear">
          {t('category.unchoose')}
        </a>
      )}
      <button type="submit" className="button button-primary">
        {t('category.choose')}
      </button>
    </form>
  );
}
