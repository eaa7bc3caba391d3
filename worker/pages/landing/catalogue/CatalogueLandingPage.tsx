import { formatNumber } from '#shared/i18n/format-number.ts';
import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingCatalogueData, landingCatalogueOperation } from './landing-catalogue.generated.ts';
import './catalogue-landing.css';

type Catalogue = NonNullable<LandingCatalogueData['page']> & Pick<LandingCatalogueData, 'catalogue' | 'categories'>;

export const catalogueLandingPage = definePage({
  layout: landingLayout,
  forms: ['catalogue'],
  policy: policies.overview,
  parameters: noParameters,
  operation: landingCatalogueOperation,
  find: ({ page, catalogue, categories }) => (page ? { ...page, catalogue, categories } : undefined),
  Page: CatalogueLandingPage,
});

function CatalogueLandingPage({
  found: { title, headline, blocks, catalogue, categories },
  state,
}: PageProps<Catalogue>) {
  const { locale, t } = state;
  const models = categories.reduce((sum, { products }) => sum + products.length, 0);
  const reward = <FileButton file={catalogue} label={t('landing.openCatalogue')} state={state} />;
  return (
    <LandingSplit
      tone="turquoise"
      title={title}
      lead={headline}
      form={<FormPanel form="catalogue" state={state} reward={reward} />}
    >
      <section className="catalogue-landing-sheet">
        <h2>
          {t('landing.inside', {
            families: formatNumber(categories.length, locale),
            models: formatNumber(models, locale),
          })}
        </h2>
        <ul>
          {categories.map(({ key, name, products }) => (
            <li key={key}>
              <span>{name}</span>
              <span>{t('landing.models', { count: formatNumber(products.length, locale) })}</span>
            </li>
          ))}
        </ul>
      </section>
      {blocks.map((block) => (
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
    </LandingSplit>
  );
}
