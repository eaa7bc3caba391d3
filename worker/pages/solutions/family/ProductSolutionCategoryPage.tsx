import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Figures } from '../../../ui/ProductCard.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { createSetsTrail } from '../trail.ts';
import {
  type ProductSolutionCategoryData,
  productSolutionCategoryOperation,
} from './product-solution-category.generated.ts';
import './set-family.css';

type Family = NonNullable<ProductSolutionCategoryData['productSolutionCategory']> & {
  families: ProductSolutionCategoryData['productSolutionCategories'];
};

export const productSolutionCategoryPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: productSolutionCategoryOperation,
  find: ({ productSolutionCategory, productSolutionCategories: families }): Family | undefined =>
    productSolutionCategory ? { ...productSolutionCategory, families } : undefined,
  trail: ({ name, path }, state) => [...createSetsTrail(state), { label: name, path }],
  describe: ({ solutions }, about) => describeList(solutions, about),
  Page: ProductSolutionCategoryPage,
});

/** The sets of a family one below the other, each with its picture and the list of what it holds. */
function ProductSolutionCategoryPage({ found: family, state: { locale, t } }: PageProps<Family>) {
  return (
    <>
      <section className="container set-family-top">
        <div>
          <h1>{family.name}</h1>
          <p className="lead">{family.headline}</p>
        </div>
        <Html markup={family.intro} />
      </section>
      {family.image && (
        <div className="container">
          <Picture className="set-family-scene" image={family.image} sizes="(min-width: 80em) 1200px, 100vw" first />
        </div>
      )}
      <div className="set-family-sets">
        {family.solutions.map((set) => (
          <section key={set.key} aria-labelledby={`conjunto-${set.key}`}>
            <div className="container set-family-set">
              <Picture
                className="set-family-picture"
                image={set.image}
                sizes="(min-width: 80em) 350px, (min-width: 48em) 40vw, 100vw"
              />
              <div className="set-family-text">
                <h2 id={`conjunto-${set.key}`}>
                  <a href={set.path}>{set.name}</a>
                </h2>
                <p className="set-family-headline">{set.headline}</p>
                <p>{set.summary}</p>
                <Figures figures={set.figures} />
              </div>
              <div className="set-family-parts">
                <h3>{t('sets.parts')}</h3>
                <ul>
                  {set.parts.map((part) => (
                    <li key={part.name}>
                      <span>{`${part.quantity}\u00a0×`}</span> {part.name}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </section>
        ))}
      </div>
      <nav className="container section set-family-others" aria-labelledby="outras-familias">
        <h2 id="outras-familias">{t('sets.others')}</h2>
        <ul>
          {family.families
            .filter(({ key }) => key !== family.key)
            .map(({ key, name, path }) => (
              <li key={key}>
                <a href={path}>{name}</a>
              </li>
            ))}
        </ul>
      </nav>
      <PlainCallToAction about="sets" locale={locale} />
    </>
  );
}
