import { expect, type Page } from 'playwright/test';
import { samples, templates, test } from './site.ts';

test.use({ prefetches: true });

/** Marks the document that is shown, so that one that was loaded anew is told from one that stayed. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = '';
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await mark(page);
}

function stayed(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.stayed !== undefined);
}

/** A page that asks for no other by itself. */
async function openAlone(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, path);
}

/** Follows a link of the page's main part as a visitor would who finds it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, href);
}

test('a link shows its page in place: address, title, language, heading, focus, and all the head says', async ({
  page,
}) => {
  await open(page, templates.home.es);
  // A product of the sector that stands open.
  const link = page.locator('main details[open] li a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
  expect(await stayed(page)).toBe(true);
  await expect(page.locator('[role=status][data-lasting]')).toHaveText(await page.title());
  const readHead = () =>
    page.evaluate(() =>
      [...document.head.children]
        .filter(({ localName }) => localName !== 'style')
        .map(({ outerHTML }) => outerHTML)
        .toSorted(),
    );
  const head = await readHead();
  await page.goto(path);
  expect(await stayed(page)).toBe(false);
  expect(await readHead()).toEqual(head);
});

test('a page that was come to looks as one that was loaded', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = samples.filter(({ locale }) => locale === 'es').map(({ path }) => path);
  /** Where every element of the page stands, and in which letters. */
  const survey = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, 0);
      return [...document.body.querySelectorAll(':not([data-lasting], script, source, option, [data-island] *)')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
          const look = `${element.localName} ${color} ${fontSize} ${fontWeight} ${backgroundColor}`;
          return { look, box: [x, y, width, height] };
        });
    });
  await open(page, templates.home.es);
  const found = new Map<string, Awaited<ReturnType<typeof survey>>>();
  for (const path of paths) {
    await follow(page, path);
    await expect(page).toHaveURL(path, { timeout: 30_000 });
    await expect(page.locator('h1')).toBeFocused();
    // Until then only its beginning is laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    found.set(path, await survey());
  }
  expect(await stayed(page)).toBe(true);
  for (const [path, places] of found) {
    await page.goto(path);
    const same = places.map(({ look, box }) => ({ look, box: box.map((value) => expect.closeTo(value, 0)) }));
    await expect(async () => {
      // What answers a visitor is loaded with the first sign of one that it hears, and adds its buttons: each time the
      // pointer comes from one element to another, in case nobody listened yet the last time.
      await page.mouse.move(1, 400);
      await page.mouse.move(0, 0);
      expect(await survey(), path).toEqual(same);
    }).toPass({ timeout: 20_000 });
  }
});

test('the newest click wins, and what was overtaken is not shown', async ({ page }) => {
  await openAlone(page, templates.home.en);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${templates.support.en}`, async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, templates.support.en);
  await follow(page, templates.services.en);
  await expect(page).toHaveURL(templates.services.en);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(templates.services.en);
  await expect(page.locator('h1')).toBeFocused();
  expect(await stayed(page)).toBe(true);
});

test('back and forward show their pages where they were left', async ({ page }) => {
  await open(page, templates.product.pt);
  await page.evaluate(() => scrollTo(0, 1500));
  await follow(page, templates.services.pt);
  await expect(page).toHaveURL(templates.services.pt);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL(templates.product.pt);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect(page).toHaveTitle(/^Instalação/);
  expect(await stayed(page)).toBe(true);
});

for (const [width, offset] of [
  [1280, 127],
  [360, 84],
] as const) {
  test(`a link to a part of another page leads there, ${offset} px below the edge at ${width} px, and so does the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, templates.home.pt);
    await follow(page, `${templates.contacts.pt}#formulario-contacto`);
    await expect(page).toHaveURL(`${templates.contacts.pt}#formulario-contacto`);
    const target = page.locator('#formulario-contacto');
    await expect(target).toBeFocused();
    await expect.poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(offset);
    expect(await stayed(page)).toBe(true);
  });
}

test('a link to a part of the page shown leads there after a moment, and so does the focus', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, templates.product.en);
  const link = page.locator('.section-navigation a').last();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/#/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    })
    // Its ground begins where the bar of the product ends.
    .toBe(116);
  await expect(target).toBeFocused();
});

test('an old address leads in place to where its page is now', async ({ page }) => {
  await open(page, templates.home.en);
  await follow(page, '/en/recruitment/vagas?utm_source=x');
  await expect(page).toHaveURL('/en/recrutamento/vagas?utm_source=x');
  expect(await stayed(page)).toBe(true);
});

test('a page that is not there is shown in place, with its words', async ({ page }) => {
  await open(page, templates.home.en);
  await follow(page, '/en/nowhere');
  await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND.');
  expect(await stayed(page)).toBe(true);
});

test('a page of another version of the site is loaded whole', async ({ page }) => {
  await page.route(`**${templates.support.en}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/main-[\w-]+\.js/, 'main-of-tomorrow.js') });
  });
  await openAlone(page, templates.home.en);
  await follow(page, templates.support.en);
  await expect(page).toHaveURL(templates.support.en);
  await expect.poll(() => stayed(page).catch(() => true)).toBe(false);
});

test('what is no page is loaded whole', async ({ page }) => {
  await openAlone(page, templates.home.en);
  await page.route(`**${templates.services.en}`, (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Plain' }),
  );
  await follow(page, templates.services.en);
  await expect(page.locator('body')).toHaveText('Plain');
});

test('a page that lost a part of its scripts leads to one that is loaded whole', async ({ page }) => {
  await page.route('**/assets/suggestions-*', (route) => route.abort());
  // Where it was loaded anew already it stays, and does without.
  await page.goto(templates.home.en);
  await page.reload();
  await mark(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('suggestions'));
  await page.locator('[data-search-box] summary').click();
  await lost;
  await follow(page, templates.support.en);
  await expect(page).toHaveURL(templates.support.en);
  await expect.poll(() => stayed(page).catch(() => true)).toBe(false);
});

test('a browser without the Navigation API loads its pages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await open(page, templates.home.en);
  await follow(page, templates.support.en);
  await expect(page).toHaveURL(templates.support.en);
  expect(await stayed(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(templates.home.en);
});

test('the bar comes after a moment, goes red where nothing arrives, and the browser takes over', async ({ page }) => {
  await openAlone(page, templates.home.en);
  const bar = page.locator('.progress-bar');
  let asked = 0;
  await page.route(`**${templates.support.en}`, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await expect(bar).toHaveClass(/rising/);
    const { height, y } = (await bar.boundingBox()) ?? {};
    expect({ height, y }).toEqual({ height: 2, y: 0 });
    await page.evaluate(() => {
      new MutationObserver(() => {
        const bar = document.querySelector('.progress-bar-failed');
        if (bar) sessionStorage.setItem('red', getComputedStyle(bar).backgroundColor);
      }).observe(document.body, { subtree: true, attributes: true });
    });
    await route.abort();
  });
  await follow(page, templates.support.en);
  await expect.poll(() => stayed(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(templates.support.en);
  expect(await page.evaluate(() => sessionStorage.getItem('red'))).toBe('rgb(217, 45, 32)');
});

test.describe('pages fetched ahead', () => {
  /** Addresses of pages that scripts have asked for, in their order. */
  async function watch(page: Page): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch')
        asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    return asked;
  }

  test('are some of those in sight, never searches, posts or files, and are there for the click', async ({ page }) => {
    const asked = await watch(page);
    await page.goto(templates.category.en, { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(asked.filter((path) => /\?|\.\w+$|^\/(?:media|locale)/.test(path))).toEqual([]);
    const [path] = asked;
    if (path === undefined) throw new Error('Nothing was fetched ahead');
    await follow(page, path);
    await expect(page).toHaveURL(path);
    expect(asked.filter((other) => other === path)).toHaveLength(1);
  });

  test('are none where data is dear', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const asked = await watch(page);
    await page.goto(templates.category.en, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });
});

test.describe('many pages', () => {
  // What is fetched ahead would be fetched hundreds of times.
  test.use({ prefetches: false });

  test('a hundred pages one after another leave nothing behind', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium tells how much a page holds.');
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable');
    const round = [templates.product.pt, templates.home.pt, templates.contacts.pt, templates.category.pt];
    const visit = async (path: string) => {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toBeFocused();
    };
    const weigh = async () => {
      await visit(templates.support.pt);
      await page.waitForLoadState('networkidle');
      for (let pass = 0; pass < 3; pass++) await tools.send('HeapProfiler.collectGarbage');
      const { metrics } = await tools.send('Performance.getMetrics');
      const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { nodes: read('Nodes'), listeners: read('JSEventListeners'), heap: read('JSHeapUsedSize') };
    };
    await open(page, templates.home.pt);
    for (let step = 0; step < 40; step++) await visit(round[step % round.length] ?? '');
    const before = await weigh();
    for (let step = 0; step < 100; step++) await visit(round[step % round.length] ?? '');
    // What the browser keeps of pages that went goes when it has time: a page has some 1,500 nodes, a hundred of them 150,000.
    await expect(async () => {
      const after = await weigh();
      expect(after.nodes).toBeLessThan(before.nodes + 1_500);
      expect(after.listeners).toBeLessThan(before.listeners + 100);
      expect(after.heap).toBeLessThan(before.heap + 1_000_000);
    }).toPass({ timeout: 20_000 });
  });
});
