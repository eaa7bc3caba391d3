import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type ProductsData, productsOperation } from './products.generated.ts';
import '../../../ui/phone-row.css';
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

/** Everything there is: a shelf a family with its products on it. */
function ProductsPage({ found, state: { locale, t } }: PageProps<NonNullable<ReturnType<typeof findProducts>>>) {
  return (
    <>
      <PageIntro
        title={found.title}
        headline={found.headline}
        index={{
          label: t('products.families'),
          entries: found.categories.map(({ key, shortName, productCount }) => ({
            href: `#${key}`,
            title: shortName,
            note: formatNumber(productCount, locale),
          })),
          counted: true,
        }}
      />
      {found.categories.map((family, index) => (
        <Shelf
          key={family.key}
          family={family}
          first={index === 0}
          more={t('products.compare', { count: formatNumber(family.productCount, locale) })}
        />
      ))}
      <CallToAction locale={locale} view={1} />
    </>
  );
}

/** How wide a model is: a quarter of a desk, a third of a tablet, most of a phone. */
const MODEL_SIZES = '(min-width: 80em) 282px, (min-width: 64em) calc(25vw - 38px), (min-width: 40em) 28vw, 62vw';

/** How many models stand in the first row, on a desk beside the words of their family. */
const FIRST_ROW = 3;

/** How wide a family's scene is: what the models of the second row leave, of four on a desk, of three on a tablet. */
function sceneSizes(count: number): string {
  const places = 2 * FIRST_ROW + 1 - count;
  return `(min-width: 80em) ${306 * places - 24}px, (min-width: 64em) ${23 * places}vw, ${31 * (places - 1) - 2}vw`;
}

/** A family: its words and the way to all about it, its products, and where these leave room, all of it at work. */
function Shelf({ family, first, more }: { family: Family; first: boolean; more: string }) {
  return (
    <section className="products-shelf" aria-labelledby={family.key}>
      <div className="container products-shelf-inner" data-products={family.products.length}>
        <div className="products-words">
          <h2 id={family.key}>
            <a href={family.path}>{family.name}</a>
          </h2>
          <p className="products-said">{family.headline}</p>
          <a className="products-more" href={family.path}>
            {more}
            <span className="visually-hidden">{`: ${family.name}`}</span>
          </a>
        </div>
        <ul className="products-row phone-row">
          {family.products.map((product, index) => (
            <Model key={product.key} product={product} first={first && index === 0} />
          ))}
        </ul>
        {family.products.length > FIRST_ROW && <Scene family={family} more={more} />}
      </div>
    </section>
  );
}

/** A whole family in one room, or from near where its place is so wide and low that a room would be cut; and the way to all about it. */
function Scene({ family, more }: { family: Family; more: string }) {
  return (
    <a className="products-scene" href={family.path}>
      <Picture
        className="products-scene-picture"
        image={(family.products.length > FIRST_ROW + 1 ? null : family.closeUp) ?? family.image ?? null}
        sizes={sceneSizes(family.products.length)}
        decorative
      />
      <span>
        {more}
        <span className="visually-hidden">{`: ${family.name}`}</span>
      </span>
    </a>
  );
}

interface ModelProps {
  product: Family['products'][number];
  first: boolean;
}

/** A model: its picture, its name and what it is for. */
function Model({ product, first }: ModelProps) {
  return (
    <li>
      <a href={product.path}>
        <Picture
          className="products-picture"
          image={product.gallery[0] ?? null}
          sizes={MODEL_SIZES}
          first={first}
          decorative
        />
        <strong>{product.name}</strong>
        <span>{product.tagline}</span>
      </a>
    </li>
  );
}
