import { type Locale, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { products } from '../content/catalogue.ts';
import type { BlockContent, PageContent } from '../content/entities.ts';
import { pages } from '../content/pages/index.ts';
import { projects } from '../content/projects/index.ts';
import type { Block, Page } from '../generated/schema.ts';
import { pageExistsIn } from './addresses.ts';
import { findReferences } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveMark } from './mark.ts';
import { resolveProduct } from './product.ts';
import { resolveProject } from './project.ts';

/** The page of a fixed address in a language; `undefined` where it does not exist. */
export function findPage(key: string, locale: Locale): PageContent<never> | undefined {
  return listPagesIn(locale).find((page) => page.key === key);
}

/** The pages of fixed addresses that exist in a language. */
export function listPagesIn(locale: Locale): PageContent<never>[] {
  return pages.filter((page) => pageExistsIn(page, locale));
}

/** A page of a fixed address in a language that it exists in. */
export function resolvePage(page: PageContent<never>, locale: Locale): Lazy<Page> {
  return {
    ...localiseFields(page, locale),
    actions: () => resolveContent(page.actions ?? [], locale, `${page.key}.actions`),
    image: () => toImage(page.picture, locale),
    blocks: () => page.blocks.map((block) => resolveBlock(block, page.key, locale)),
    translations: () =>
      locales
        .filter((other) => pageExistsIn(page, other))
        .map((other) => ({ locale: other, path: buildPath(page.key, other) })),
    seo: () => toSeo({ kind: 'page', key: page.key }, page.seo, page.picture, locale),
  };
}

const openMap = { pt: 'Ver no mapa', en: 'Open in maps', es: 'Ver en el mapa' } as const;

/** An address on OpenStreetMap, searched for: no key, no account, and nothing loaded before it is wanted. */
function findMap({ street, postalCode, locality }: (typeof site.addresses)[keyof typeof site.addresses]): string {
  const query = new URLSearchParams({ query: `${street}, ${postalCode} ${locality}, Portugal` });
  return `https://www.openstreetmap.org/search?${query}`;
}

/** A block is resolved whole: it is asked for whole, and its kind decides what it holds. */
function resolveBlock(
  content: BlockContent<never>,
  page: string,
  locale: Locale,
): Lazy<Block> & { __typename: string } {
  const path = `${page}.${content.key}`;
  const { key } = content;
  const title = resolveContent(content.title, locale, `${path}.title`);
  const words = <Words>(value: Words) => resolveContent(value, locale, path);
  const lead = 'lead' in content && content.lead !== undefined ? words(content.lead) : null;
  const note = 'note' in content && content.note !== undefined ? words(content.note) : null;
  const fold = 'fold' in content && content.fold !== undefined ? words(content.fold) : null;
  switch (content.block) {
    case 'text':
      return {
        __typename: 'TextBlock',
        key,
        title,
        body: words(content.body),
        image: toImage(content.picture, locale),
      };
    case 'figures':
      return { __typename: 'FiguresBlock', key, title, figures: words(content.figures), note };
    case 'steps':
      return {
        __typename: 'StepsBlock',
        key,
        title,
        lead,
        steps: words(content.steps),
        ledger: content.ledger ?? false,
      };
    case 'questions':
      return { __typename: 'QuestionsBlock', key, title, lead, questions: words(content.questions) };
    case 'cards':
      return {
        __typename: 'CardsBlock',
        key,
        title,
        lead,
        cards: content.cards.map((card) => ({
          key: card.key,
          title: words(card.title),
          text: words(card.text),
          link: card.link ? words(card.link) : null,
          image: toImage(card.picture, locale),
        })),
      };
    case 'table':
      return {
        __typename: 'TableBlock',
        key,
        title,
        lead,
        fold,
        marked: content.marked ?? null,
        tag: content.tag ? words(content.tag) : null,
        columns: words(content.columns),
        rows: content.rows.map((cells) => ({ cells: words(cells) })),
        link: content.link ? words(content.link) : null,
      };
    case 'timeline':
      return {
        __typename: 'TimelineBlock',
        key,
        title,
        fold,
        events: content.events.map((event) => ({ ...words(event), image: toImage(event.picture, locale) })),
      };
    case 'points':
      return {
        __typename: 'PointsBlock',
        key,
        title,
        lead,
        points: words(content.points),
        ledger: content.ledger ?? false,
      };
    case 'branches':
      return {
        __typename: 'BranchesBlock',
        key,
        title,
        branches: content.branches.map((branch) => ({
          ...words(branch),
          ...site.addresses[branch.key],
          map: { label: words(openMap), url: findMap(site.addresses[branch.key]) },
        })),
      };
    case 'marks':
      return {
        __typename: 'MarksBlock',
        key,
        title,
        lead,
        fold,
        marks: words(content.marks).map(resolveMark),
      };
    case 'products':
      return {
        __typename: 'ProductsBlock',
        key,
        title,
        products: findReferences(products, content.products, locale).map((product) => resolveProduct(product, locale)),
      };
    case 'projects':
      return {
        __typename: 'ProjectsBlock',
        key,
        title,
        projects: findReferences(projects, content.projects, locale).map((project) => resolveProject(project, locale)),
      };
    default:
      throw new Error(`${path}: no block is called "${(content satisfies never as { block: string }).block}"`);
  }
}
