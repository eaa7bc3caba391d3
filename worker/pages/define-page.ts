import type { ReactElement } from 'react';
import type { FormId } from '#shared/forms/registry.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import type { Operation } from '../backend/operation.ts';
import type { MenusData } from '../content/generated/operations.ts';
import type { Content } from '../content/read.ts';
import type { Crumb } from '../view/crumb.ts';
import type { Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';

/** A page made of its content. */
export interface PageView {
  menu: MenusData;
  head: Head;
  breadcrumb: readonly Crumb[];
  body: ReactElement;
}

type Variables = Readonly<Record<string, string>>;

/** Every operation of a page asks for the menus too: one request a page at most. */
interface PageData {
  menu: MenusData;
}

interface PageDefinition<Data extends PageData, Params extends Variables> {
  id: PageId;
  /** Forms that may be posted to this page. */
  forms: readonly FormId[];
  operation: Operation<Data, Params>;
  /** The operation's variables, from the slugs of the address and the term that is looked for. */
  variables(slugs: Variables, term: string | undefined): Params;
  /** `undefined` where the content does not exist. */
  view(data: Data, state: PageState): PageView | undefined;
}

/** The content of a page, read and ready to be shown in any state. */
export interface LoadedPage {
  /** Tells one version of the content from another. */
  version: number;
  /** For the response: where the content came from. */
  source: string;
  /** Also there where the page itself does not exist. */
  menu: MenusData;
  view(state: PageState): PageView | undefined;
}

/** What a page needs to know of its address. */
interface PageAddress {
  slugs: Variables;
  locale: Locale;
  term: string | undefined;
}

/** A row of the table of page types. */
export interface PageType {
  id: PageId;
  forms: readonly FormId[];
  load(content: Content, address: PageAddress, waitUntil: (work: Promise<unknown>) => void): Promise<LoadedPage>;
}

/** Makes a row of the table of page types: its one operation, and what becomes of the answer. */
export function definePage<Data extends PageData, Params extends Variables>(
  definition: PageDefinition<Data, Params>,
): PageType {
  const { id, forms, operation, variables, view } = definition;
  return {
    id,
    forms,
    async load(content, { slugs, locale, term }, waitUntil) {
      const answer = await content.read(operation, variables(slugs, term), locale, waitUntil);
      return {
        version: answer.storedAt,
        source: answer.source,
        menu: answer.data.menu,
        view: (state) => view(answer.data, state),
      };
    },
  };
}
