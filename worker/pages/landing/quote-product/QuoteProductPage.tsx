import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Figures } from '../../../ui/ProductCard.tsx';
import { createOnwardWays } from '../../../ui/Thanks.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { findOffer, type Offer } from './find-offer.ts';
import { landingQuoteProductOperation } from './landing-quote-product.generated.ts';
import './quote-product.css';

export const quoteProductPage = definePage({
  layout: landingLayout,
  forms: ['product-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: landingQuoteProductOperation,
  find: findOffer,
  // The product's own page has the form already, and is what should be found.
  isListed: false,
  Page: QuoteProductPage,
});

function QuoteProductPage({ found: product, state }: PageProps<Offer>) {
  const { locale, t } = state;
  const { name, tagline, figures, gallery, delivery, downloads, lifecycle, claims } = product;
  const [image] = gallery;
  const datasheet = downloads.find((download) => download.kind === 'datasheet');
  const reward = datasheet && <FileButton file={datasheet} label={datasheet.label} state={state} />;
  const show = (narrow: string) =>
    image && (
      <Picture
        className="quote-product-picture"
        image={image}
        sizes={`(min-width: 80em) 536px, (min-width: 64em) 42vw, ${narrow}`}
        first
      />
    );
  return (
    <LandingSplit
      tone="sand"
      title={t('landing.productPromise', { name })}
      lead={tagline}
      claims={claims}
      panel={{
        form: 'product-contact',
        state,
        values: { product: name },
        reward,
        ways: createOnwardWays({ label: name, path: product.path }, locale),
      }}
      picture={show('(min-width: 40em) 40vw, (min-width: 25em) 168px, 43vw')}
      small
      kept={show('92vw')}
    >
      <dl className="quote-product-facts">
        <div>
          <dt>{t('landing.delivery')}</dt>
          <dd>{delivery}</dd>
        </div>
        <div>
          <dt>{t('product.warranty')}</dt>
          <dd>{lifecycle.warranty}</dd>
        </div>
        <div>
          <dt>{t('product.repair')}</dt>
          <dd>{lifecycle.repair}</dd>
        </div>
      </dl>
      <div className="quote-product-figures">
        <Figures figures={figures} />
      </div>
    </LandingSplit>
  );
}
