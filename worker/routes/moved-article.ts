import { findRoute } from '#shared/routes/find.ts';
import { addressesOperation } from '../content/addresses.generated.ts';
import { policies } from '../content/policies.ts';
import type { Content } from '../content/question.ts';
import type { Scope } from '../request/scope.ts';

/** Where the old site had its articles. */
const OLD_PLACE = /^\/pt\/([^/]+)\/?$/i;

/** Where an article lives that is asked for as the old site had it, `/pt/{slug}`; `undefined` where it has none such. */
export async function findMovedArticle(content: Content, pathname: string, scope: Scope): Promise<string | undefined> {
  const slug = OLD_PLACE.exec(pathname)?.[1]?.toLowerCase();
  if (slug === undefined) return undefined;
  const question = {
    operation: addressesOperation,
    variables: {},
    locale: 'pt' as const,
    policy: policies.addresses,
    isFound: () => true,
    slugs: [],
  };
  const answer = await content.read(question, scope);
  const paths = answer?.data.addresses.map(({ path }) => path);
  return paths?.find((path) => path.endsWith(`/${slug}`) && findRoute(path)?.page === 'article');
}
