import type { Locale } from '#shared/i18n/locales.ts';
import { articles } from '../content/articles/index.ts';
import { categories, products } from '../content/catalogue.ts';
import { ebooks } from '../content/ebooks/index.ts';
import { internships } from '../content/internships/index.ts';
import { jobs } from '../content/jobs/index.ts';
import { manuals } from '../content/manuals/index.ts';
import { pages } from '../content/pages/index.ts';
import { productSolutionCategories, productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import { topics } from '../content/topics/index.ts';
import { findDocument, findPicture } from '../files.ts';
import { listAddresses } from './addresses.ts';
import { existsIn, findByKey, languagesOf } from './existence.ts';
import { findGaps } from './localise.ts';

/** Everything that content consists of, by the folder its files are in. */
const folders = {
  articles,
  categories,
  ebooks,
  internships,
  jobs,
  manuals,
  pages,
  'product-solutions': [...productSolutionCategories, ...productSolutions],
  products,
  projects,
  solutions: [...solutions, ...solutionDetails],
  topics,
} as const;

/**
 * What keeps an entity from being whole in a language that it exists in, a sentence each, with the file and the field.
 * The types ask for Portuguese, English and Spanish; this asks for any other language that was begun.
 */
export function findContentGaps(): string[] {
  const missing = Object.entries(folders).flatMap(([folder, entities]) =>
    entities.flatMap((entity) =>
      languagesOf(entity).flatMap((locale) =>
        findGaps(entity, locale, `backend/content/${folder}/${entity.key}.ts: ${entity.key}`).map(
          (path) => `${path} is missing in ${locale}`,
        ),
      ),
    ),
  );
  const homeless = products.flatMap((product) => {
    const category = findByKey(categories, product.category);
    return languagesOf(product)
      .filter((locale) => !existsIn(category, locale))
      .map((locale) => `backend/content/products/${product.key}.ts: its category does not exist in ${locale}`);
  });
  const twice = Object.entries(folders).flatMap(([folder, entities]) =>
    findRepeated(entities.map(({ key }) => key)).map((key) => `backend/content/${folder}: "${key}" is there twice`),
  );
  return [...missing, ...homeless, ...twice];
}

/** Addresses of a language that two entities share, a sentence each. */
export function findSharedAddresses(locale: Locale): string[] {
  return findRepeated(listAddresses(locale)).map((path) => `${path} is the address of two entities`);
}

/** Files that content names and that nobody has made yet, a sentence each. */
export function findMissingFiles(): string[] {
  const named = new Set(Object.values(folders).flatMap((entities) => entities.flatMap(listPictures)));
  const unrendered = [...named]
    .filter((id) => !findPicture(id, 'pt'))
    .map((id) => `the picture ${id} is not rendered yet`);
  const documents = [
    ...products.flatMap((product) => product.downloads.map(({ kind }) => ({ entity: product, kind }))),
    ...manuals.map((manual) => ({ entity: manual, kind: 'manual' })),
    ...ebooks.map((ebook) => ({ entity: ebook, kind: 'ebook' })),
  ];
  const unprinted = documents.flatMap(({ entity, kind }) =>
    languagesOf(entity)
      .filter((locale) => !findDocument(entity.key, kind, locale))
      .map((locale) => `${entity.key}: its ${kind} in ${locale} is not printed yet (npm run documents)`),
  );
  return [...unrendered, ...unprinted];
}

/** The ids of the pictures in a piece of content: whatever has an id and a text alternative. */
function listPictures(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const own = 'id' in content && 'alt' in content ? [String(content.id)] : [];
  return [...own, ...Object.values(content).flatMap(listPictures)];
}

function findRepeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}
