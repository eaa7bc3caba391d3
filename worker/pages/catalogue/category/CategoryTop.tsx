import type { Translate } from '#shared/i18n/translate.ts';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import { buildQuotePath } from '../../../view/quote-path.ts';
import { type Category, MANY } from './filters.ts';

/** What the family is, in a sentence and in a picture: so little that its first models are in the first view. */
export function CategoryTop({ category, state }: { category: Category; state: PageState }) {
  const { locale, t } = state;
  const { products } = category;
  return (
    <section className={`container category-top${category.closeUp ? ' category-top-near' : ''}`}>
      <div className="category-top-words">
        <h1>{category.name}</h1>
        <p className="lead">{category.headline}</p>
      </div>
      <Picture
        className="category-top-picture"
        image={category.closeUp ?? category.image}
        sizes={`(min-width: 80em) ${category.closeUp ? 680 : 640}px, (min-width: 64em) 53vw, 92vw`}
        first
      />
      <p className="actions category-top-actions">
        <a className="button button-primary" href={buildQuotePath(category.key, locale)}>
          {t('cta.quote')}
        </a>
        {products.length > 1 && <CompareAll products={products} state={state} />}
      </p>
    </section>
  );
}

/** What there is to know before one chooses, below the models. */
export function Choosing({ category, t }: { category: Category; t: Translate }) {
  return (
    <section className="container section category-top-choosing" aria-labelledby="escolher">
      <h2 id="escolher">{t('category.choosing')}</h2>
      <Html markup={category.intro} />
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
