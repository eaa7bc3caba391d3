import { formatDate } from '#shared/i18n/format-date.ts';
import { policies } from '../../../content/policies.ts';
import { blogLayout, findFront, findWay } from '../../../layouts/blog/BlogLayout.tsx';
import { ArticleList } from '../../../ui/ArticleList.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { TopicNav } from '../../../ui/TopicNav.tsx';
import type { Crumb } from '../../../view/crumb.ts';
import type { PageState } from '../../../view/page-state.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type BlogData, blogOperation } from './blog.generated.ts';
import './blog.css';

/** Articles behind the newest that have large pictures too: two, or all three where one would be left alone. */
const RECENT = 2;

type Blog = NonNullable<BlogData['page']> & Pick<BlogData, 'topics' | 'articles'> & { front: Crumb };

export const blogPage = definePage({
  layout: blogLayout,
  forms: [],
  policy: policies.overview,
  parameters: noParameters,
  operation: blogOperation,
  find: ({ page, topics, articles }, locale) =>
    page ? { ...page, topics, articles, front: findFront(locale) } : undefined,
  trail: (_, { locale }) => findWay(locale),
  describe: ({ articles }, about) => describeList(articles, about),
  Page: BlogPage,
});

function BlogPage({ found: { title, headline, topics, articles, front }, state }: PageProps<Blog>) {
  const [newest, ...older] = articles;
  const pictured = older.length === RECENT + 1 ? older.length : RECENT;
  const [recent, others] = [older.slice(0, pictured), older.slice(pictured)];
  return (
    <>
      <div className="container blog-top">
        <h1>{title}</h1>
        <p className="lead">{headline}</p>
        <TopicNav topics={topics} front={front.path} t={state.t} />
      </div>
      {newest && <Newest article={newest} state={state} />}
      <ul className="container blog-recent">
        {recent.map((article) => (
          <li key={article.key}>
            <Recent article={article} among={recent.length} state={state} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="container section blog-others">
          <ArticleList articles={others} state={state} level={2} />
        </div>
      )}
      <PlainCallToAction about="blog" locale={state.locale} />
    </>
  );
}

interface RecentProps {
  article: BlogData['articles'][number];
  /** How many stand in the row. */
  among: number;
  state: PageState;
}

/** A recent article: its picture large, its words below. */
function Recent({ article, among, state: { locale, t } }: RecentProps) {
  return (
    <article className="blog-article">
      {article.image && (
        <Picture
          className="blog-article-picture"
          image={article.image}
          sizes={
            among > RECENT
              ? '(min-width: 80em) 368px, (min-width: 64em) 28vw, (min-width: 40em) 36vw, 92vw'
              : '(min-width: 80em) 576px, (min-width: 64em) 44vw, (min-width: 40em) 36vw, 92vw'
          }
        />
      )}
      <p className="blog-article-facts">
        <span className="blog-article-topic">{article.topic.name}</span>
        <time dateTime={article.publishedAt.slice(0, 10)}>{formatDate(article.publishedAt, locale)}</time>
        <span>{t('blog.minutes', { count: article.readingMinutes })}</span>
      </p>
      <h2>
        <a href={article.path}>{article.title}</a>
      </h2>
      <p>{article.summary}</p>
    </article>
  );
}

/** The newest article, as the front page of a paper has it. */
function Newest({ article, state: { locale, t } }: { article: BlogData['articles'][number]; state: PageState }) {
  return (
    <section className="blog-newest">
      <div className="container blog-newest-inner">
        <div className="blog-newest-words">
          <p className="blog-newest-facts">
            <span className="blog-newest-topic">{article.topic.name}</span>
            <time dateTime={article.publishedAt.slice(0, 10)}>{formatDate(article.publishedAt, locale)}</time>
            <span>{t('blog.minutes', { count: article.readingMinutes })}</span>
          </p>
          <h2>
            <a href={article.path}>{article.title}</a>
          </h2>
          <p className="lead">{article.summary}</p>
          <a className="button button-ghost" href={article.path} aria-label={`${t('blog.read')}: ${article.title}`}>
            {t('blog.read')}
          </a>
        </div>
        {article.image && (
          <Picture
            className="blog-newest-picture"
            image={article.image}
            sizes="(min-width: 1280px) 560px, (min-width: 1024px) 45vw, 100vw"
            first
          />
        )}
      </div>
    </section>
  );
}
