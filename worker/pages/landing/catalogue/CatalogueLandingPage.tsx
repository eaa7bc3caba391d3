import { COVER_PICTURES } from '#shared/book-covers.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { formatSize } from '#shared/i18n/format-size.ts';
import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { BookCover } from '../../../ui/BookCover.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingCatalogueData, landingCatalogueOperation } from './landing-catalogue.generated.ts';
import './catalogue-landing.css';
// Its form has fields that few need: pages without such carry no style of the fold.
import '#shared/ui/cross.css';
import '#shared/ui/fold.css';

type Catalogue = NonNullable<LandingCatalogueData['page']> &
  Pick<LandingCatalogueData, 'catalogue' | 'categories'> &
  Pick<LandingCatalogueData['home'], 'claims'>;

export const catalogueLandingPage = definePage({
  layout: landingLayout,
  forms: ['catalogue'],
  policy: policies.overview,
  parameters: noParameters,
  operation: landingCatalogueOperation,
  find: ({ page, catalogue, categories, home: { claims } }) =>
    page ? { ...page, catalogue, categories, claims } : undefined,
  Page: CatalogueLandingPage,
});

function CatalogueLandingPage({
  found: { title, headline, blocks, catalogue, categories, claims },
  state,
}: PageProps<Catalogue>) {
  const { locale, t } = state;
  const models = categories.reduce((sum, { productCount }) => sum + productCount, 0);
  const reward = <FileButton file={catalogue} label={t('landing.openCatalogue')} state={state} />;
  const pictured = categories.flatMap(({ image }) => image ?? []).slice(0, COVER_PICTURES);
  const showCover = (sizes: string) => (
    <BookCover title={t('landing.catalogueCover')} sizes={sizes} images={pictured} />
  );
  const counted = [
    { label: t('landing.counted.pages'), count: catalogue?.pages },
    { label: t('landing.counted.products'), count: models },
    { label: t('landing.counted.families'), count: categories.length },
  ];
  const lead = catalogue ? t('landing.catalogueFile', { size: formatSize(catalogue.bytes, locale) }) : undefined;
  return (
    <LandingSplit
      tone="turquoise"
      title={title}
      lead={headline}
      claims={claims}
      stand={
        <div className="catalogue-landing-book">
          {showCover('(min-width: 75em) 131px, (min-width: 57em) 11vw, 99px')}
          <dl>
            {counted.map(
              ({ label, count }) =>
                count !== undefined && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{formatNumber(count, locale)}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      }
      kept={<div className="catalogue-landing-kept">{showCover('(min-width: 27em) 199px, 46vw')}</div>}
      panel={{ form: 'catalogue', state, reward, lead }}
      below={blocks.map((block) => (
        <section key={block.key} className="catalogue-landing-points">
          <h2>{block.title}</h2>
          <ul>
            {block.points.map((point) => (
              <li key={point.title}>
                <strong>{point.title}</strong> {point.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    >
      <section className="catalogue-landing-sheet">
        <h2>{t('landing.inside')}</h2>
        <ul>
          {categories.map(({ key, name, productCount }) => (
            <li key={key}>
              <span>{name}</span>
              <span>{t('landing.models', { count: formatNumber(productCount, locale) })}</span>
            </li>
          ))}
        </ul>
      </section>
    </LandingSplit>
  );
}
