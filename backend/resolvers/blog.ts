import type { Locale } from '#shared/i18n/locales.ts';
import { articles } from '../content/articles/index.ts';
import { products } from '../content/catalogue.ts';
import type { ArticleContent, TopicContent } from '../content/entities.ts';
import { topics } from '../content/topics/index.ts';
import type { Article, Topic } from '../generated/schema.ts';
import { buildArticlePath, buildTopicPath, listTranslations } from './addresses.ts';
import { findByKey, findReferences, listIn } from './existence.ts';
import { localiseFields } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localise } from './localise.ts';
import { resolveProduct } from './product.ts';

/** Words a minute that people read on a screen. */
const READING_SPEED = 220;

/** The articles of a language, the newest first. */
export function listArticles(locale: Locale): ArticleContent<never>[] {
  return listIn(articles, locale).toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}

/** The subjects that have an article in a language. */
export function listTopics(locale: Locale): TopicContent<never>[] {
  const written = new Set(listIn(articles, locale).map(({ topic }) => topic));
  return listIn(topics, locale).filter(({ key }) => written.has(key));
}

/** A subject in a language that it exists in. */
export function resolveTopic(topic: TopicContent<never>, locale: Locale): Lazy<Topic> {
  return {
    ...localiseFields(topic, locale),
    path: () => buildTopicPath(topic, locale),
    articles: () =>
      listArticles(locale)
        .filter((article) => article.topic === topic.key)
        .map((article) => resolveArticle(article, locale)),
    translations: () => listTranslations(topic, buildTopicPath),
    seo: () => toSeo({ kind: 'topic', key: topic.key }, topic.seo, undefined, locale),
  };
}

/** An article in a language that it exists in. */
export function resolveArticle(article: ArticleContent<never>, locale: Locale): Lazy<Article> {
  return {
    ...localiseFields(article, locale),
    path: () => buildArticlePath(article, locale),
    topic: () => resolveTopic(findByKey(topics, article.topic), locale),
    readingMinutes: () => countMinutes(localise(article.body, locale, `${article.key}.body`)),
    image: () => toImage(article.picture, locale),
    products: () =>
      findReferences(products, article.products, locale).map((product) => resolveProduct(product, locale)),
    related: () => findReferences(articles, article.related, locale).map((other) => resolveArticle(other, locale)),
    translations: () => listTranslations(article, buildArticlePath),
    seo: () => toSeo({ kind: 'article', key: article.key }, article.seo, article.picture, locale),
  };
}

function countMinutes(markup: string): number {
  const words = markup
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / READING_SPEED));
}
