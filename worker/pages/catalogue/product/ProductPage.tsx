import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { describeProduct } from './describe-product.ts';
import { Overview } from './Overview.tsx';
import { ProductTop } from './ProductTop.tsx';
import { Purchase } from './Purchase.tsx';
import { productOperation } from './product.generated.ts';
import { hasProjects, type Product } from './product.ts';
import { SectionNavigation } from './SectionNavigation.tsx';
import { Specifications } from './Specifications.tsx';
import '../../../ui/card-small.css';
import '../../../ui/project-card-stacked.css';
import './product.css';

export const productPage = definePage({
  layout: defaultLayout,
  forms: ['product-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: productOperation,
  find: ({ product }) => product ?? undefined,
  movedTo: ({ withdrawn, category }) => (withdrawn ? category.path : undefined),
  trail: ({ category, name, path }, { locale, t }) => [
    { label: t('products.title'), path: buildPath('products', locale) },
    { label: category.name, path: category.path },
    { label: name, path },
  ],
  describe: describeProduct,
  Page: ProductPage,
});

function ProductPage({ found: product, state }: PageProps<Product>) {
  const { locale, t } = state;
  const datasheet = product.downloads.find((download) => download.kind === 'datasheet');
  return (
    <>
      <ProductTop product={product} locale={locale} t={t} />
      {/* Who has just sent a form is told so first: no bar lies over that. */}
      {!state.thanks && <SectionNavigation product={product} t={t} />}
      <section className="container section" aria-labelledby="resumo">
        <h2 id="resumo">{t('product.overview')}</h2>
        <Overview product={product} />
      </section>
      <Specifications groups={product.specifications} t={t} />
      <Purchase product={product} state={state} />
      {hasProjects(product) && (
        <section className="container section product-more" aria-labelledby="projetos">
          <h2 id="projetos">{t('product.projects')}</h2>
          {product.projects.length > 0 && (
            <ul className="project-card-list project-card-stacked product-content">
              {product.projects.map((project) => (
                <li key={project.key}>
                  <ProjectCard
                    among={product.projects.length}
                    project={project}
                    detail={project.place}
                    brief={product.projects.length > 1}
                    stacked
                  />
                </li>
              ))}
            </ul>
          )}
          {product.furtherProjects.length > 0 && (
            <ul className="product-columns product-further">
              {product.furtherProjects.map(({ key, name, path, place }) => (
                <li key={key}>
                  <a href={path}>{name}</a>
                  <span>{place}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="section section-sand product-quote" id="orcamento">
        <div className="container">
          <FormPanel
            form="product-contact"
            state={state}
            values={{ product: product.name }}
            reward={datasheet && <FileButton file={datasheet} label={datasheet.label} state={state} />}
          />
        </div>
      </div>
      <section className="container section product-more" aria-labelledby="veja-tambem">
        <h2 id="veja-tambem">{t('product.related')}</h2>
        <ul className="card-list card-small-list product-content">
          {product.related.map((related) => (
            <li key={related.key}>
              <ProductCard product={related} level={3} among={product.related.length} brief shape="listed" />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
