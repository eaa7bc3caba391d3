/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file: content that does not fit the contract stops the build, not a visitor.
 */
import { type Locale, locales } from '#shared/i18n/locales.ts';
import * as operations from '../worker/content/generated/operations.ts';
import { categories, products } from './content/catalogue.ts';
import { execute } from './graphql.ts';

const slugs: Readonly<Record<string, readonly Readonly<Record<Locale, string>>[]>> = {
  Category: categories.map((category) => category.slug),
  Product: products.map((product) => product.slug),
};

const problems: string[] = [];
for (const operation of Object.values(operations)) {
  for (const locale of locales) {
    for (const slug of slugs[operation.name] ?? [undefined]) {
      const result = await execute(operation.documents[locale], slug ? { slug: slug[locale] } : {}, operation.name);
      const where = `${operation.name} ${locale} ${slug?.[locale] ?? ''}`.trim();
      for (const error of result.errors ?? [])
        problems.push(`${where}: ${error.path?.join('.') ?? ''} ${error.message}`);
      if (slug && Object.values(result.data ?? {}).includes(null)) problems.push(`${where}: not found`);
    }
  }
}

if (problems.length > 0) {
  console.error(`The content does not fit the contract:\n${problems.join('\n')}`);
  process.exit(1);
}
