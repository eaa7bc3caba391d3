import { formatDate } from '#shared/i18n/format-date.ts';
import { formatSize } from '#shared/i18n/format-size.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { DimensionDrawing } from '../../../ui/drawing/DimensionDrawing.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Lookup } from '../../../ui/Lookup.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type ManualData, manualOperation } from './manual.generated.ts';
import '../../../ui/prose-tables.css';
import './manual.css';

type Manual = NonNullable<ReturnType<typeof findManual>>;

export const manualPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: manualOperation,
  find: findManual,
  trail: ({ title, path, above }, { locale, t }) => [
    { label: t('products.title'), path: buildPath('products', locale) },
    above,
    { label: title, path },
  ],
  Page: ManualPage,
});

function findManual({ manual, page }: ManualData, locale: Locale) {
  if (!manual) return undefined;
  return { ...manual, above: { label: page?.title ?? manual.product.name, path: buildPath('manuals', locale) } };
}

function ManualPage({ found: manual, state }: PageProps<Manual>) {
  const { t } = state;
  return (
    <div className="container manual">
      <Cover manual={manual} state={state} />
      <nav className="manual-chapters" aria-label={t('manuals.chapters')}>
        <ol>
          {manual.chapters.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="manual-text">
        {manual.chapters.map(({ key, title, body, image }, index) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>{title}</h2>
            {index === manual.chapters.length - 1 ? (
              <>
                <Measures outline={manual.product.outline} state={state} />
                <Lookup label={t('manuals.data')}>
                  <Html className="prose-tables manual-body" markup={body} />
                </Lookup>
              </>
            ) : (
              <Html className="prose-tables manual-body" markup={body} />
            )}
            {image && (
              <figure className="manual-figure">
                <Picture image={image} sizes="(min-width: 48em) 480px, 92vw" decorative />
                <figcaption>{image.alt}</figcaption>
              </figure>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Front and side with their measures, above the other data; of what has no body there are none. */
function Measures({ outline, state: { t, locale } }: { outline: Manual['product']['outline']; state: PageState }) {
  if (!outline) return null;
  return (
    <figure className="manual-measures">
      <DimensionDrawing outline={outline} locale={locale} t={t} />
      <figcaption>{t('product.dimensions')}</figcaption>
    </figure>
  );
}

/** What the manual is of, and where to have it on paper. */
function Cover({ manual, state: { t, locale } }: { manual: Manual; state: PageState }) {
  const { product, download } = manual;
  const [image = null] = product.gallery;
  return (
    <header className="manual-cover">
      <div>
        <h1>{manual.title}</h1>
        <p className="manual-version">
          {t('manuals.version', { version: manual.version, date: formatDate(manual.publishedAt, locale) })}
        </p>
        <p className="lead">{manual.summary}</p>
        <p className="actions">
          {download && (
            <a className="button button-primary" href={download.url} download>
              <Icon name="download" /> {t('manuals.download')}
            </a>
          )}
          <a className="button button-outline" href={product.path}>
            {t('manuals.product')}
          </a>
        </p>
        {download && (
          <p className="manual-file">
            PDF, {t('product.pages', { count: download.pages })}, {formatSize(download.bytes, locale)}
          </p>
        )}
      </div>
      <Picture className="manual-picture" image={image} sizes="(min-width: 64em) 480px, 100vw" first />
    </header>
  );
}
