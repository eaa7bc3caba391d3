import { formatDate } from '#shared/i18n/format-date.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { formatSize } from '#shared/i18n/format-size.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ManualRequest } from '../../../ui/ManualRequest.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type ManualsData, manualsOperation } from './manuals.generated.ts';
import './manuals.css';

type Manuals = NonNullable<ReturnType<typeof findManuals>>;
type Manual = Manuals['manuals'][number];

export const manualsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: manualsOperation,
  find: findManuals,
  trail: ({ title, path }, { locale, t }) => [
    { label: t('products.title'), path: buildPath('products', locale) },
    { label: title, path },
  ],
  describe: ({ manuals }, about) => describeList(manuals, about),
  Page: ManualsPage,
});

function findManuals({ page, manuals, categories }: ManualsData, locale: Locale) {
  if (!page) return undefined;
  return { ...page, path: buildPath('manuals', locale), manuals, others: findOthers(manuals, categories) };
}

/** The models whose manual is not to be read here, by family; of a large family some, and how many it has in all. */
function findOthers(manuals: ManualsData['manuals'], categories: ManualsData['categories']) {
  const shown = new Set(manuals.map(({ product }) => product.key));
  return categories
    .map(({ products, ...family }) => ({
      ...family,
      products: products.filter((product) => !shown.has(product.key)),
      hasMore: family.productCount > products.length,
    }))
    .filter(({ products, hasMore }) => products.length > 0 || hasMore);
}

function ManualsPage({ found: { title, headline, manuals, others }, state }: PageProps<Manuals>) {
  const { t, locale } = state;
  const families = new Map(manuals.map(({ product: { category } }) => [category.key, category.name]));
  return (
    <>
      <PageIntro
        title={title}
        headline={headline}
        index={{
          label: t('products.families'),
          entries: [
            ...[...families].map(([key, name]) => ({
              href: `#${key}`,
              title: name,
              note: formatNumber(manuals.filter(({ product }) => product.category.key === key).length, locale),
            })),
            ...(others.length > 0 ? [{ href: '#outros', title: t('manuals.others'), note: '' }] : []),
          ],
          counted: true,
        }}
      />
      <div className="section section-sand">
        <div className="container manuals">
          {[...families].map(([key, name]) => (
            <section key={key} aria-labelledby={key}>
              <h2 id={key}>{name}</h2>
              <ul className="manuals-shelf">
                {manuals
                  .filter(({ product }) => product.category.key === key)
                  .map((manual) => (
                    <li key={manual.key}>
                      <Booklet manual={manual} state={state} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          {others.length > 0 && <Others families={others} state={state} />}
        </div>
      </div>
      <PlainCallToAction about="manuals" locale={locale} />
    </>
  );
}

/** Where the manuals of all other models are, and what these are. */
function Others({ families, state: { t, locale } }: { families: Manuals['others']; state: PageState }) {
  return (
    <section aria-labelledby="outros">
      <h2 id="outros">{t('manuals.others')}</h2>
      <div className="manuals-others">
        <ManualRequest t={t} />
        <dl>
          {families.map(({ key, name, path, products, hasMore, productCount }) => (
            <div key={key}>
              <dt>{name}</dt>
              {products.map((product) => (
                <dd key={product.key}>
                  <a href={product.path}>{product.name}</a>
                </dd>
              ))}
              {hasMore && (
                <dd>
                  <a href={path}>{t('products.more', { count: formatNumber(productCount, locale) })}</a>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A manual as it would lie on a shelf, its print at its foot. */
function Booklet({ manual, state: { t, locale } }: { manual: Manual; state: PageState }) {
  const [image = null] = manual.product.gallery;
  const pages = manual.download ? `, ${t('product.pages', { count: manual.download.pages })}` : '';
  return (
    <div className="manuals-cover">
      <h3>
        <a href={manual.path}>{manual.title}</a>
      </h3>
      <p>
        {t('product.version', { version: manual.version }) + pages}
        <br />
        {formatDate(manual.publishedAt, locale)}
      </p>
      <Picture
        className="manuals-picture"
        image={image}
        sizes="(min-width: 64em) 280px, (min-width: 40em) 28vw, 92px"
      />
      {manual.download && (
        <p className="manuals-download">
          <a href={manual.download.url} download>
            <Icon name="download" /> PDF · {formatSize(manual.download.bytes, locale)}
            <span className="visually-hidden"> ({manual.title})</span>
          </a>
        </p>
      )}
    </div>
  );
}
