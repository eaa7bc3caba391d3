import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { HeadingRow } from './HeadingRow.tsx';
import type { HomeData } from './home.generated.ts';
import '../../../ui/phone-row.css';
import './reading.css';

interface ReadingProps {
  title: string;
  articles: HomeData['home']['articles'];
  locale: Locale;
  t: Translate;
}

/** What to read before buying, in the languages that have articles. */
export function Reading({ title, articles, locale, t }: ReadingProps) {
  if (articles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="leituras">
      <HeadingRow id="leituras" title={title} all={{ url: buildPath('blog', locale), label: t('blog.all') }} />
      <div className="container">
        <ul className="reading phone-row">
          {articles.map((article) => (
            <li key={article.key}>
              <p>{`${article.topic.name} · ${t('blog.minutes', { count: article.readingMinutes })}`}</p>
              <h3>
                <a href={article.path}>{article.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
