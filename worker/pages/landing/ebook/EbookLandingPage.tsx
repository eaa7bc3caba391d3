import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { BookCover } from '../../../ui/BookCover.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { LandingSplit } from '../../../ui/LandingSplit.tsx';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingEbookData, landingEbookOperation } from './landing-ebook.generated.ts';
import './ebook-landing.css';

type Ebook = NonNullable<LandingEbookData['ebook']> & { place: number } & Pick<LandingEbookData['home'], 'claims'>;

export const ebookLandingPage = definePage({
  layout: landingLayout,
  forms: ['ebook'],
  policy: policies.standard,
  parameters: noParameters,
  operation: landingEbookOperation,
  // Its place among the others gives its cover the ground it has on the shelf.
  find: ({ ebook, ebooks, home: { claims } }) =>
    ebook ? { ...ebook, claims, place: ebooks.findIndex(({ key }) => key === ebook.key) } : undefined,
  Page: EbookLandingPage,
});

function EbookLandingPage({ found: ebook, state }: PageProps<Ebook>) {
  const { t } = state;
  const { title, summary, image, points, chapters, download, place, claims } = ebook;
  const showCover = (sizes: string) => (
    <BookCover title={title} images={image ? [image] : []} sizes={sizes} place={place} />
  );
  const reward = <FileButton file={download} label={t('landing.openEbook')} state={state} />;
  return (
    <LandingSplit
      tone="sand"
      title={title}
      lead={summary}
      claims={claims}
      cover={showCover('(min-width: 33em) 180px, (min-width: 21em) 34vw, 112px')}
      kept={<div className="ebook-landing-cover">{showCover('(min-width: 27em) 400px, 92vw')}</div>}
      panel={{ form: 'ebook', state, reward }}
    >
      <div className="ebook-landing">
        <div className="ebook-landing-beside">{showCover('(min-width: 80em) 200px, 16vw')}</div>
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
