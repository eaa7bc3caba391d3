import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { recordShifts, type Shift } from './layout-shifts.ts';
import { everyPage, findPageId, templates, test } from './site.ts';

const pages = {
  ...Object.fromEntries(Object.entries(templates).map(([name, { en }]) => [name, en])),
  status: '/en/no',
};

/** Most bytes of a page with its styles, compressed: 18 KB. The home page shows two dozen pictures, each in two formats. */
const MOST_BYTES = 18 * 1024;
/** Most bytes of its styles, compressed: 8 KB. */
const MOST_STYLE_BYTES = 8 * 1024;

for (const [name, path] of Object.entries(pages)) {
  test(`the styles of ${name} stand in the page, are small, and are allowed by that answer alone`, async ({
    request,
  }) => {
    // Twice: the second answer comes from the memory of pages.
    for (const answer of ['rendered', 'remembered']) {
      const response = await request.get(path, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      expect(sheets, `${answer}, ${response.status()}`).toHaveLength(1);
      const [css = ''] = sheets;
      const hash = createHash('sha256').update(css).digest('base64');
      expect(response.headers()['content-security-policy'], answer).toContain(`style-src 'self' 'sha256-${hash}';`);
      expect(html, answer).not.toMatch(/rel="?(stylesheet(?!" media="print")|preload)/);
      expect(gzipSync(css).byteLength).toBeLessThanOrEqual(MOST_STYLE_BYTES);
      expect(gzipSync(html).byteLength).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
}

/** As many models as stand beside each other, of the family with the most rows. */
const COMPARISON =
  '/es/productos/escaparates-interactivos?compare=rua-55&compare=rua-75&compare=dueto-55&compare=claro-46';

test('the heaviest pages are small with their styles in every language', async ({ request }) => {
  const products = everyPage.filter((path) => findPageId(path) === 'product');
  for (const path of [...Object.values(templates.home), ...products, COMPARISON]) {
    const html = await (await request.get(path)).body();
    expect(gzipSync(html).byteLength, path).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('the answer names the first picture ahead, as the page itself asks for it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requests.push(request.url());
  });
  const response = await page.goto(templates.product.pt, { waitUntil: 'networkidle' });
  const link = response?.headers().link ?? '';
  expect(link).toMatch(/^<[^>]+>; rel=preload; as=image; type="image\/avif"; imagesrcset="[^"]+"; imagesizes="[^"]+"/);
  const first = page.locator('main img').first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(link).toContain(new URL(shown).pathname);
  expect(requests.filter((url) => url === shown)).toHaveLength(1);
});

test('a browser loads no style sheet but that of paper, no preloaded font, and nothing moves when the fonts arrive', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' && !request.url().includes('/assets/print-'))
      sheets.push(request.url());
  });
  await page.addInitScript(recordShifts);
  // Fonts that come late: the page is shown in the fallback first.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (const path of [templates.home.pt, templates.product.es, templates.category.en]) {
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      await page.goto(path);
      await page.waitForFunction(() => document.fonts.check('700 16px Poppins'));
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(moved, `${path} at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
    }
  }
  expect(sheets).toEqual([]);
});

test('static files have the security headers that concern them', async ({ request }) => {
  const headers = (await request.get('/icon.svg')).headers();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});
