import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingQuoteData, landingQuoteOperation } from './landing-quote.generated.ts';
import { QuoteSteps } from './QuoteSteps.tsx';
import './quote-landing.css';
// Its form has a select: pages without one do not carry the style.
import '#shared/ui/field-select.css';

type Quote = NonNullable<LandingQuoteData['page']> & Pick<LandingQuoteData['home'], 'claims' | 'projects'>;

export const quoteLandingPage = definePage({
  layout: landingLayout,
  forms: ['quote'],
  policy: policies.standard,
  parameters: noParameters,
  operation: landingQuoteOperation,
  find: ({ page, home }) => (page ? { ...page, claims: home.claims, projects: home.projects } : undefined),
  Page: QuoteLandingPage,
});

function QuoteLandingPage({ found: { title, headline, image, blocks, claims, projects }, state }: PageProps<Quote>) {
  const counted = (
    <dl className="quote-landing-claims">
      {claims.map((claim) => (
        <div key={claim.label}>
          <dt>{claim.label}</dt>
          <dd>{claim.value}</dd>
        </div>
      ))}
    </dl>
  );
  const show = (narrow: string) =>
    image && (
      <Picture
        className="quote-landing-picture"
        image={image}
        sizes={`(min-width: 80em) 536px, (min-width: 64em) 42vw, ${narrow}`}
        first
      />
    );
  return (
    <LandingSplit
      tone="ink"
      title={title}
      lead={headline}
      claims={claims}
      proof={describeProof(projects)}
      panel={{ form: 'quote', state, after: 'phone' }}
      picture={show('(min-width: 40em) 40vw, 1px')}
      kept={
        <>
          {show('92vw')}
          {counted}
        </>
      }
    >
      {blocks.map((block) => (
        <QuoteSteps key={block.key} title={block.title} steps={block.steps} />
      ))}
      {counted}
    </LandingSplit>
  );
}

/** One thing that was done, in a line: what was counted, and where. */
function describeProof([project]: Quote['projects']): string | undefined {
  const figure = project?.figures[0];
  return project && figure && `${figure.value} ${figure.label} · ${project.place}`;
}
