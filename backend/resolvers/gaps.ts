import { categories, products, projects, solutions } from '../content/catalogue.ts';
import { findDocument } from '../files.ts';
import { existsIn, findByKey, languagesOf } from './existence.ts';
import { findGaps } from './localise.ts';

/**
 * What keeps an entity from being whole in a language that its slug says it exists in, a sentence each, with the file
 * and the field. The types ask for Portuguese, English and Spanish; this asks for any other language that was begun.
 */
export function findContentGaps(): string[] {
  const folders = { categories, products, projects, solutions };
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
  const unprinted = products.flatMap((product) =>
    languagesOf(product).flatMap((locale) =>
      product.downloads
        .filter(({ kind }) => !findDocument(product.key, kind, locale))
        .map(({ kind }) => `${product.key}: its ${kind} in ${locale} is not printed yet (npm run datasheets)`),
    ),
  );
  return [...missing, ...homeless, ...unprinted];
}
