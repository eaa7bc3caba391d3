import { formatDate } from '#shared/i18n/format-date.ts';
import type { PageState } from '../view/page-state.ts';
import type { ArticleTeaserData } from './article-teaser.fragment.generated.ts';
import './article-list.css';

interface ArticleListProps {
  articles: readonly ArticleTeaserData[];
  state: PageState;
  /** Level of the titles in the page. */
  level: 2 | 3;
  /** Left out where every article has the same. */
  withTopic?: boolean;
}

/** Articles as a ledger: when, what, how long it takes to read. */
export function ArticleList({ articles, state: { locale, t }, level, withTopic = true }: ArticleListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="article-list">
      {articles.map((article) => (
        <li key={article.key}>
          <p className="article-list-facts">
            <time dateTime={article.publishedAt.slice(0, 10)}>{formatDate(article.publishedAt, locale)}</time>
            {withTopic && <span>{article.topic.name}</span>}
          </p>
          <Heading className="article-list-title">
            <a href={article.path}>{article.title}</a>
          </Heading>
          <p className="article-list-summary">{article.summary}</p>
          <p className="article-list-minutes">{t('blog.minutes', { count: article.readingMinutes })}</p>
        </li>
      ))}
    </ul>
  );
}
