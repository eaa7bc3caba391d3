import { Fragment, type ReactNode } from 'react';
import { formatDate } from '#shared/i18n/format-date.ts';
import { site } from '#shared/site.ts';
import { policies } from '../../../content/policies.ts';
import { blogLayout, findWay } from '../../../layouts/blog/BlogLayout.tsx';
import { ArticleList } from '../../../ui/ArticleList.tsx';
import { Html } from '../../../ui/Html.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { type ArticleData, articleOperation } from './article.generated.ts';
import { describeArticle } from './describe-article.ts';
import { outline } from './outline.ts';
import '../../../ui/prose-tables.css';
import './article.css';

type Article = NonNullable<ArticleData['article']>;

export const articlePage = definePage({
  layout: blogLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: articleOperation,
  find: ({ article }) => article ?? undefined,
  trail: ({ topic, title, path }, { locale }) => [
    ...findWay(locale),
    { label: topic.name, path: topic.path },
    { label: title, path },
  ],
  describe: describeArticle,
  ogType: 'article',
  Page: ArticlePage,
});

function ArticlePage({ found: article, state }: PageProps<Article>) {
  const { t, locale } = state;
  const { markup, headings } = outline(article.body);
  return (
    <>
      <article>
        <ArticleTop article={article} state={state} />
        <div className="container article">
          {headings.length > 1 && (
            <nav className="article-contents" aria-labelledby="neste-artigo">
              <h2 id="neste-artigo">{t('blog.contents')}</h2>
              <ol>
                {headings.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="article-text">
            <Html className="prose-tables article-body" markup={markup} />
            <p className="article-author">
              <strong>{article.authorRole}</strong>
              {t('blog.mistake')}{' '}
              <a href={`mailto:${site.email}`}>
                <MailAddress />
              </a>
            </p>
          </div>
        </div>
      </article>
      {article.products.length > 0 && <Products products={article.products} title={t('blog.products')} />}
      {article.related.length > 0 && (
        <section className="container section article-related" aria-labelledby="a-seguir">
          <h2 id="a-seguir">{t('blog.related')}</h2>
          <ArticleList articles={article.related} state={state} level={3} />
        </section>
      )}
      <PlainCallToAction about="blog" locale={locale} />
    </>
  );
}

function ArticleTop({ article, state: { locale, t } }: { article: Article; state: PageState }) {
  const { publishedAt, updatedAt } = article;
  const isRevised = updatedAt.slice(0, 10) > publishedAt.slice(0, 10);
  return (
    <header className="article-top section-sand">
      <div className={`container article-top-inner${article.image ? ' article-top-pictured' : ''}`}>
        <div className="article-top-words">
          <p className="article-topic">
            <a href={article.topic.path}>{article.topic.name}</a>
          </p>
          <h1>{setSentences(article.title)}</h1>
          <p className="lead">{article.summary}</p>
          <p className="article-facts">
            <span>{article.authorRole}</span>
            <time dateTime={publishedAt.slice(0, 10)}>{formatDate(publishedAt, locale)}</time>
            {isRevised && <span>{t('blog.updated', { date: formatDate(updatedAt, locale) })}</span>}
            <span>{t('blog.minutes', { count: article.readingMinutes })}</span>
          </p>
        </div>
        {article.image && (
          <Picture
            className="article-picture"
            image={article.image}
            sizes="(min-width: 1280px) 576px, (min-width: 1024px) 44vw, 92vw"
            first
          />
        )}
      </div>
    </header>
  );
}

/** What the article speaks of, in a line each: it is not a shop. */
function Products({ products, title }: { products: Article['products']; title: string }) {
  return (
    <section className="section section-sand article-products" aria-labelledby="equipamento">
      <div className="container">
        <h2 id="equipamento">{title}</h2>
        <ul>
          {products.map(({ key, name, path, tagline, gallery: [image = null] }) => (
            <li key={key}>
              <Picture className="article-product-picture" image={image} sizes="112px" />
              <div>
                <h3>
                  <a href={path}>{name}</a>
                </h3>
                <p>{tagline}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A title of a question and its answer breaks between them before it breaks within one. */
function setSentences(title: string): ReactNode {
  const sentences = title.split(/(?<=\?) /);
  if (sentences.length === 1) return title;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className="article-sentence">{sentence}</span>{' '}
    </Fragment>
  ));
}
