import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'playwright/test';
import { findLocale } from '#shared/i18n/locales.ts';
import { findViolations } from './axe.ts';
import { templates, test } from './site.ts';

/** Each template and each state of a page once, in the three languages: what holds for one of a kind holds for all. */
const kinds: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(templates).map(([name, paths]) => [name, Object.values(paths)])),
  'no page': ['/nada', '/en/nothing', '/es/nada'],
  search: ['/resultados?term=abc', '/en/resultados?term=abc', '/es/resultados?term=xyzzy'],
  thanks: [`${templates.product.pt}?obrigado=quote`, '/en?thanks=newsletter', `${templates.product.es}?gracias=quote`],
  'thanks for what is no more': ['/es/productos/pantallas-interactivas/retirado?gracias=quote'],
};

for (const [kind, paths] of Object.entries(kinds)) {
  test(`axe finds nothing on ${kind} in any language, and the console stays empty`, async ({ page }) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      // A 404 page is itself a failed request in the eyes of the console.
      if (message.type() === 'error' && message.location().url !== page.url()) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    for (const path of paths) {
      await page.goto(path);
      expect(await findViolations(page, { colours: findLocale(path) === 'pt' }), path).toEqual([]);
    }
    expect(noise).toEqual([]);
  });
}

test('axe finds nothing in the states of forms and menus', async ({ page }) => {
  await page.goto(templates.product.en);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  await page.locator('form:has(input[value="product-contact"]) button[type=submit]').click();
  await expect(page.locator('.error-summary')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // The language menu hides while the page is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.header-nav summary', { hasText: 'Products' }).click();
  await page.locator('.language-menu summary').click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('dialog summary', { hasText: 'Products' }).click();
  expect(await findViolations(page)).toEqual([]);
});

/** It reads the styles in the page too; these it does not know: container queries and their units, also within `transform` and `translate`, percentages of `color-mix` as properties, line-clamp, anchors, and what SVG adds to CSS. */
const newerThanChecker =
  /^CSS: (“(container(-type)?|line-clamp|--[a-z]+|transform|translate|vector-effect|paint-order|anchor-name|position-anchor)”|“inset”: “anchor\(bottom\)”|Unrecognized at-rule “@container”|“[a-z-]+”: Unknown dimension|“(width|font-size)”: Parse Error|“background”: “var\(--[a-z]+\)”)/;

test('the Nu HTML checker finds no error in any template or state', async ({ request }) => {
  test.setTimeout(180_000);
  const folder = 'dist/html';
  mkdirSync(folder, { recursive: true });
  const invalid = await request.post(templates.product.pt, { multipart: { form: 'product-contact', email: 'x' } });
  expect(invalid.status()).toBe(422);
  const bodies = await Promise.all(
    Object.values(kinds)
      .flat()
      .map(async (path) => (await request.get(path)).text()),
  );
  const files = [...bodies, await invalid.text()].map((html, index) => {
    const file = `${folder}/${index}.html`;
    writeFileSync(file, html);
    return file;
  });
  const jar = createRequire(import.meta.url)('vnu-jar') as unknown;
  const report = execFileSync(
    findJava(),
    ['-jar', String(jar), '--exit-zero-always', '--format', 'json', '--stdout', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  const { messages } = JSON.parse(report) as { messages: { type: string; message: string; extract?: string }[] };
  const errors = messages.filter(({ type, message }) => type !== 'info' && !newerThanChecker.test(message));
  expect(errors.map(({ message, extract }) => `${message} ${extract ?? ''}`)).toEqual([]);
});

/** Java runs the checker; without it the test must not pass. */
function findJava(): string {
  const java = (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/java`)
    .find(existsSync);
  if (java) return java;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'default-jre-headless'], {
      stdio: 'inherit',
    });
    return '/usr/bin/java';
  }
  throw new Error(
    'The Nu HTML checker needs Java: install a Java runtime (Debian: apt-get install default-jre-headless).',
  );
}
