import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingQuoteData, landingQuoteOperation } from './landing-quote.generated.ts';
import { QuoteSteps } from './QuoteSteps.tsx';
import './quote-landing.css';

type Quote = NonNullable<LandingQuoteData['page']> & Pick<LandingQuoteData['home'], 'claims'>;

export const quoteLandingPage = definePage({
  layout: landingLayout,
  forms: ['quote'],
  policy: policies.standard,
  parameters: noParameters,
  operation: landingQuoteOperation,
  find: ({ page, home }) => (page ? { ...page, claims: home.claims } : undefined),
  Page: QuoteLandingPage,
});

function QuoteLandingPage({ found: { title, headline, blocks, claims }, state }: PageProps<Quote>) {
  return (
    <LandingSplit
      tone="ink"
      title={title}
      lead={headline}
      form={<FormPanel form="quote" state={state} tellsNext={false} />}
    >
      {blocks.map((block) => (
        <QuoteSteps key={block.key} title={block.title} steps={block.steps} />
      ))}
      <dl className="quote-landing-claims">
        {claims.map((claim) => (
          <div key={claim.label}>
            <dt>{claim.label}</dt>
            <dd>{claim.value}</dd>
          </div>
        ))}
      </dl>
    </LandingSplit>
  );
}
