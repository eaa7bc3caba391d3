/**
 * `npm run smoke -- https://www.example.com`: asks a deployed site from outside what a visitor, a search engine and a
 * monitor would, and changes nothing. One line a check; fails where one does.
 */
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';

/** Milliseconds that an answer may take from wherever this runs: more than the worker ever does. */
const PATIENCE = 10_000;

const origin = parseOrigin(process.argv[2]);
let failed = 0;

await check('the worker runs', async () => expectStatus(await get('/health/live'), 200));
await check('content and leads are well', async () => {
  const response = await get('/health');
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
});
for (const locale of locales) {
  await check(`the home page in ${locale}`, () => checkPage(buildPath('home', locale), locale));
  await check(`the products in ${locale}`, () => checkPage(buildPath('products', locale), locale));
}
await check('a page is not sent again to who has it', async () => {
  const tag = (await get('/')).headers.get('ETag');
  if (tag === null) throw new Error('no ETag');
  // A proxy that compresses makes it a weak one.
  expectStatus(await get('/', { 'If-None-Match': tag }), 304);
});
await check('its script, its pictures and its icon', async () => {
  const html = await (await get('/')).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length < 2) throw new Error(`only ${paths.length} files named`);
  for (const path of [...new Set(paths).values(), '/icon.svg']) expectStatus(await get(path), 200, path);
});
await check('the sitemap names pages of this site, and they are there', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  if (urls.length === 0) throw new Error('it is empty');
  const every = Math.ceil(urls.length / 10);
  for (const url of urls.filter((_, index) => index % every === 0))
    expectStatus(await get(url.pathname), 200, url.href);
});
await check('what is not there is 404, in a page and not in a cache', async () => {
  const response = await get('/smoke-test-of-nothing');
  expectStatus(response, 404);
  if (!(await response.text()).includes('<h1')) throw new Error('no page');
  if (response.headers.get('Cache-Control')?.includes('no-store') !== true) throw new Error('a cache may keep it');
});
await check('an address written otherwise leads to its one spelling, and nowhere else', async () => {
  for (const [path, target] of [
    [`${buildPath('products', 'pt')}/`, buildPath('products', 'pt')],
    ['//elsewhere.example/produtos', undefined],
    ['/locale?to=https://elsewhere.example', undefined],
  ] as const) {
    const location = (await get(path)).headers.get('Location');
    if (target !== undefined && location !== target) throw new Error(`${path} leads to ${location}`);
    if (location !== null && new URL(location, origin).host !== origin.host) throw new Error(`${path}: ${location}`);
  }
});
await check('the inbox, previews and publishing are closed', async () => {
  // On the machine that serves the site its inbox is open.
  if (!/^(localhost|127\.|\[::1\])/.test(origin.hostname)) {
    const inbox = await get('/inbox');
    if (inbox.status === 200) throw new Error('anybody may read the inbox');
  }
  expectStatus(await get('/purge'), 405, '/purge');
  expectStatus(await get('/session'), 405, '/session');
});

console.log(failed === 0 ? `${origin.origin} is well` : `${origin.origin}: ${failed} of the checks failed`);
process.exitCode = failed === 0 ? 0 : 1;

function parseOrigin(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text)) throw new Error('smoke: npm run smoke -- https://www.example.com');
  return new URL(text);
}

async function check(what: string, judge: () => Promise<void>): Promise<void> {
  try {
    await judge();
    console.log(`ok      ${what}`);
  } catch (error) {
    failed++;
    console.log(`failed  ${what}: ${error instanceof Error ? error.message : error}`);
  }
}

/** As a visitor without a language or a cookie, who follows no redirect. */
function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const accept = { Accept: 'text/html,*/*', 'Accept-Language': '' };
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(`${origin.origin}${path}`, { headers: { ...accept, ...headers }, redirect: 'manual', signal });
}

function expectStatus(response: Response, status: number, what = response.url): void {
  if (response.status !== status) throw new Error(`${what} answered ${response.status}`);
}

async function checkPage(path: string, locale: Locale): Promise<void> {
  const response = await get(path);
  expectStatus(response, 200);
  const html = await response.text();
  if (!html.includes(`<html lang="${localeFacts[locale].tag}"`)) throw new Error('another language');
  if (html.split('<h1').length !== 2) throw new Error('not one heading');
  if (!html.trimEnd().endsWith('</html>')) throw new Error('it breaks off');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  if (!policy.includes("default-src 'none'")) throw new Error('no content policy');
  for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Cache-Status', 'ETag'])
    if (!response.headers.has(name)) throw new Error(`no ${name}`);
  if (response.headers.has('Set-Cookie')) throw new Error('it sets a cookie');
}
