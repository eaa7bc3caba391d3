import type { Translate } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CARDS_IN_ROW, describeCardSizes } from '../../../ui/card-sizes.ts';
import { Filters } from '../../../ui/Filters.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { filterItems } from '../../../view/facets.ts';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import { buildQuotePath } from '../../../view/quote-path.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { Comparison } from './Comparison.tsx';
import { categoryOperation } from './category.generated.ts';
import topSheet from './category-top.css?sheet';
import comparisonSheet from './comparison.css?sheet';
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
import { LineUp, listFronts } from './LineUp.tsx';
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
  // A comparison and the head of a family are never seen together: an answer has the styles of one.
  css: (_, { compare }) => `@layer pages{${compare.length > 1 ? comparisonSheet : topSheet}}`,
  Page: CategoryPage,
});

/** From this number on a list is worth narrowing. */
const MANY = 4;
/** Projects that are shown of a family. */
const IN_USE = 2;

function CategoryPage({ found: category, parameters: query, state }: PageProps<Category, CategoryQuery>) {
  const { locale, path, t } = state;
  const { products } = category;
  const { compare, ...chosen } = query;
  const shown = filterItems(products, readFacets(locale), chosen);
  const compared = compare.flatMap((key) => products.find((product) => product.key === key) ?? []);
  return (
    <>
      {compared.length > 1 ? (
        <section className="container category-compared">
          <h1>{category.name}</h1>
          <a href="#modelos">{t('category.changeModels')}</a>
        </section>
      ) : (
        <Top category={category} state={state} />
      )}
      {compared.length > 1 ? (
        <Comparison products={compared} family={category.key} state={state} />
      ) : (
        listFronts(products).length > 0 && (
          <section className="container section category-top-scale" aria-labelledby="escala">
            <h2 id="escala">{t('lineUp.title')}</h2>
            <LineUp products={products} locale={locale} t={t} />
          </section>
        )
      )}
      {compared.length === 1 && (
        <section className="container category-top-missing" id="comparacao">
          <p>
            <a href="#modelos">{t('category.missing')}</a>
          </p>
        </section>
      )}
      <section className="section section-sand category-offer" aria-labelledby="modelos">
        <div className="container">
          <h2 className="category-heading" id="modelos">
            {t('category.products')}
          </h2>
          {shown.length > 1 && <p className="category-hint">{t('category.compareHint')}</p>}
          {products.length >= MANY && (
            <Narrowing category={category} query={query} shown={shown.length} state={state} />
          )}
          {shown.length === 0 && <p>{t('category.none')}</p>}
          <ul className="card-list category-models">
            {shown.map((product) => (
              <li key={product.key} className="category-model">
                <ProductCard product={product} level={3} among={CARDS_IN_ROW} />
                {shown.length > 1 && <Choice product={product} isChosen={compare.includes(product.key)} t={t} />}
              </li>
            ))}
            <Ask state={state} />
          </ul>
          {shown.length > 1 && (
            <Compare chosen={chosen} clear={compare.length > 0 ? path + buildQuery(chosen) : undefined} state={state} />
          )}
        </div>
      </section>
      {category.projects.length > 0 && <InUse projects={category.projects.slice(0, IN_USE)} t={t} />}
      <Help category={category} t={t} />
      <PlainCallToAction about="category" locale={locale} quote={buildQuotePath(category.key, locale)} />
    </>
  );
}

/** What the family is, in words and in a picture. */
function Top({ category, state }: { category: Category; state: PageState }) {
  const { locale, t } = state;
  const { products } = category;
  return (
    <section className="container category-top">
      <div className="category-top-words">
        <h1>{category.name}</h1>
        <p className="lead">{category.headline}</p>
      </div>
      <Picture
        className="category-top-picture"
        image={category.image}
        sizes="(min-width: 80em) 576px, (min-width: 64em) 46vw, 92vw"
        first
      />
      <div className="category-top-intro">
        <Html markup={category.intro} />
        <p className="actions">
          <a className="button button-primary" href={buildQuotePath(category.key, locale)}>
            {t('cta.quote')}
          </a>
          {products.length > 1 && <CompareAll products={products} state={state} />}
        </p>
      </div>
    </section>
  );
}

/** Few enough are compared all at once; more are chosen from the list. */
function CompareAll({ products, state: { path, t } }: { products: Category['products']; state: PageState }) {
  const isFew = products.length < MANY;
  const all = buildQuery({ compare: products.map(({ key }) => key) });
  return (
    <a className="button button-outline" href={isFew ? `${path}${all}#comparacao` : '#modelos'}>
      {isFew ? t('category.compareAll', { count: products.length }) : t('category.compareModels')}
    </a>
  );
}

function InUse({ projects, t }: { projects: Category['projects']; t: Translate }) {
  return (
    <section className="container section" aria-labelledby="em-uso">
      <h2 id="em-uso">{t('category.inUse')}</h2>
      <ul className="card-list category-list">
        {projects.map((project) => (
          <li key={project.key}>
            <Told
              item={project}
              title={project.name}
              detail={`${project.sector.name} · ${project.place}, ${project.year}`}
              sizes={describeCardSizes(projects.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What buyers ask of the family and, beside it, what to read before one chooses. */
function Help({ category: { questions, articles }, t }: { category: Category; t: Translate }) {
  const [article] = articles;
  return (
    <section className="section section-sand">
      <div className={article ? 'container category-help category-advised' : 'container category-help'}>
        <div>
          <h2>{t('category.questions')}</h2>
          <Questions questions={questions} opensFirst />
        </div>
        {article && (
          <div>
            <h2>{t('category.before')}</h2>
            <Told
              item={article}
              title={article.title}
              detail={t('blog.minutes', { count: article.readingMinutes })}
              sizes="(min-width: 80em) 378px, (min-width: 64em) 29vw, (min-width: 40em) 39vw, 92vw"
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface ToldProps {
  item: Pick<Category['projects'][number], 'path' | 'summary' | 'image'>;
  title: string;
  detail: string;
  sizes: string;
}

/** What is told of the family elsewhere, as a card. */
function Told({ item: { path, summary, image }, title, detail, sizes }: ToldProps) {
  return (
    <div className="card">
      <Picture className="card-picture" image={image} sizes={sizes} />
      <div className="card-text">
        <p className="category-detail">{detail}</p>
        <h3 className="card-title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </h3>
        <p>{summary}</p>
      </div>
    </div>
  );
}

interface NarrowingProps {
  category: Category;
  query: CategoryQuery;
  shown: number;
  state: PageState;
}

/** The filters that tell the products of this family apart; what is compared stays. */
function Narrowing({ category: { products }, query: { compare, ...chosen }, shown, state }: NarrowingProps) {
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
      <a href={`${buildPath('contacts', locale)}#formulario-contacto`}>{t('cta.contact')}</a>
    </li>
  );
}

interface CompareProps {
  chosen: CategoryFilters;
  /** Where nothing is chosen; without it what was ticked since the page came is taken back. */
  clear: string | undefined;
  state: PageState;
}

/**
 * Sends what is ticked to be compared: a plain form whose state is the address. At the window's lower edge while there
 * is something new to compare: how many are ticked, or that one more is wanted, and the way on.
 */
function Compare({ chosen, clear, state: { path, t } }: CompareProps) {
  return (
    <form id="comparar-modelos" className="category-bar" method="get" action={`${path}#comparacao`}>
      {Object.entries(chosen).flatMap(([name, values]) =>
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
