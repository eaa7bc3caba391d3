import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { BookCover } from '../../../ui/BookCover.tsx';
import { LandingTop } from '../../../ui/LandingTop.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingEbooksData, landingEbooksOperation } from './landing-ebooks.generated.ts';
import './ebooks.css';

/** Three side by side from medium windows on; else beside their words. */
const COVER_SIZES = '(min-width: 80em) 366px, (min-width: 48em) 29vw, (min-width: 27em) 26vw, 104px';

type Ebooks = NonNullable<LandingEbooksData['page']> & Pick<LandingEbooksData, 'ebooks'>;

export const ebooksPage = definePage({
  layout: landingLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: landingEbooksOperation,
  find: ({ page, ebooks }) => (page ? { ...page, ebooks } : undefined),
  describe: ({ ebooks }, about) => describeList(ebooks, about),
  Page: EbooksPage,
});

function EbooksPage({ found: { title, headline, ebooks }, state: { t } }: PageProps<Ebooks>) {
  return (
    <div className="container ebooks">
      <LandingTop />
      <div className="ebooks-top">
        <h1>{title}</h1>
        <p className="lead">{headline}</p>
      </div>
      <ul className="ebooks-shelf">
        {ebooks.map((ebook, index) => (
          <li key={ebook.key}>
            <BookCover
              title={ebook.title}
              images={ebook.image ? [ebook.image] : []}
              sizes={COVER_SIZES}
              place={index}
            />
            <div className="ebooks-words">
              <h2>
                <a href={ebook.path}>{ebook.title}</a>
              </h2>
              <p>{ebook.summary}</p>
              {ebook.download && <p className="ebooks-pages">{t('product.pages', { count: ebook.download.pages })}</p>}
              <p className="ebooks-more">{t('landing.ebookLink')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
