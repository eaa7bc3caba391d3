import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { EbookCover } from '../../../ui/EbookCover.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingEbookData, landingEbookOperation } from './landing-ebook.generated.ts';
import './ebook-landing.css';

type Ebook = NonNullable<LandingEbookData['ebook']> & { number: number } & Pick<LandingEbookData['home'], 'claims'>;

export const ebookLandingPage = definePage({
  layout: landingLayout,
  forms: ['ebook'],
  policy: policies.standard,
  parameters: noParameters,
  operation: landingEbookOperation,
  // Its number among the others gives its cover the colour it has on the shelf, where none is drawn for it.
  find: ({ ebook, ebooks, home: { claims } }) =>
    ebook ? { ...ebook, claims, number: ebooks.findIndex(({ key }) => key === ebook.key) } : undefined,
  Page: EbookLandingPage,
});

function EbookLandingPage({ found: ebook, state }: PageProps<Ebook>) {
  const { t } = state;
  const { key, title, summary, points, chapters, download, number, claims } = ebook;
  const cover = <EbookCover title={title} name={key} turn={number} />;
  const reward = <FileButton file={download} label={t('landing.openEbook')} state={state} />;
  return (
    <LandingSplit
      tone="sand"
      title={title}
      lead={summary}
      claims={claims}
      cover={cover}
      kept={<div className="ebook-landing-cover">{cover}</div>}
      panel={{ form: 'ebook', state, reward }}
    >
      <div className="ebook-landing">
        <div className="ebook-landing-beside">{cover}</div>
        <section>
          <h2>{t('landing.answers')}</h2>
          <ul className="ebook-landing-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('landing.chapters')}</h2>
          <ol className="ebook-landing-chapters">
            {chapters.map((chapter) => (
              <li key={chapter.key}>{chapter.title}</li>
            ))}
          </ol>
        </section>
      </div>
    </LandingSplit>
  );
}
