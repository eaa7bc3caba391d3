import { describe, expect, it } from 'vitest';
import { ask, createSite, PRODUCT } from '../testing/site.ts';

const TAGS = 'https://*.googletagmanager.com';
const CRM = 'https://crm.vidra.example';

const visitors = {
  'nobody asked': '',
  refused: 'consent=1.00',
  statistics: 'i18n_redirected=en; consent=1.10',
  all: 'consent=1.11',
} as const;

type Visitor = keyof typeof visitors;

const opened: Record<Visitor, readonly string[]> = {
  'nobody asked': [],
  refused: [],
  statistics: [TAGS],
  all: [TAGS, CRM],
};

const site = createSite();

function visit(visitor: Visitor, path: string, known?: string): Promise<Response> {
  const headers = { Cookie: visitors[visitor], ...(known && { 'If-None-Match': known }) };
  return ask(path, { headers }, site);
}

function listOpened(response: Response): string[] {
  const [, scripts = ''] = /script-src ([^;]*)/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? [];
  return [TAGS, CRM].filter((source) => scripts.split(' ').includes(source));
}

const names = Object.keys(visitors) as Visitor[];
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

describe('the content policy of a page', () => {
  it.each(pairs)('is the visitor’s own, where %s made it and %s comes to it', async (first, second) => {
    for (const visitor of [first, second, first]) {
      const response = await visit(visitor, PRODUCT.en);
      expect(listOpened(response)).toEqual(opened[visitor]);
      expect(response.headers.get('Vary')).toContain('Cookie');
    }
  });

  it.each(pairs)('is sent again where it would be another: of %s, who is now %s', async (before, after) => {
    const tag = (await visit(before, PRODUCT.en)).headers.get('ETag') ?? '';
    const { status } = await visit(after, PRODUCT.en, tag);
    expect(status).toBe(String(opened[before]) === String(opened[after]) ? 304 : 200);
  });

  it('follows the visitor on a search, a thank-you and a page that is not there', async () => {
    for (const path of ['/en/resultados?term=school', `${PRODUCT.en}?thanks=quote`, '/en/nowhere']) {
      const headers = { Accept: 'text/html' };
      const all = await ask(path, { headers: { ...headers, Cookie: visitors.all } }, site);
      expect(listOpened(all), path).toEqual([TAGS, CRM]);
      expect(listOpened(await ask(path, { headers }, site)), path).toEqual([]);
    }
  });

  it('opens for scripts, pictures and connections, and leaves all else as it is', async () => {
    const [closed, open] = await Promise.all(
      (['refused', 'all'] as const).map(async (visitor) =>
        (await visit(visitor, PRODUCT.en)).headers.get('Content-Security-Policy')?.split('; '),
      ),
    );
    const changed = open
      ?.filter((directive) => !closed?.includes(directive))
      .map((directive) => directive.split(' ')[0]);
    expect(changed).toEqual(['script-src', 'img-src', 'connect-src']);
  });
});
