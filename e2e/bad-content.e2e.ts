import { expect } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { MARK, type Manner } from './bad-content.ts';
import { findElements, type PageDocument, readAttribute, readPage, readText } from './documents.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { samples, startSite, test } from './site.ts';

/* A backend whose content fits the contract and is bad all the same: one page of each page type, in each language. */

for (const manner of ['bare', 'hostile'] satisfies Manner[]) {
  test.describe(`pages of ${manner} content`, () => {
    let site: Awaited<ReturnType<typeof startSite>>;
    let stop: () => Promise<void>;
    let pages: PageDocument[];

    test.beforeAll(async () => {
      const healthy = createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] });
      const { url } = await healthy.listen();
      const backend = await startFaultyBackend(url.origin);
      backend.fault = manner;
      site = await startSite({ BACKEND_URL: backend.url });
      stop = async () => {
        await site.stop();
        await backend.stop();
        await healthy.close();
      };
      // The first answer of a backend takes as long as its start, and the site waits five seconds for any: so it has
      // started before the site asks it, and is never asked for two pages at once, however busy the machine is.
      await fetch(`${url.origin}/graphql?query={__typename}`);
      pages = [];
      for (const { path } of samples) pages.push(await readPage(site.url, path));
    });

    test.afterAll(() => stop());

    test('stand, and are safe', () => {
      const wrong = pages.flatMap((page) => judge(page).map((fault) => `${page.path}: ${fault}`));
      expect(wrong).toEqual([]);
      // The long text is in every page, or the test would be of the good content.
      const spoilt = pages.filter(({ root }) => readText(root).includes('muito comprido muito comprido'));
      expect(spoilt.length).toBe(manner === 'hostile' ? pages.length : 0);
    });

    test('run nothing in a browser, and are seen', async ({ page }) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
      await page.setViewportSize({ width: 360, height: 740 });
      for (const { path } of samples.filter(({ locale }) => locale === 'pt')) {
        await page.goto(`${site.url}${path}`);
        if (await page.evaluate((mark) => Reflect.has(window, mark), MARK)) wrong.push(`${path}: content has run`);
        if (!(await page.locator('h1').isVisible())) wrong.push(`${path}: no heading is seen`);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overhang > 0) wrong.push(`${path}: is ${overhang} px wider than a phone`);
      }
      expect(wrong).toEqual([]);
    });

    test(manner === 'bare' ? 'are nothing to speak of in the log' : 'are named in the log, fault by fault', () => {
      const log = site.readLog().filter((line) => line.startsWith('{'));
      expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
      if (manner === 'hostile') {
        expect(log.join('\n')).toContain('unknown kind NovelBlock');
        expect(log.join('\n')).toContain('an address that leads elsewhere');
      }
    });
  });
}

/** What is wrong with a page, whatever its content says. */
function judge({ status, root }: PageDocument): string[] {
  const elements = findElements(root);
  const scripts = findElements(root, 'script').filter(
    (script) =>
      !readAttribute(script, 'src')?.startsWith('/') &&
      !/^application\/(ld\+)?json$/.test(readAttribute(script, 'type') ?? ''),
  );
  const addresses = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formAction'].flatMap((name) => readAttribute(element, name) ?? []),
  );
  const text = findElements(root, 'main').map(readText).join(' ');
  return [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(findElements(root, 'h1').length === 1 ? [] : [`has ${findElements(root, 'h1').length} first headings`]),
    ...scripts.map((script) => `has the script ${readText(script)}`),
    ...(findElements(root, 'style').length === 1 ? [] : ['has styles of its content']),
    ...findElements(root, 'iframe', 'base', 'object', 'embed').map(({ tagName }) => `has ${tagName}`),
    ...findElements(root, 'meta').flatMap((meta) => (readAttribute(meta, 'httpEquiv') ? ['has a meta refresh'] : [])),
    ...elements.flatMap(({ tagName, properties }) =>
      Object.keys(properties).flatMap((name) => (/^on|^style$/i.test(name) ? [`has ${tagName} with ${name}`] : [])),
    ),
    ...addresses.flatMap((address) => (isSafe(address) ? [] : [`leads to ${address}`])),
    ...(/\b(?:undefined|null|NaN|\[object)\b/.test(text) ? ['says undefined, null or the like'] : []),
  ];
}

/** An address of the site as a browser writes it, or one elsewhere that no content could have made. */
function isSafe(address: string): boolean {
  const isPlain = /^[\x21-\x7e]*$/.test(address);
  return (
    isPlain && !/^\s*(?:javascript|data|vbscript):/i.test(address) && !/^(?:https?:)?[/\\]{2}elsewhere/.test(address)
  );
}
