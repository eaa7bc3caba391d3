import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CARDS_IN_ROW } from '../../../ui/card-sizes.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { splitAtHeadings } from '../../../view/split-at-headings.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { describeProduct } from './describe-product.ts';
import { ProductTop } from './ProductTop.tsx';
import { Purchase } from './Purchase.tsx';
import { productOperation } from './product.generated.ts';
import { hasProjects, type Product } from './product.ts';
import { SectionNavigation } from './SectionNavigation.tsx';
import { Specifications } from './Specifications.tsx';
import { Versions } from './Versions.tsx';
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
      <Versions product={product} t={t} />
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
                    brief={product.projects.length >= CARDS_IN_ROW}
                    stacked
                  />
                </li>
              ))}
            </ul>
          )}
          {product.furtherProjects.length > 0 && (
            <ul className="product-further">
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
              <ProductCard product={related} level={3} among={product.related.length} brief small />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * What it is like to have it: what is told first beside a picture of it at work, its gallery's second where there is no
 * other; the rest side by side below.
 */
function Overview({ product: { body, scene, gallery } }: { product: Product }) {
  const image = scene ?? gallery[1];
  const parts = splitAtHeadings(body, 3);
  const beside = image ? parts.slice(0, 1) : [];
  const below = parts.slice(beside.length);
  // One grid for both: halves where two or fewer stand below, else thirds, of which the picture has two.
  const inHalves = below.length < 3;
  return (
    <div className={inHalves ? 'product-overview product-overview-halves' : 'product-overview'}>
      {image && (
        <Picture
          className="product-overview-picture"
          image={image}
          sizes={`(min-width: 80em) ${inHalves ? 584 : 789}px, (min-width: 64em) ${inHalves ? 45 : 61}vw, 92vw`}
          narrowest={800}
        />
      )}
      {beside.map((part) => (
        <Html key={part} markup={part} />
      ))}
      {below.length > 0 && (
        <div className="product-overview-parts">
          {below.map((part) => (
            <Html key={part} markup={part} />
          ))}
        </div>
      )}
    </div>
  );
}
