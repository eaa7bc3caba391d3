import { lowerFirst } from '#shared/i18n/lower-first.ts';
import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Quotation } from '../../../ui/Quotation.tsx';
import { createOnwardWays } from '../../../ui/Thanks.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { nameModels, parameters, type QuoteChoice, settleChoice } from './choice.ts';
import { type LandingQuoteData, landingQuoteOperation } from './landing-quote.generated.ts';
import { QuoteSteps } from './QuoteSteps.tsx';
import './quote-landing.css';
// Its form has a select: pages without one do not carry the style.
import '#shared/ui/field-select.css';

type Quote = NonNullable<LandingQuoteData['page']> &
  Pick<LandingQuoteData, 'categories'> &
  Pick<LandingQuoteData['home'], 'claims' | 'clients'>;

export const quoteLandingPage = definePage({
  layout: landingLayout,
  forms: ['quote'],
  policy: policies.standard,
  parameters,
  operation: landingQuoteOperation,
  find: ({ page, categories, home: { claims, clients } }) =>
    page ? { ...page, categories, claims, clients } : undefined,
  settle: (choice, { categories }) => settleChoice(choice, categories),
  isFilledIn: true,
  Page: QuoteLandingPage,
});

function QuoteLandingPage({ found, parameters: choice, state }: PageProps<Quote, QuoteChoice>) {
  const { title, headline, image, blocks, categories, claims, clients } = found;
  const { locale, t } = state;
  const names = nameModels(choice, categories);
  const chosen = categories.find(({ key }) => key === choice.solution);
  // One of those whom home only names says what it was like; the line above the form and the picture are of the same.
  const client = clients.find(({ quotation }) => quotation);
  const said = client?.quotation && (
    <div className="quote-landing-said">
      <Quotation
        quotation={{ ...client.quotation, source: `${client.quotation.source}. ${client.name}, ${client.year}` }}
      />
    </div>
  );
  const counted = (
    <div className="quote-landing-claims">
      <dl>
        {claims.map((claim) => (
          <div key={claim.label}>
            <dt>{claim.label}</dt>
            <dd>{claim.value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('home.counted')}</p>
    </div>
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
      proof={client && describeProof(client)}
      panel={{
        form: 'quote',
        state,
        after: 'phone',
        values: {
          solution: choice.solution ?? '',
          ...(names.length > 0 && { comments: t('landing.chosenModels', { names: names.join(', ') }) }),
        },
        ways: createOnwardWays(
          chosen && { label: t('thanks.family', { name: lowerFirst(chosen.name) }), path: chosen.path },
          locale,
        ),
      }}
      picture={show('(min-width: 40em) 40vw, 100vw')}
      below={counted}
      kept={
        <>
          {show('92vw')}
          {said}
          {counted}
        </>
      }
    >
      {said}
      {blocks.map((block) => (
        <QuoteSteps key={block.key} title={block.title} steps={block.steps} />
      ))}
    </LandingSplit>
  );
}

/** One thing that was done, in a line: what was counted, and whose it is. */
function describeProof({ figures: [figure], client }: Quote['clients'][number]): string | undefined {
  return figure && `${figure.value} ${figure.label} · ${client}`;
}
