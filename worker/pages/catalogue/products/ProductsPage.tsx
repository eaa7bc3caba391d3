import type { Locale } from '#shared/i18n/locales.ts';
import { lowerFirst } from '#shared/i18n/lower-first.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type ProductsData, productsOperation } from './products.generated.ts';
import './products.css';

type Family = ProductsData['categories'][number];

export const productsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: productsOperation,
  find: findProducts,
  trail: ({ title, path }) => [{ label: title, path }],
  describe: ({ categories }, about) => describeList(categories, about),
  Page: ProductsPage,
});

function findProducts({ page, categories }: ProductsData, locale: Locale) {
  const path = page?.translations.find((translation) => translation.locale === locale)?.path;
  return page && path !== undefined ? { ...page, path, categories } : undefined;
}

/** Everything there is: a picture of each family that leads to it, then a shelf a family with its products on it. */
function ProductsPage({ found, state: { locale, t } }: PageProps<NonNullable<ReturnType<typeof findProducts>>>) {
  return (
    <>
      <PageIntro title={found.title} headline={found.headline} />
      <nav className="container" aria-label={t('products.families')}>
        <ul className="products-index">
          {found.categories.map(({ key, name, image }) => (
            <li key={key}>
              <a href={`#${key}`}>
                <Picture
                  className="products-picture"
                  image={image && { ...image, alt: '' }}
                  sizes="(min-width: 80em) 116px, (min-width: 40em) 96px, 29vw"
                />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {found.categories.map((family, index) => (
        <Shelf
          key={family.key}
          family={family}
          first={index === 0}
          more={t('products.family', { name: lowerFirst(family.name) })}
        />
      ))}
      <CallToAction locale={locale} />
    </>
  );
}

/** A family: its words, its products, and last the group, which leads to all about it and fills the row they leave. */
function Shelf({ family, first, more }: { family: Family; first: boolean; more: string }) {
  return (
    <section className="products-shelf" aria-labelledby={family.key}>
      <div className="container products-shelf-inner">
        <div className="products-words">
          <h2 id={family.key}>
            <a href={family.path}>{family.name}</a>
          </h2>
          <p>{family.headline}</p>
        </div>
        <ul className="products-row">
          {family.products.map((product, index) => (
            <li key={product.key}>
              <a href={product.path}>
                <Picture
                  className="products-picture"
                  image={product.gallery[0] ?? null}
                  sizes={ONE_PLACE}
                  first={first && index === 0}
                />
                <strong>{product.name}</strong>
                {product.figures[0] && (
                  <span>
                    {product.figures[0].value} {product.figures[0].label}
                  </span>
                )}
              </a>
            </li>
          ))}
          <li className="products-more">
            <a href={family.path}>
              <Picture
                className="products-picture"
                image={family.image && { ...family.image, alt: '' }}
                sizes={family.products.length % 3 === 1 ? TWO_PLACES : ONE_PLACE}
              />
              <span>{more}</span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** How wide a picture is in a row of three, or of two on a phone; and one that takes what a single product leaves. */
const ONE_PLACE = '(min-width: 80em) 285px, (min-width: 64em) 22vw, (min-width: 40em) 29vw, 44vw';
const TWO_PLACES = '(min-width: 80em) 590px, (min-width: 64em) 45vw, (min-width: 40em) 60vw, 44vw';
