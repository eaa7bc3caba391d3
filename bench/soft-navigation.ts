import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { median } from './compare.ts';

const VISITS = 9;
/** Milliseconds between coming to a link and pressing it: nobody is quicker, and what a visit needs is fetched then. */
const HOVER = 250;

/**
 * Milliseconds from the press of a link whose page was fetched ahead until the new heading has the focus; the middle one
 * of several visits, each with a browser that has nothing yet.
 */
export async function measureSoftNavigation(from: URL, to: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({
        ...{ viewport: { width: 1280, height: 900 }, locale: 'pt-PT' },
        serviceWorkers: 'block',
      });
      const tab = await context.newPage();
      const isPage = (url: string) => new URL(url).pathname === to;
      const fetchedAhead = tab.waitForEvent('requestfinished', (request) => isPage(request.url()));
      await tab.goto(from.href);
      const link = tab.locator(`main a[href="${to}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await fetchedAhead;
      const took = tab.evaluateHandle(watchNavigation);
      await link.hover();
      await tab.waitForTimeout(HOVER);
      await link.click();
      visits.push(await tab.evaluate(({ promise }) => promise, await took));
      await context.close();
    }
    return median(visits);
  } finally {
    await browser.close();
  }
}

/** In the browser: tells how many milliseconds go by from the next press until a heading has the focus. */
function watchNavigation(): { promise: Promise<number> } {
  const { promise, resolve } = Promise.withResolvers<number>();
  addEventListener('click', ({ timeStamp: pressed }) => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) resolve(performance.now() - pressed);
    });
  });
  return { promise };
}
