import type { ComponentType } from 'react';
import { type FormId, forms as formDefinitions } from '#shared/forms/registry.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageId } from '#shared/routes/table.ts';
import { findBlockSheets } from '../../blocks/block-sheets.ts';
import { describeBlocks } from '../../blocks/describe-blocks.ts';
import { policies } from '../../content/policies.ts';
import { defaultLayout } from '../../layouts/default/DefaultLayout.tsx';
import type { PageState } from '../../view/page-state.ts';
import { definePage, type PageProps, type PageType } from '../define-page.ts';
import { noParameters } from '../parameters.ts';
import { type EditorialData, editorialOperation } from './editorial.generated.ts';

interface EditorialDefinition {
  /** The page type, which is also the key of its content. */
  key: PageId;
  /** The page above it in the breadcrumb, where that is not the home page. */
  parent?: 'about';
  forms?: readonly FormId[];
  /** The key of the block that prepares for its form: who has sent that is not told any more. */
  preparing?: string;
  Page: ComponentType<EditorialProps>;
}

/** What an editorial page says. */
export type Editorial = ReturnType<typeof findEditorial> & object;

export type EditorialProps = PageProps<Editorial>;

/** A page of a fixed address that consists of blocks. */
export function defineEditorialPage({ key, parent, forms = [], preparing, Page }: EditorialDefinition): PageType {
  const isShown = ({ thanks }: PageState, block: Editorial['blocks'][number]) =>
    block.key !== preparing || forms.every((form) => thanks !== formDefinitions[form].thanks);
  return definePage({
    layout: defaultLayout,
    forms,
    policy: policies.standard,
    parameters: noParameters,
    operation: editorialOperation,
    variables: () => ({ key }),
    find: (data, locale) => findEditorial(data, key, parent, locale),
    trail: ({ trail }) => trail,
    css: ({ blocks }) => findBlockSheets(blocks),
    describe: ({ blocks, image, seo }, about) => describeBlocks(blocks, (image ?? seo.image)?.url, about),
    Page: ({ found, ...props }) => (
      <Page {...props} found={{ ...found, blocks: found.blocks.filter((block) => isShown(props.state, block)) }} />
    ),
  });
}

function findEditorial({ page }: EditorialData, key: PageId, parent: EditorialDefinition['parent'], locale: Locale) {
  if (!page) return undefined;
  const above = parent
    ? [{ label: translateTo(locale)(`editorial.parents.${parent}`), path: buildPath(parent, locale) }]
    : [];
  return { ...page, trail: [...above, { label: page.title, path: buildPath(key, locale) }] };
}
