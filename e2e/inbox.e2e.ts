import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page } from 'playwright/test';
import { site } from '#shared/site.ts';
import { findViolations } from './axe.ts';
import { templates, test } from './site.ts';

/** Sends the quote form of a product page, as a browser without scripts does. */
async function sendLead(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post(templates.product.pt, {
    multipart: {
      form: 'product-contact',
      product: 'Orion 65',
      name: 'João Conceição',
      email,
      phone: '+351 210 000 001',
      company: '=HYPERLINK("https://evil.example")',
      comments: 'Duas salas.\nEm setembro.',
      privacy: 'on',
    },
    headers: { 'CF-Connecting-IP': randomUUID() },
  });
  expect(response.url()).toContain('obrigado=quote');
}

/** A page on this machine: those of `test` name an address elsewhere, to which the inbox is shut. */
async function openInbox(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto('/inbox');
  return page;
}

for (const width of [1280, 360]) {
  test(`at ${width} px a lead is found, opened and taken away as CSV, with no formula in it`, async ({
    browser,
    request,
  }) => {
    const id = randomUUID();
    const email = `${id}@escola.example`;
    await sendLead(request, email);
    const page = await openInbox(browser, width);
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    expect(await findViolations(page)).toEqual([]);

    await page.getByLabel('Search all fields').fill(`joao ${id}`);
    await page.getByLabel('Form').selectOption('product-contact');
    await page.getByLabel('Language').selectOption('pt');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText('1 lead matches');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFFkey,identifier,receivedAt,')).toBe(true);
    expect(csv).toContain(`,${email},'+351 210 000 001,"'=HYPERLINK(""https://evil.example"")",`);

    await page.getByRole('link', { name: 'João Conceição' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('João Conceição');
    await expect(page.locator('[data-field=comments]')).toHaveText('Duas salas.\nEm setembro.');
    // The site's own font, and no sheet that the content policy keeps out.
    expect(await page.evaluate(async () => (await document.fonts.ready).check('16px Poppins'))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
    expect(noise).toEqual([]);
    await expect(page).toHaveTitle(`João Conceição | ${site.name}`);
  });
}

/** What the operators' command prints. Its tools are looked for in a folder first, if one is named. */
function leads(args: readonly string[], tools?: string): string {
  const { PATH = '' } = process.env;
  return execFileSync('node', ['tools/leads.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: tools === undefined ? PATH : `${tools}:${PATH}`,
      STATE_PATH: 'dist/e2e-state',
      WRANGLER_SEND_METRICS: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the command finds the same lead on its way', async ({ request }) => {
  const email = `${randomUUID()}@escola.example`;
  await sendLead(request, email);
  const lines = leads(['export', '--state', 'delivered']).split('\r\n');
  const key = lines.find((line) => line.includes(email))?.slice(0, 12) ?? '';
  expect(leads(['list', '--state', 'delivered'])).toMatch(new RegExp(`^${key} +product-contact-pt +delivered `, 'm'));
  expect(leads(['list', '--state', 'delivered'])).not.toContain(email);
  expect(leads(['show', key])).toContain(`email: ${email}\n`);
  expect(leads(['retry', key])).toMatch(/^No lead is due that was not before/);
  expect(() => leads(['remove'])).toThrow('leads: list|export');
});

// What it is told while the site is just writing to the database.
for (const text of ['Failed to get session commit token: internal error', 'internal error; reference = a1'])
  test(`the command asks again where it is told “${text}”`, async ({ request }) => {
    const email = `${randomUUID()}@escola.example`;
    await sendLead(request, email);
    const tools = mkdtempSync(join(tmpdir(), 'tools-'));
    const busy = JSON.stringify({ error: { text } });
    const script = `#!/bin/sh
[ -e "$0.asked" ] && PATH="\${PATH#*:}" exec wrangler "$@"
touch "$0.asked"
echo '${busy}'
exit 1
`;
    writeFileSync(join(tools, 'wrangler'), script, { mode: 0o755 });
    expect(leads(['export', '--state', 'delivered'], tools)).toContain(email);
    expect(existsSync(join(tools, 'wrangler.asked'))).toBe(true);
    rmSync(tools, { recursive: true });
  });
