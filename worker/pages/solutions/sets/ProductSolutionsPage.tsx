import { formatNumber } from '#shared/i18n/format-number.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { createSetsTrail } from '../trail.ts';
import { type ProductSolutionsData, productSolutionsOperation } from './product-solutions.generated.ts';
import './sets.css';

type Sets = NonNullable<ProductSolutionsData['page']> & {
  families: ProductSolutionsData['productSolutionCategories'];
};

export const productSolutionsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: productSolutionsOperation,
  find: ({ page, productSolutionCategories: families }): Sets | undefined => (page ? { ...page, families } : undefined),
  trail: (_, state) => createSetsTrail(state),
  describe: ({ families }, about) => describeList(families, about),
  Page: ProductSolutionsPage,
});

/** Every set there is, as a ledger: its family at the side, what it is for, and the products in it. */
function ProductSolutionsPage({ found: page, state: { locale, t } }: PageProps<Sets>) {
  return (
    <>
      <PageIntro
        title={page.title}
        headline={page.headline}
        index={{
          label: t('products.families'),
          entries: page.families.map(({ key, name, solutions }) => ({
            href: `#familia-${key}`,
            title: name,
            note: formatNumber(solutions.length, locale),
          })),
          counted: true,
        }}
      />
      <div className="container sets-ledger">
        {page.families.map((family) => (
          <section key={family.key} className="sets-family" aria-labelledby={`familia-${family.key}`}>
            <div className="sets-family-text">
              <h2 id={`familia-${family.key}`}>
                <a href={family.path}>{family.name}</a>
              </h2>
              <p>{family.summary}</p>
            </div>
            <ul className="sets-list">
              {family.solutions.map((set) => (
                <li key={set.key}>
                  <Picture
                    className="sets-picture"
                    image={set.image}
                    sizes="(min-width: 48em) 160px, 104px"
                    decorative
                  />
                  <h3>
                    <a href={set.path}>{set.name}</a>
                  </h3>
                  <p>{set.headline}</p>
                  <ul className="sets-parts" aria-label={t('sets.parts')}>
                    {set.parts
                      .filter(({ product }) => product)
                      .map(({ name, quantity }) => (
                        <li key={name}>{`${quantity}\u00a0× ${name}`}</li>
                      ))}
                  </ul>
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
      <PlainCallToAction about="sets" locale={locale} />
    </>
  );
}
