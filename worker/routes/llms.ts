import type { Handler } from 'hono';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import type { PageId } from '#shared/routes/table.ts';
import { site } from '#shared/site.ts';
import { policies } from '../content/policies.ts';
import { answerMachineFile, FROM_CONTENT } from '../responses/machine-file.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { type LlmsData, llmsOperation } from './llms.generated.ts';

interface Entry {
  name: string;
  path: string;
  summary: string;
}

interface Section {
  title: string;
  entries: readonly Entry[];
}

/** Where the description of a language is. */
export function findLlmsPath(locale: Locale): string {
  return `${localeFacts[locale].prefix}/llms.txt`;
}

/** What the site is and where its main pages are, for language models (https://llmstxt.org), in each language. */
export function llms({ content, settings }: Services, locale: Locale): Handler<SiteEnv> {
  return async (c) => {
    const question = {
      operation: llmsOperation,
      variables: {},
      locale,
      policy: policies.overview,
      isFound: () => true,
      slugs: [],
    };
    const data = (await content.read(question, c.get('scope')))?.data;
    const asked = c.get('url');
    const others = locales
      .filter((other) => other !== locale)
      .map((other) => `- [${localeFacts[other].name}](${findOrigin(settings, other, asked)}${findLlmsPath(other)})`);
    const origin = findOrigin(settings, locale, asked);
    const blocks = [
      `# ${site.name}`,
      ...(data ? [`> ${data.home.seo.description}`, data.home.hero.lead] : []),
      ...(data ? listSections(data, locale) : [])
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => `## ${title}\n\n${entries.map((entry) => writeEntry(entry, origin)).join('\n')}`),
      `## ${translateTo(locale)('llms.languages')}\n\n${others.join('\n')}`,
    ];
    return answerMachineFile(c, {
      type: 'text/plain; charset=utf-8',
      cacheControl: FROM_CONTENT,
      body: `${blocks.join('\n\n')}\n`,
    });
  };
}

function listSections(data: LlmsData, locale: Locale): Section[] {
  const t = translateTo(locale);
  const list = (...keys: readonly PageId[]): Entry[] =>
    keys.flatMap((key) => {
      const page = data.pages.find((candidate) => candidate.key === key);
      const path = page?.translations.find((translation) => translation.locale === locale)?.path;
      return page && path !== undefined ? [{ name: page.title, path, summary: page.seo.description }] : [];
    });
  return [
    { title: t('menu.products'), entries: [...list('products'), ...data.categories] },
    { title: t('menu.solutions'), entries: [...list('solutions'), ...data.solutions] },
    { title: t('llms.sets'), entries: [...list('product-solutions'), ...data.productSolutionCategories] },
    { title: t('llms.projects'), entries: [...list('projects'), ...data.projects] },
    { title: t('menu.services'), entries: list('services', 'rental', 'support', 'manuals', 'academy') },
    { title: t('blog.name'), entries: [...list('blog'), ...data.articles] },
    { title: t('menu.about'), entries: list('about', 'innovation', 'contacts', 'lp-quote') },
  ];
}

function writeEntry({ name, path, summary }: Entry, origin: string): string {
  return `- [${name.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${origin}${path}): ${summary}`;
}
