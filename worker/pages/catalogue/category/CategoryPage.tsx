import { buildPath } from '#shared/routes/build.ts';
import { type CategoryData, categoryOperation } from '../../../content/generated/operations.ts';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { definePage } from '../../define-page.ts';
import './category.css';

type Category = NonNullable<CategoryData['category']>;

export const categoryPage = definePage({
  id: 'category',
  forms: ['newsletter'],
  operation: categoryOperation,
  variables: ({ category = '' }) => ({ slug: category }),
  view: ({ menu, category }, state) => {
    if (!category) return undefined;
    return {
      menu,
      head: {
        title: category.seo.title,
        description: category.seo.description,
        canonical: category.path,
        alternates: category.translations,
        indexed: true,
        image: category.seo.image ?? undefined,
      },
      breadcrumb: [
        { label: state.t('breadcrumb.home'), path: buildPath('home', state.locale) },
        { label: category.name, path: category.path },
      ],
      body: <CategoryPage category={category} state={state} />,
    };
  },
});

function CategoryPage({ category, state }: { category: Category; state: PageState }) {
  const { locale, t } = state;
  return (
    <>
      <section>
        <div className="container category-top-inner">
          <div>
            <h1>{category.name}</h1>
            <p className="lead">{category.headline}</p>
            <Html markup={category.intro} />
          </div>
          <Picture className="category-picture" image={category.image} sizes="(min-width: 1024px) 576px, 100vw" first />
        </div>
      </section>
      <section className="section section-sand" aria-labelledby="modelos">
        <div className="container">
          <h2 className="category-models-title" id="modelos">
            {t('category.products')}
          </h2>
          <ul className="card-list">
            {category.products.map((product) => (
              <li key={product.key}>
                <ProductCard product={product} level={3} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction locale={locale} />
    </>
  );
}
