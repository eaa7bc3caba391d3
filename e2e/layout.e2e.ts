import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { locales } from '#shared/i18n/locales.ts';
import { samples, test } from './site.ts';

/* What a page looks like while it loads and when it is moved about, on one page of each page type. */

const portuguese = samples.filter(({ locale }) => locale === 'pt').map(({ path }) => path);

for (const locale of locales) {
  test(`nothing is wider than a window of 320 px (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const { path } of samples.filter((sample) => sample.locale === locale)) {
      await page.goto(path);
      wide.push(...(await page.evaluate(findWide)).map((name) => `${path}: ${name}`));
    }
    expect(wide).toEqual([]);
  });
}

for (const width of [412, 1280]) {
  test(`nothing moves while pages load and pass by at ${width} px, though the fonts come late`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(recordShifts);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const moved: string[] = [];
    for (const path of portuguese) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.fonts.check('700 16px Poppins'))).toBe(true);
      await passBy(page);
      for (const shift of await page.evaluate(() => Reflect.get(window, 'shifts') as string[])) {
        moved.push(`${path}: ${shift}`);
      }
    }
    expect(moved).toEqual([]);
  });

  test(`a link to a part of a page never leaves it under the header at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 823 });
    const covered: string[] = [];
    for (const path of portuguese) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const id of await page.evaluate(listAnchors)) {
        // From below: where the header hides on the way down, this brings it back.
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.evaluate(jump, id);
        await page.waitForFunction(isStill);
        const cover = await page.evaluate(findCover, id);
        if (cover !== null) covered.push(`${path}#${id}: ${cover}`);
      }
    }
    expect(covered).toEqual([]);
  });
}

/** Scrolls through the page, a window at a time, so that all that loads late has loaded. */
async function passBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

/* These run in the page. */

/** What stands out of the window sideways, where no box of its own scrolls or cuts it. */
function findWide(): string[] {
  const isCut = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= innerWidth + 1)
        return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const outside = right > innerWidth + 1 || left < -1;
    return (
      outside && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !isCut(element)
    );
  });
  const scrolls =
    document.documentElement.scrollWidth > innerWidth ? [`scrolls to ${document.documentElement.scrollWidth}`] : [];
  return [...scrolls, ...wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`)];
}

function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = 'sources' in entry ? (entry.sources as { node?: Node | null }[]) : [];
      const names = sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName,
      );
      if ('value' in entry && Number(entry.value) >= 0.001)
        shifts.push(`${Number(entry.value).toFixed(4)} ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The parts of this page that its own links lead to. */
function listAnchors(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
  const ids = links
    .filter(({ pathname }) => pathname === location.pathname)
    .map(({ hash }) => decodeURIComponent(hash.slice(1)));
  return [...new Set(ids)].filter((id) => document.getElementById(id)?.checkVisibility());
}

function jump(id: string): void {
  location.hash = '';
  location.hash = `#${id}`;
}

/** Whether nothing has scrolled for a while. */
async function isStill(): Promise<boolean> {
  const before = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 150));
  return scrollY === before;
}

/** What lies over the upper edge of a part of the page; null where the part itself is seen. */
function findCover(id: string): string | null {
  const target = document.getElementById(id);
  if (!target) return 'is not there';
  const { left, top, width } = target.getBoundingClientRect();
  if (top < 0) return `is ${-top} px above the window`;
  const seen = document.elementFromPoint(left + width / 2, top + 2);
  const isSeen = seen !== null && (target.contains(seen) || seen.contains(target));
  return isSeen ? null : `is under ${seen?.tagName} ${seen?.className}`;
}
