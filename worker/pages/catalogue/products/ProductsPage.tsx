import type { Locale } from '#shared/i18n/locales.ts';
import { lowerFirst } from '#shared/i18n/lower-first.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
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
  Page: ProductsPage,
});

function findProducts({ page, categories }: ProductsData, locale: Locale) {
  const path = page?.translations.find((translation) => translation.locale === locale)?.path;
  return page && path !== undefined ? { ...page, path, categories } : undefined;
}

/** Everything there is: a shelf a family, its products side by side on it. */
function ProductsPage({ found, state: { locale, t } }: PageProps<NonNullable<ReturnType<typeof findProducts>>>) {
  return (
    <>
      <PageIntro title={found.title} headline={found.headline} />
      <nav className="container products-index" aria-label={t('products.families')}>
        <ul>
          {found.categories.map(({ key, name }) => (
            <li key={key}>
              <a href={`#${key}`}>{name}</a>
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

function Shelf({ family, first, more }: { family: Family; first: boolean; more: string }) {
  return (
    <section className="products-shelf" aria-labelledby={family.key}>
      <div className="container products-shelf-inner">
        <div className="products-words">
          <h2 id={family.key}>{family.name}</h2>
          <p>{family.headline}</p>
          <a href={family.path}>{more}</a>
        </div>
        <ul className="products-row">
          {family.products.map((product, index) => (
            <li key={product.key}>
              <a href={product.path}>
                <Picture
                  className="products-picture"
                  image={product.gallery[0] ?? null}
                  sizes={describeSizes(family.products.length)}
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
        </ul>
      </div>
    </section>
  );
}

/** Four share the width of the shelf; of any other number a fifth of it each. */
function describeSizes(count: number): string {
  const large = count === 4 ? '(min-width: 80em) 285px, (min-width: 64em) calc(25vw - 35px)' : FIFTH;
  return `${large}, (min-width: 30em) 272px, 57vw`;
}

const FIFTH = '(min-width: 80em) 224px, (min-width: 64em) calc(20vw - 32px)';
