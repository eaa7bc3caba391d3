import { formatDate } from '#shared/i18n/format-date.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { formatSize } from '../../../view/format-size.ts';
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

function findManuals({ page, manuals }: ManualsData, locale: Locale) {
  if (!page) return undefined;
  return { ...page, path: buildPath('manuals', locale), manuals };
}

function ManualsPage({ found: { title, headline, manuals }, state }: PageProps<Manuals>) {
  const families = new Map(manuals.map(({ product: { category } }) => [category.key, category.name]));
  return (
    <>
      <PageIntro title={title} headline={headline} />
      <div className="section section-sand">
        <div className="container manuals">
          {[...families].map(([key, name]) => (
            <section key={key} aria-labelledby={key}>
              <h2 id={key}>{name}</h2>
              <ul>
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
        </div>
      </div>
      <PlainCallToAction about="manuals" locale={state.locale} />
    </>
  );
}

/** A manual as it would lie on a shelf, and its print below it. */
function Booklet({ manual, state: { t, locale } }: { manual: Manual; state: PageState }) {
  const [image = null] = manual.product.gallery;
  const date = formatDate(manual.publishedAt, locale);
  return (
    <>
      <div className="manuals-cover">
        <h3>
          <a href={manual.path}>{manual.title}</a>
        </h3>
        <p>{t('manuals.version', { version: manual.version, date })}</p>
        <Picture
          className="manuals-picture"
          image={image}
          sizes="(min-width: 64em) 280px, (min-width: 40em) 28vw, 128px"
        />
      </div>
      {manual.download && (
        <p className="manuals-download">
          <a href={manual.download.url} download>
            <Icon name="download" /> PDF · {t('product.pages', { count: manual.download.pages })} ·{' '}
            {formatSize(manual.download.bytes, locale)}
            <span className="visually-hidden"> ({manual.title})</span>
          </a>
        </p>
      )}
    </>
  );
}
