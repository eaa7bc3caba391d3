import { type ComponentType, createElement } from 'react';
import type { Thing } from 'schema-dts';
import type { FormId } from '#shared/forms/registry.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { Operation, VariableValues } from '../backend/operation.ts';
import type { Policy } from '../content/policies.ts';
import type { Answer, Content, Question } from '../content/question.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Scope } from '../request/scope.ts';
import type { Crumb } from '../view/crumb.ts';
import type { Entity, Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';
import { buildQuery, type Parameters } from '../view/query.ts';
import type { About } from '../view/structured-data/about.ts';
import { type ParametersSchema, readParameters } from './parameters.ts';

type Slugs = Readonly<Record<string, string>>;

interface PageDefinition<Data, Variables extends VariableValues, Output extends Parameters, Found extends Entity> {
  layout: Layout;
  /** Names of what a request must pass before anything of the page is read (`worker/routes/guards.ts`). */
  guards?: readonly string[];
  /** Forms that may be posted to it, besides those of its layout. */
  forms: readonly FormId[];
  /** Whether the page can exist at such an address at all; without it where every slug is one that content may have. */
  validate?(slugs: Slugs, locale: Locale): boolean;
  /** How long its content is good for; without one it is never kept. */
  policy: Policy | undefined;
  /** What it understands of its query: the only way a visitor's words reach operation, state, canonical and caches. */
  parameters: ParametersSchema<Output>;
  operation: Operation<Data, Variables>;
  /** The operation's variables; without it those of the slugs and parameters that bear the same names. */
  variables?(slugs: Slugs, parameters: Output): Variables;
  /** What the page is about; `undefined` where it does not exist. Head and canonical address follow from it. */
  find(data: Data, locale: Locale): Found | undefined;
  /**
   * The parameters once the content is known, without what it does not have: else every value a visitor invents would
   * be an address and a rendered page of its own.
   */
  settle?(parameters: Output, found: Found): Output;
  /** Asks for what only some addresses of the page show, once it is known what that is. */
  complete?(found: Found, parameters: Output, read: ReadMore): Promise<Found>;
  /** Path of the page that has taken its place, where it is no more. */
  movedTo?(found: Found): string | undefined;
  /** The title, without the brand, where it follows from what was asked for; else that of the entity. */
  title?(parameters: Output, state: PageState): string;
  /** The steps after the home page, the page itself last; without it the page is the home page. */
  trail?(found: Found, state: PageState): readonly Crumb[];
  /** What it says of itself to machines, in the words of schema.org, besides its trail. */
  describe?(found: Found, about: About): readonly Thing[];
  /**
   * Rules of style that follow from the content, numbers only, nothing that content spells; or the sheet of a part that
   * only some addresses of the page show.
   */
  css?(found: Found, parameters: Output): string | undefined;
  /** False for what search engines should leave alone. */
  isIndexed?: boolean | ((parameters: Output) => boolean);
  /** False for what advertisements alone lead to: it may be found, and the sitemap does not offer it. */
  isListed?: boolean;
  /** What it is to networks where it is shared. */
  ogType?: Head['ogType'];
  /** True where a query only fills the page in: its one address is the plain one, and nothing else is listed. */
  isFilledIn?: boolean;
  /** False for an answer to a visitor's own words: no canonical address and no language links are told. */
  isAddressed?: boolean;
  Page: ComponentType<PageProps<Found, Output>>;
}

/** Reads another answer for a page, in its language; `undefined` where there is none. Throws ContentUnavailableError. */
export type ReadMore = <Data, Variables extends VariableValues>(
  question: Omit<Question<Data, Variables>, 'locale'>,
) => Promise<Data | undefined>;

/** What a page's component gets. */
export interface PageProps<Found, Output extends Parameters = Parameters> {
  found: Found;
  parameters: Output;
  state: PageState;
}

/** The content of a page, read and ready to be shown in any state. */
export interface LoadedPage {
  /** Tells one version of the content from another. */
  version: string;
  /** For the response: where the content came from. */
  source: Answer<unknown>['source'];
  /** What the page understood of its query, as a query: part of its address. */
  query: string;
  /** Path of the page that has taken its place: it is not to be shown any more. */
  movedTo: string | undefined;
  view(state: PageState): PageView;
}

/** What a page needs to know of its address. */
interface PageAddress {
  slugs: Slugs;
  /** Its query with the question mark, or nothing. */
  search: string;
  locale: Locale;
}

/** A row of the table of page types. */
export interface PageType {
  layout: Layout;
  /** Names of what a request must pass first. */
  guards: readonly string[];
  /** Every form that may be posted to it. */
  forms: readonly FormId[];
  /** Whether search engines are told of it, as it is without a query. */
  isListed: boolean;
  /** `undefined` where the page does not exist. Throws ContentUnavailableError. */
  load(content: Content, address: PageAddress, scope: Scope): Promise<LoadedPage | undefined>;
}

/** Makes a row of the table of page types: its one operation, and what becomes of the answer. */
export function definePage<Data, Variables extends VariableValues, Output extends Parameters, Found extends Entity>(
  definition: PageDefinition<Data, Variables, Output, Found>,
): PageType {
  const { layout, guards = [], forms, validate = areSlugs, policy, operation, find } = definition;
  const plain = readParameters(definition.parameters, new URLSearchParams());
  return {
    layout,
    guards,
    forms: [...layout.forms, ...forms],
    isListed: definition.isListed !== false && mayBeIndexed(definition, plain),
    async load(content, { slugs, search, locale }, scope) {
      if (!validate(slugs, locale)) return undefined;
      const asked = search === '' ? plain : readParameters(definition.parameters, new URLSearchParams(search));
      const variables = definition.variables?.(slugs, asked) ?? pickVariables(operation, { ...asked, ...slugs });
      const isFound = (data: Data) => find(data, locale) !== undefined;
      const wanted = operation.variables.flatMap((name) => slugs[name] ?? []);
      const question = { operation, variables, locale, policy, isFound, slugs: wanted };
      const answer = await content.read(question, scope);
      const found = answer && find(answer.data, locale);
      if (!found) return undefined;
      const parameters = definition.settle?.(asked, found) ?? asked;
      const answers: Answer<unknown>[] = [answer];
      const read: ReadMore = async (more) => {
        const further = await content.read({ ...more, locale }, scope);
        if (further) answers.push(further);
        return further?.data;
      };
      const whole = (await definition.complete?.(found, parameters, read)) ?? found;
      return {
        version: answers.map(({ version }) => version).join('.'),
        source: answers.find(({ source }) => source === 'last-good')?.source ?? answer.source,
        query: buildQuery(parameters),
        movedTo: definition.movedTo?.(found),
        view: (state) => createView(definition, whole, parameters, state),
      };
    },
  };
}

function createView<Data, Variables extends VariableValues, Output extends Parameters, Found extends Entity>(
  definition: PageDefinition<Data, Variables, Output, Found>,
  found: Found,
  parameters: Output,
  state: PageState,
): PageView {
  const { layout, title, trail, describe, css, isAddressed = true, ogType, Page } = definition;
  const { locale, t, path } = state;
  const { seo, translations } = found;
  const own = translations.find((translation) => translation.locale === locale)?.path ?? path;
  const query = definition.isFilledIn ? '' : buildQuery(parameters);
  const home = { label: t('breadcrumb.home'), path: buildPath('home', locale) };
  return {
    head: {
      title: title?.(parameters, state) ?? seo.title,
      description: seo.description ?? undefined,
      canonical: `${own}${query}`,
      // What the page understands of its query means the same in every language.
      alternates: translations.map((translation) => ({ ...translation, path: `${translation.path}${query}` })),
      indexed: mayBeIndexed(definition, parameters),
      isAddressed,
      image: seo.image ?? undefined,
      ogType,
      feed: layout.findFeed?.(locale),
      css: css?.(found, parameters),
    },
    trail: trail ? [home, ...trail(found, state)] : [home],
    describe: (about) => describe?.(found, about) ?? [],
    body: createElement(Page, { found, parameters, state }),
  };
}

function mayBeIndexed<Data, Variables extends VariableValues, Output extends Parameters, Found extends Entity>(
  { isIndexed = true, isFilledIn }: PageDefinition<Data, Variables, Output, Found>,
  parameters: Output,
): boolean {
  if (isFilledIn && buildQuery(parameters) !== '') return false;
  return typeof isIndexed === 'boolean' ? isIndexed : isIndexed(parameters);
}

/** What no slug of content has: nothing that cannot be seen, no part of an address, and it is not longer than this. */
const NO_SLUG = /[\p{C}\p{Z}/\\]/u;
const SLUG_LENGTH = 200;

/** Whether content may have such slugs: it is not asked, and nothing remembered, for what it cannot have. */
function areSlugs(slugs: Slugs): boolean {
  return Object.values(slugs).every((slug) => slug.length <= SLUG_LENGTH && !NO_SLUG.test(slug));
}

/** The variables an operation asks for, by name; one that neither address nor parameters give is left out. */
function pickVariables<Data, Variables extends VariableValues>(
  { variables }: Operation<Data, Variables>,
  values: VariableValues,
): Variables {
  const picked: Record<string, VariableValues[string]> = {};
  for (const name of variables) if (name in values) picked[name] = values[name];
  // The names are those of the operation; a backend refuses what is missing or of another type.
  return picked as Variables;
}
