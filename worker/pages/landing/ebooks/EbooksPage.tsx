import { policies } from '../../../content/policies.ts';
import { landingLayout } from '../../../layouts/landing/LandingLayout.tsx';
import { EbookCover } from '../../../ui/EbookCover.tsx';
import { LandingTop } from '../../../ui/LandingTop.tsx';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type LandingEbooksData, landingEbooksOperation } from './landing-ebooks.generated.ts';
import './ebooks.css';

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
            <EbookCover title={ebook.title} name={ebook.key} turn={index} />
            <div className="ebooks-words">
              <h2>
                <a href={ebook.path}>{ebook.title}</a>
              </h2>
              <p>{ebook.summary}</p>
              <p className="ebooks-more">
                {t('landing.ebookLink')}
                {ebook.download && <span> · {t('product.pages', { count: ebook.download.pages })}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
