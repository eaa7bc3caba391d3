import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import { pingIndexNow } from '../content/index-now.ts';
import { policies } from '../content/policies.ts';
import { recordPurge, tellPurges } from '../content/record-purge.ts';
import { pageTypes } from '../pages/index.ts';
import { verifySignature } from '../request/signature.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { readText } from './post-body.ts';
import { sitemapOperation } from './sitemap.generated.ts';
import { findVisitorKey } from './visitor-address.ts';

export const PURGE_PATH = '/purge';

/** Bytes of a request: some thousand paths. */
const BODY_LIMIT = 256_000;

const isPage = v.check((path: string) => findRoute(path) !== undefined, 'must be the path of a page');
const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictObject({ all: v.literal(true) }),
    v.strictObject({ tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]+(:[\w-]+)?$/))), v.minLength(1)) }),
    v.strictObject({ paths: v.pipe(v.array(v.pipe(v.string(), isPage)), v.minLength(1)) }),
  ]),
);

/**
 * A publish: what the body names is out of date from now on, pages by their paths, entities by kind and key
 * (`product:orion-65`), or everything. Signed; each signature is taken once. Nothing is deleted.
 */
export function purge(services: Services, database: D1Database): Handler<SiteEnv> {
  return async (c) => {
    const scope = c.get('scope');
    c.header('Cache-Control', 'private, no-store');
    const text = await readText(c.req.raw, BODY_LIMIT, scope.deadline);
    const secret = services.settings.purgeSecret;
    const signature =
      text === undefined || secret === undefined
        ? undefined
        : await verifySignature(c.req.header('X-Signature'), text, secret, Date.now());
    if (signature === undefined) return refuse(c, services);
    const body = v.safeParse(bodySchema, text);
    if (!body.success) return c.json({ error: 'all, tags or paths, and the paths those of pages' }, 400);

    const changed = await listChanged(c, services, body.output);
    const paths = changed && [...new Set(changed.flatMap((path) => [path, ...listAbove(path)]))];
    try {
      if (!(await recordPurge(database, { signature, paths }, Date.now(), scope))) return refuse(c, services);
      await tellPurges(database, services.content, scope);
      await services.pages.purge(paths, scope);
    } catch (error) {
      scope.log.error('purge', { error });
      return c.json({ error: 'not everywhere: try again' }, 503, { 'Retry-After': '30' });
    }
    tellSearchEngines(c, services, changed ?? []);
    return c.json({ purged: paths ?? 'all' });
  };
}

/** Whoever guesses is slowed down. */
async function refuse(c: Context<SiteEnv>, { purges }: Services): Promise<Response> {
  const key = `purge:${findVisitorKey(c.req.raw)}`;
  const { success } = await purges.limit({ key }).catch(() => ({ success: true }));
  return success
    ? c.json({ error: 'not signed, signed too long ago, or taken before' }, 401)
    : c.json({ error: 'too many attempts' }, 429, { 'Retry-After': '60' });
}

/** The pages that have changed; `undefined` for all. */
async function listChanged(
  c: Context<SiteEnv>,
  services: Services,
  body: v.InferOutput<typeof bodySchema>,
): Promise<string[] | undefined> {
  if ('all' in body) return undefined;
  if ('paths' in body) return body.paths;
  const tags = new Set(body.tags);
  // Where it lived before, and where it lives now that it is published: of either the other may be unknown.
  const lists = await Promise.all(
    [policies.addresses, policies.never].flatMap((policy) =>
      locales.map(async (locale) => {
        const question = {
          operation: sitemapOperation,
          variables: {},
          locale,
          policy,
          isFound: () => true,
          slugs: [],
        };
        return await services.content.read(question, c.get('scope')).catch(() => undefined);
      }),
    ),
  );
  const addresses = lists.flatMap((list) => list?.data.addresses ?? []);
  return [...new Set(addresses.filter(({ key }) => tags.has(key)).map(({ path }) => path))];
}

/** The pages above one in its address, which list it: of what is new they are all that tells of it. */
function listAbove(path: string): string[] {
  const above = path.slice(0, path.lastIndexOf('/'));
  const page = findRoute(above)?.page;
  return above === '' || page === 'home' ? [] : [above, ...listAbove(above)];
}

function tellSearchEngines(c: Context<SiteEnv>, { settings }: Services, paths: readonly string[]): void {
  const asked = c.get('url');
  const urls = paths.flatMap((path) => {
    const match = findRoute(path);
    return match && pageTypes[match.page].isListed ? `${findOrigin(settings, match.locale, asked)}${path}` : [];
  });
  if (settings.indexNowKey === '' || urls.length === 0) return;
  c.get('scope').waitUntil(pingIndexNow(urls, settings.indexNowKey, c.get('scope')));
}
