import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type CategoryData, categoryOperation } from './category.generated.ts';
import './category.css';

type Category = NonNullable<CategoryData['category']>;

export const categoryPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: categoryOperation,
  find: ({ category }) => category ?? undefined,
  trail: ({ name, path }) => [{ label: name, path }],
  Page: CategoryPage,
});

function CategoryPage({ found: category, state: { locale, t } }: PageProps<Category>) {
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
