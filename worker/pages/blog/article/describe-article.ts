import type { Thing } from 'schema-dts';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import type { About } from '../../../view/structured-data/about.ts';
import { describeMaker } from '../../../view/structured-data/company.ts';
import type { ArticleData } from './article.generated.ts';

/** As many characters of a headline as search engines take. */
const HEADLINE_LENGTH = 110;

/** An article: the company wrote it, by somebody whose work it is and who is not named. */
export function describeArticle(article: NonNullable<ArticleData['article']>, about: About): Thing[] {
  const { origin, url, locale, company } = about;
  const { title, summary, image, topic, publishedAt, updatedAt } = article;
  return [
    {
      '@type': 'BlogPosting',
      headline: shorten(title, locale),
      description: summary,
      url,
      mainEntityOfPage: url,
      inLanguage: localeFacts[locale].tag,
      articleSection: topic.name,
      ...(image && { image: `${origin}${image.url}` }),
      datePublished: publishedAt,
      dateModified: updatedAt,
      author: describeMaker(about),
      publisher: { '@id': company },
    },
  ];
}

/** As many whole words as there is room for. */
function shorten(title: string, locale: Locale): string {
  if (title.length <= HEADLINE_LENGTH) return title;
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(title.slice(0, HEADLINE_LENGTH))];
  return `${words
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
    .trim()}…`;
}
