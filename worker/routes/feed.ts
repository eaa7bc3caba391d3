import type { Handler } from 'hono';
import type { Locale } from '#shared/i18n/locales.ts';
import { policies } from '../content/policies.ts';
import { answerMachineFile, answerNoMachineFile, FROM_CONTENT } from '../responses/machine-file.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { writeFeed } from '../view/feed.ts';
import { feedOperation } from './feed.generated.ts';

/** The blog of a language for feed readers, as Atom. There is none where the language has no article. */
export function feed({ content, settings }: Services, locale: Locale): Handler<SiteEnv> {
  return async (c) => {
    const question = {
      operation: feedOperation,
      variables: {},
      locale,
      policy: policies.overview,
      isFound: () => true,
      slugs: [],
    };
    const { page, articles } = (await content.read(question, c.get('scope')))?.data ?? { page: null, articles: [] };
    if (!page || articles.length === 0) return answerNoMachineFile(c);
    const body = writeFeed({ ...page, articles }, locale, findOrigin(settings, locale, c.get('url')));
    return answerMachineFile(c, { type: 'application/atom+xml; charset=utf-8', cacheControl: FROM_CONTENT, body });
  };
}
