import { formatDate } from '#shared/i18n/format-date.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { Contents } from './Contents.tsx';
import type { EditorialProps } from './define-editorial-page.tsx';
import './policy-page.css';

/** Plain text with its table of contents beside it: nothing on it distracts from what it says. */
export function PolicyPage({ found: page, state: { locale, t } }: EditorialProps) {
  return (
    <article className="container policy-page">
      <header className="policy-page-top">
        <h1>{page.title}</h1>
        <p className="lead">{page.headline}</p>
        <p className="policy-page-date">
          <time dateTime={page.updatedAt.slice(0, 10)}>
            {t('editorial.inForce', { date: formatDate(page.updatedAt, locale) })}
          </time>
        </p>
      </header>
      <div className="policy-page-contents">
        <Contents blocks={page.blocks} label={t('editorial.contents')} />
      </div>
      <div className="policy-page-text">
        <Blocks blocks={page.blocks} />
      </div>
    </article>
  );
}
