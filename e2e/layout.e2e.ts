import { expect } from 'playwright/test';
import { locales } from '#shared/i18n/locales.ts';
import { recordShifts, type Shift, tellShifts } from './layout-shifts.ts';
import { samples, templates, test } from './site.ts';

/* What a page looks like while it loads and when it is moved about, on one page of each page type. */

const portuguese = samples.filter(({ locale }) => locale === 'pt').map(({ path }) => path);

for (const locale of locales) {
  test(`nothing is wider than its window, from 320 to 1920 px (${locale})`, async ({ page }) => {
    test.setTimeout(240_000);
    const wide: string[] = [];
    for (const path of [
      ...samples.filter((sample) => sample.locale === locale).map((sample) => sample.path),
      '/es/nada',
    ]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      wide.push(...(await page.evaluate(findWide)).map((name) => `${path}: ${name}`));
      for (const width of [360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrolled > width) wide.push(`${path}: scrolls to ${scrolled} at ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('on a phone offers stand beside each other, each with all that is said of it below its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(templates.rental.en);
  const seen = await page
    .locator('main table')
    .first()
    .evaluate((table) =>
      [...table.querySelectorAll('th, td')]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => ({ cell, place: cell.getBoundingClientRect() }))
        .toSorted(({ place: one }, { place: other }) => one.left - other.left || one.top - other.top)
        .map(({ cell }) => (cell.tagName === 'TH' ? cell.textContent : 'cell')),
    );
  const offers = ['1 to 7 days', '2 to 12 weeks', '3 to 11 months', '12 to 60 months'];
  expect(seen).toEqual(offers.flatMap((offer) => [offer, 'cell', 'cell', 'cell', 'cell']));
});

test('on a phone the home page is shorter than eleven windows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of Object.values(templates.home)) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(8000);
  }
});

test('on a phone the words of the first view leave its screen uncovered', async ({ page }) => {
  for (const width of [320, 360, 430, 600]) {
    await page.setViewportSize({ width, height: 760 });
    for (const path of Object.values(templates.home)) {
      await page.goto(path);
      const [screen, words] = await Promise.all(
        [page.locator('.hero-screen'), page.locator('h1')].map((part) => part.boundingBox()),
      );
      expect((screen?.y ?? 0) + (screen?.height ?? 760), `${path} at ${width}`).toBeLessThan(words?.y ?? 0);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 360, height: 760 } });

  test('on a phone the screen of the first view answers to a finger', async ({ page }) => {
    await page.goto(templates.home.en);
    const map = page.getByRole('region', { name: 'Try it: a city map on the screen' });
    await map.getByText('Services', { exact: true }).first().tap();
    const centre = map.getByRole('radio', { name: 'Health centre' });
    await map.locator('label', { hasText: 'Health centre' }).locator('i').tap();
    await expect(centre).toBeChecked();
    await expect(map.getByText('Six minutes, step-free')).toHaveCSS('opacity', '1');
    await expect(map.getByText('Next ticket: 27')).toHaveCSS('opacity', '0');
    await expect(map.getByRole('radio', { name: 'River Museum' })).toBeHidden();
  });
});

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`the partners' bar cuts no line of a page that begins with a picture at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const cut: string[] = [];
    const pictured = ['category', 'rental', 'services', 'about', 'recruitment'] as const;
    const paths = pictured.flatMap((template) => Object.values(templates[template]));
    for (const path of ['/vidra-academy', ...paths]) {
      await page.goto(path);
      for (const line of await page.evaluate(listLinesUnderPartners)) cut.push(`${path}: ${line}`);
    }
    expect(cut).toEqual([]);
  });
}

test("the partners' bar is in sight below a first view made for it, and at the end of every page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = page.locator('.footer-partners');
  for (const [path, isFirst] of [
    ['/', true],
    ['/servicos', true],
    ['/contactos', false],
    ['/produtos/ecras-interativos/orion-65', false],
  ] as const) {
    await page.goto(path);
    await expect(bar).toBeVisible({ visible: isFirst });
    await page.evaluate(() => scrollTo(0, 400));
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(listLinesUnderPartners), path).toEqual([]);
  }
});

for (const width of [412, 1280]) {
  // Without fonts: where they come late lines break anew by chance of their words, and `styles.e2e.ts` looks at that.
  test(`nothing moves while pages load and pass by at ${width} px`, async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'It does not tell what moves.');
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(recordShifts);
    await page.route('**/*.woff2', (route) => route.abort());
    const moved: string[] = [];
    for (const path of portuguese) {
      await page.goto(path);
      await page.evaluate(passBy);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
      moved.push(...tellShifts(path, shifts));
    }
    expect(moved).toEqual([]);
  });

  test(`nothing moves while pages arrive in pieces at ${width} px`, async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'It does not tell what moves.');
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(recordShifts);
    await page.route('**/*.woff2', (route) => route.abort());
    const moved: string[] = [];
    for (const [index, path] of portuguese.entries()) {
      // What it is written over need not have its pictures.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Header and footer are the same on every page that has them.
      moved.push(...tellShifts(path, await page.evaluate(arriveInPieces, index > 0)));
    }
    expect(moved).toEqual([]);
  });

  test(`a link to a part of a page never leaves it under the header at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 823 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const covered: string[] = [];
    const seen = new Set<string>();
    for (const path of portuguese) {
      await page.goto(path);
      for (const { id, inFrame } of await page.evaluate(listAnchors)) {
        // What header and footer lead to is the same on every page.
        if (inFrame && seen.has(id)) continue;
        seen.add(id);
        const cover = await page.evaluate(jump, id);
        if (cover !== null) covered.push(`${path}#${id}: ${cover}`);
      }
    }
    expect(covered).toEqual([]);
  });
}

/* These run in the page. */

/** Lines that begin above the bar of partners and end under it. */
async function listLinesUnderPartners(): Promise<string[]> {
  await document.fonts.ready;
  const bar = document.querySelector('.footer-partners')?.getBoundingClientRect().top;
  if (bar === undefined || bar > innerHeight) throw new Error('No bar is seen.');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some(
      ({ top, bottom, left, width }) => width > 2 && left >= 0 && top < bar - 2 && bottom > bar + 3,
    );
    if (isCut) lines.push(text.textContent);
  }
  return lines;
}

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

/** Scrolls through the page, a window at a time, so that all that loads late has its turn. */
async function passBy(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
}

/**
 * Writes the page anew as a slow network would bring it: its head, then a thousand characters at a time, each of them
 * painted before the next comes; with `isFrameKnown` the site's header and footer come at once. Gives what moved.
 */
async function arriveInPieces(isFrameKnown: boolean): Promise<Shift[]> {
  // The page's content policy lets texts become markup by its own policies alone; this one is not made here yet.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Rules } };
  type Rules = { createHTML(text: string): string };
  const trusted = trustedTypes?.createPolicy('page', { createHTML: (text: string) => text });
  const write = (text: string) => document.write(trusted?.createHTML(text) ?? text);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const html = await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text();
  const shifts = Reflect.get(window, 'shifts') as Shift[];
  shifts.length = 0;
  document.open();
  const isBrief = isFrameKnown && html.includes('<header class="header"');
  const start = html.indexOf(isBrief ? '<main' : '<body');
  const end = isBrief ? html.indexOf('</main>') : html.length;
  write(html.slice(0, start));
  // What is seen first comes in the smallest pieces. They end where a tag begins: half a word may take another line.
  for (let at = start, next = at; at < end; at = next) {
    const cut = html.indexOf('<', at + (at - start < 14_000 ? 250 : 1000));
    next = cut < 0 ? end : Math.min(cut, end);
    write(html.slice(at, next));
    await frame();
  }
  write(html.slice(end));
  document.close();
  await frame();
  return shifts;
}

/** The parts of this page that its own links lead to, and whether only links of header and footer do. */
function listAnchors(): { id: string; inFrame: boolean }[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
    ({ pathname, search }) => pathname === location.pathname && search === location.search,
  );
  const ids = new Set(links.map(({ hash }) => decodeURIComponent(hash.slice(1))));
  return [...ids]
    .filter((id) => document.getElementById(id)?.checkVisibility())
    .map((id) => ({ id, inFrame: !links.some((link) => link.hash === `#${id}` && link.closest('main')) }));
}

/**
 * Jumps to a part of the page from its end, because the header is lower on the way up. Says what lies over the upper
 * edge of the part then; null where it is seen.
 */
async function jump(id: string): Promise<string | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await frame();
  await navigation.navigate(`#${id}`).finished;
  await frame();
  const target = document.getElementById(id);
  if (!target) return 'is not there';
  const { left, top, width } = target.getBoundingClientRect();
  if (top < 0) return `is ${-top} px above the window`;
  const seen = document.elementFromPoint(left + width / 2, top + 2);
  const isSeen = seen !== null && (target.contains(seen) || seen.contains(target));
  return isSeen ? null : `is under ${seen?.tagName} ${seen?.className}`;
}
