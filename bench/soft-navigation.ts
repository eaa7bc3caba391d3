import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { median } from './compare.ts';

const VISITS = 9;

/**
 * Milliseconds from the press of a link whose page was fetched ahead to the frame that shows the new heading with the
 * focus on it; the middle one of several visits, each with a browser that has nothing yet.
 */
export async function measureSoftNavigation(from: URL, to: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
      const tab = await context.newPage();
      const isPage = (url: string) => new URL(url).pathname === to;
      const fetchedAhead = tab.waitForEvent('requestfinished', (request) => isPage(request.url()));
      await tab.goto(from.href);
      const link = tab.locator(`main a[href="${to}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await fetchedAhead;
      await tab.evaluate(watchNavigation);
      await link.click();
      await tab.waitForFunction(() => 'navigationTook' in window);
      visits.push(await tab.evaluate(() => (window as unknown as { navigationTook: number }).navigationTook));
      await context.close();
    }
    return median(visits);
  } finally {
    await browser.close();
  }
}

/** In the browser: notes how long it takes from the next press to the frame after a heading has the focus. */
function watchNavigation(): void {
  addEventListener('click', ({ timeStamp: pressed }) => {
    addEventListener('focusin', function arrive({ target }) {
      if (!(target instanceof HTMLHeadingElement)) return;
      removeEventListener('focusin', arrive);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => Object.assign(window, { navigationTook: performance.now() - pressed });
        channel.port2.postMessage(undefined);
      });
    });
  });
}
