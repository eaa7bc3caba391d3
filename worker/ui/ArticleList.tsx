import { formatDate } from '#shared/i18n/format-date.ts';
import type { PageState } from '../view/page-state.ts';
import type { ArticleTeaserData } from './article-teaser.fragment.generated.ts';
import { Picture } from './Picture.tsx';
import './article-list.css';

interface ArticleListProps {
  articles: readonly ArticleTeaserData[];
  state: PageState;
  /** Level of the titles in the page. */
  level: 2 | 3;
  /** Left out where every article has the same. */
  withTopic?: boolean;
}

/** Articles as a ledger: of what kind and when, what it is about, how it looks. */
export function ArticleList({ articles, state: { locale, t }, level, withTopic = true }: ArticleListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="article-list">
      {articles.map((article) => (
        <li key={article.key} className={article.image ? 'article-list-pictured' : undefined}>
          <p className="article-list-facts">
            {withTopic && <span className="article-list-topic">{article.topic.name}</span>}
            <time dateTime={article.publishedAt.slice(0, 10)}>{formatDate(article.publishedAt, locale)}</time>
            <span className="article-list-minutes">{t('blog.minutes', { count: article.readingMinutes })}</span>
          </p>
          <Heading className="article-list-title">
            <a href={article.path}>{article.title}</a>
          </Heading>
          <p className="article-list-summary">{article.summary}</p>
          {article.image && (
            <Picture
              className="article-list-picture"
              image={article.image}
              sizes="(min-width: 64em) 240px, (min-width: 40em) 176px, 88px"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
