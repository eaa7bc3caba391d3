import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import type { Crumb } from '../../../view/crumb.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { createSetsCrumb } from '../trail.ts';
import { type ProductSolutionsData, productSolutionsOperation } from './product-solutions.generated.ts';
import './product-solutions.css';

type Sets = NonNullable<ProductSolutionsData['page']> & {
  families: ProductSolutionsData['productSolutionCategories'];
  crumb: Crumb;
};

export const productSolutionsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: productSolutionsOperation,
  find: ({ page, productSolutionCategories: families }, locale): Sets | undefined =>
    page ? { ...page, families, crumb: createSetsCrumb(locale) } : undefined,
  trail: ({ crumb }) => [crumb],
  Page: ProductSolutionsPage,
});

/** Every set there is, as a ledger: its family at the side, what it is for, and of how many parts it is made. */
function ProductSolutionsPage({ found: page, state: { locale, t } }: PageProps<Sets>) {
  return (
    <>
      <section className="container sets-top">
        <h1>{page.title}</h1>
        <p className="lead">{page.headline}</p>
      </section>
      <div className="container sets-ledger">
        {page.families.map((family) => (
          <section key={family.key} className="sets-family" aria-labelledby={`familia-${family.key}`}>
            <div className="sets-family-text">
              <h2 id={`familia-${family.key}`}>
                <a href={family.path}>{family.name}</a>
              </h2>
              <p>{family.summary}</p>
            </div>
            <ul>
              {family.solutions.map((set) => (
                <li key={set.key}>
                  <h3>
                    <a href={set.path}>{set.name}</a>
                  </h3>
                  <p>{set.headline}</p>
                  <p className="sets-parts">
                    {t('sets.count', { count: String(set.parts.reduce((sum, { quantity }) => sum + quantity, 0)) })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {page.blocks.map((block) => (
        <section key={block.key} className="section section-sand sets-steps" aria-labelledby={block.key}>
          <div className="container">
            <SectionHeading id={block.key} title={block.title} {...(block.lead && { lead: block.lead })} />
            <Steps steps={block.steps} />
          </div>
        </section>
      ))}
      <CallToAction locale={locale} />
    </>
  );
}
