import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { Downloads } from './Downloads.tsx';
import { Lifecycle } from './Lifecycle.tsx';
import { ProductTop } from './ProductTop.tsx';
import { productOperation } from './product.generated.ts';
import type { Product } from './product.ts';
import { SectionNavigation } from './SectionNavigation.tsx';
import { Specifications } from './Specifications.tsx';
import { Versions } from './Versions.tsx';
import './product.css';

export const productPage = definePage({
  layout: defaultLayout,
  forms: ['product-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: productOperation,
  find: ({ product }) => product ?? undefined,
  trail: ({ category, name, path }) => [
    { label: category.name, path: category.path },
    { label: name, path },
  ],
  Page: ProductPage,
});

function ProductPage({ found: product, state }: PageProps<Product>) {
  const { t } = state;
  return (
    <>
      <ProductTop product={product} t={t} />
      <SectionNavigation product={product} t={t} />
      <section className="container section" aria-labelledby="resumo">
        <h2 id="resumo">{t('product.overview')}</h2>
        <div className="product-overview product-content">
          <Html markup={product.body} />
          <div className="product-overview-pictures">
            {product.gallery.slice(1).map((image) => (
              <Picture key={image.url} image={image} sizes="(min-width: 80em) 480px, (min-width: 64em) 40vw, 100vw" />
            ))}
          </div>
        </div>
      </section>
      <Specifications groups={product.specifications} t={t}>
        <Downloads downloads={product.downloads} state={state} />
      </Specifications>
      <Versions product={product} t={t} />
      <Lifecycle lifecycle={product.lifecycle} t={t} />
      {product.projects.length > 0 && (
        <section className="container section product-more" aria-labelledby="projetos">
          <h2 id="projetos">{t('product.projects')}</h2>
          <ul className="project-card-list product-content">
            {product.projects.map((project) => (
              <li key={project.key}>
                <ProjectCard project={project} detail={project.place} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="section section-sand product-quote" id="orcamento">
        <div className="container">
          <FormPanel form="product-contact" state={state} values={{ product: product.name }} />
        </div>
      </div>
      <section className="container section product-more" aria-labelledby="veja-tambem">
        <h2 id="veja-tambem">{t('product.related')}</h2>
        <ul className="card-list product-content">
          {product.related.map((related) => (
            <li key={related.key}>
              <ProductCard product={related} level={3} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
