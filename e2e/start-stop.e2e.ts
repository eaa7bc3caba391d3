import { expect, type Page } from 'playwright/test';
import { build } from 'vite';
import { pageStyles } from '../tools/page-styles/plugin.ts';
import { templates, test } from './site.ts';

// What these tests add to a page is not what its policy lets in.
test.use({ bypassCSP: true });

/** The client as one script that leaves `start` to the test. */
async function bundleClient(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pageStyles()],
    build: {
      write: false,
      lib: { entry: 'client/start.ts', formats: ['iife'], name: 'client' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [script] = bundle?.output ?? [];
  if (!script) throw new Error('The client could not be bundled');
  return script.code;
}

let client: string;
test.beforeAll(async () => {
  client = await bundleClient();
});

/** Opens a page whose own client is kept away, so that only the test starts it. */
async function open(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(templates.product.en);
  await page.addScriptTag({ content: client });
}

test('what is started and stopped many times leaves no listener behind', async ({ page, context }) => {
  await open(page);
  const session = await context.newCDPSession(page);
  const count = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  };
  const round = (times: number) =>
    page.evaluate(async (rounds) => {
      const island = document.querySelector('#orcamento [data-island]');
      if (!island) throw new Error('The page has no island');
      const markup = island.innerHTML;
      island.scrollIntoView();
      for (let index = 0; index < rounds; index++) {
        const stop = Reflect.get(window, 'client').start(document);
        while (!island.hasAttribute('data-awake')) await new Promise((resolve) => setTimeout(resolve, 10));
        stop();
        for (const other of document.querySelectorAll('[data-island]')) other.innerHTML ||= markup;
      }
    }, times);
  await session.send('Performance.enable');
  await round(3);
  const before = await count();
  await round(20);
  // One left behind each time would be twenty for good; the collector gets to the others at its own pace.
  await expect.poll(async () => (await count()) - before).toBeLessThan(10);
});

test('an island that waits for a touch wakes with it and loses nothing of it', async ({ page }) => {
  await open(page);
  const form = page.locator('form:has(input[value="product-contact"])');
  await form.locator('[name=name]').fill('Ana');
  // What has the focus is being touched: it would wake at once.
  await form.locator('[name=name]').blur();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.dataset.when = 'touch';
    Reflect.get(window, 'client').start(document);
  });
  await form.locator('[name=name]').scrollIntoViewIfNeeded();
  await expect(page.locator('#orcamento [data-awake]')).toHaveCount(0);
  const url = page.url();
  // At once, so that the island is still asleep when the click comes.
  const presses = await form.locator('[type=submit]').evaluateHandle((button: HTMLButtonElement) => {
    const seen: string[] = [];
    button.addEventListener('pointerdown', ({ type }) => seen.push(type));
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
    return seen;
  });
  // The very click that woke it was taken by the island: checked in place, without leaving the page.
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.locator('[name=name]')).toHaveValue('Ana');
  await expect(page.locator('.newsletter [data-awake]')).toHaveCount(0);
  expect(page.url()).toBe(url);
  // The touch itself, and once more for those who listen only now.
  expect(await presses.jsonValue()).toEqual(['pointerdown', 'pointerdown']);
});
