import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Translate } from '#shared/i18n/translate.ts';
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
import '../../../ui/card-link.css';
import '../../../ui/arrow.css';
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

/** Every set there is: a band a family, its sets beside each other as they look and with all that each of them holds. */
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
      {page.families.map((family, index) => (
        <section key={family.key} className="sets-family" aria-labelledby={`familia-${family.key}`}>
          <div className="container">
            <div className="sets-family-text">
              <h2 id={`familia-${family.key}`}>
                <a className="arrow" href={family.path}>
                  {family.name}
                </a>
              </h2>
              <p>{family.summary}</p>
            </div>
            <ul className="sets-row">
              {family.solutions.map((set) => (
                <li key={set.key}>
                  <SetCard set={set} first={index === 0} t={t} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      {page.blocks.map((block) => (
        <section key={block.key} className="section sets-steps" aria-labelledby={block.key}>
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

interface SetCardProps {
  set: Sets['families'][number]['solutions'][number];
  /** In the first family of the page. */
  first: boolean;
  t: Translate;
}

/** A set: how it looks, what it is for, the way to ask for it, and the bill of what it holds. */
function SetCard({ set, first, t }: SetCardProps) {
  return (
    <div className="sets-card">
      <Picture
        className="sets-picture"
        image={set.image}
        sizes="(min-width: 80em) 384px, (min-width: 48em) 30vw, (min-width: 27em) 340px, 78vw"
        first={first}
        decorative
      />
      <div className="sets-words">
        <h3>
          <a className="card-link" href={set.path}>
            {set.name}
          </a>
        </h3>
        <p>{set.headline}</p>
      </div>
      <p className="sets-ask">
        <a
          className="button button-outline"
          href={`${set.path}#orcamento`}
          aria-label={`${t('sets.quote')}: ${set.name}`}
        >
          {t('sets.quote')}
        </a>
      </p>
      <ul className="sets-parts" aria-label={t('sets.parts')}>
        {set.parts.map(({ name, quantity, product }) => (
          <li key={name}>
            <span>{`${quantity}\u00a0× `}</span>
            {product ? <strong>{name}</strong> : name}
          </li>
        ))}
      </ul>
    </div>
  );
}
