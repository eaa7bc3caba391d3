import type { Handler } from 'hono';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { type Translate, translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { FEW_PARAMETER, FEW_SUGGESTIONS, isSearchable, TERM_PARAMETER } from '#shared/search.ts';
import { policies } from '../content/policies.ts';
import { answerMachineFile, BRIEFLY } from '../responses/machine-file.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { readTerm } from '../view/read-term.ts';
import { suggestionsOperation } from './suggestions.generated.ts';

/**
 * What could be meant by a term that is being typed, `?locale=pt&term=mesa`, with `&few` for a phone: titles and paths, with the words that a
 * list of them is shown and announced by. Kept by nobody but browsers and what stands between.
 */
export function suggestions({ content }: Services): Handler<SiteEnv> {
  return async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const { searchParams } = c.get('url');
    const locale = locales.find((known) => known === searchParams.get('locale'));
    if (!locale) return c.json({ error: 'unknown locale' }, 400, { 'Cache-Control': 'no-store' });
    const term = readTerm(searchParams.get(TERM_PARAMETER) ?? '');
    const t = translateTo(locale);
    const most = searchParams.has(FEW_PARAMETER) ? FEW_SUGGESTIONS : undefined;
    const found = isSearchable(term) ? (await read(locale, term)).slice(0, most) : [];
    const suggested = [
      ...found.map(({ kind, title, path }) => ({ kind: t(`results.kind.${kind}`), title, path })),
      ...(isSearchable(term) ? [goOn(found.length, term, locale, t)] : []),
    ];
    const answer = { label: t('results.suggestions'), status: announce(found.length, t), suggestions: suggested };
    return answerMachineFile(c, { type: 'application/json', cacheControl: BRIEFLY, body: JSON.stringify(answer) });

    async function read(language: Locale, wanted: string) {
      const question = {
        operation: suggestionsOperation,
        variables: { term: wanted },
        locale: language,
        policy: policies.never,
        isFound: () => true,
        slugs: [],
      };
      return (await content.read(question, c.get('scope')))?.data.suggest ?? [];
    }
  };
}

/** The last row leads to all results, or to where one can start where there are none. */
function goOn(count: number, term: string, locale: Locale, t: Translate) {
  if (count === 0) return { kind: '', title: t('results.elsewhere', { term }), path: buildPath('products', locale) };
  const path = `${buildPath('results', locale)}?${new URLSearchParams({ [TERM_PARAMETER]: term })}`;
  return { kind: '', title: t('results.allResults', { term }), path };
}

function announce(count: number, t: Translate): string {
  if (count === 0) return t('results.noSuggestion');
  return count === 1 ? t('results.oneSuggestion') : t('results.manySuggestions', { count });
}
