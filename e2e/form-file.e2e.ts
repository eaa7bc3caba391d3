import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { sampleFiles } from '#shared/testing/sample-files.ts';
import { findViolations } from './axe.ts';
import { type LeadSite, startLeadSite } from './lead-site.ts';
import { openWithoutIslands, templates, test } from './site.ts';

/* Files that come with a form, from the visitor's hand to the backend's; what was typed around them is not lost. */

let backend: LeadSite['backend'];
let site: LeadSite['site'];
let waitForLeads: LeadSite['waitForLeads'];
let stop: LeadSite['stop'];

test.beforeAll(async () => {
  ({ backend, site, waitForLeads, stop } = await startLeadSite());
});

test.afterAll(() => stop());

const pdf = { name: 'avaria.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) };

async function openSupport(page: Page, { scripts = true } = {}): Promise<Locator> {
  await page.goto(`${site.url}${templates.support.en}`);
  const form = page.locator('form:has(input[value="support"])');
  await form.scrollIntoViewIfNeeded();
  if (scripts) await page.locator('[data-awake] form:has(input[value="support"])').waitFor();
  return form;
}

async function fill(form: Locator, email: string): Promise<void> {
  await form.locator('[name=name]').fill('Ana Reis');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('+351 210 000 001');
  await form.locator('[name=company]').fill('Escola da Ribeira');
  await form.locator('[name=problem]').fill('The screen stays dark.\nSince Monday.');
  await form.locator('[name=privacy]').check();
}

const createEmail = () => `${randomUUID()}@escola.example`;

async function readFile(form: FormData | undefined): Promise<{ name: string; bytes: Buffer }> {
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Error('No file has arrived');
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

const thanks = (page: Page) => page.locator('[data-thanks=contact]').getByRole('heading').first();

test('ten megabytes arrive byte for byte, their way is seen, and a double click sends them once', async ({ page }) => {
  // Ten megabytes take their time on a busy machine.
  const email = createEmail();
  const form = await openSupport(page);
  await fill(form, email);
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_999_991)]);
  await form.locator('[name=file]').setInputFiles({ ...pdf, buffer });
  await expect(form.getByText(/^10 MB/)).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000_000 };
  await network.send('Network.emulateNetworkConditions', conditions);
  await form.locator('[type=submit]').dblclick();
  const progress = form.getByRole('progressbar', { name: 'Sending the file' });
  await expect(progress).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('Sending the file…');
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0.2);
  await expect(thanks(page)).toBeFocused({ timeout: 60_000 });
  // Where the first try was too slow, the queue comes with it later.
  const leads = await waitForLeads(email);
  expect(leads).toHaveLength(1);
  const { name, bytes } = await readFile(leads[0]);
  expect([name, bytes.equals(buffer)]).toEqual(['avaria.pdf', true]);
  expect(await findViolations(page)).toEqual([]);
});

test('a wrong file is named beside its field and exchanged by keyboard alone; a right one stays through an error', async ({
  page,
}) => {
  const email = createEmail();
  // Listened for from the start: the browser takes a moment to hand its dialog over.
  page.on('filechooser', (chooser) => chooser.setFiles(pdf));
  const form = await openSupport(page);
  await fill(form, 'ana@');
  const file = form.locator('[name=file]');
  await file.setInputFiles({ ...pdf, buffer: Buffer.from(sampleFiles.exe) });
  await form.locator('[type=submit]').click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(file).toHaveAccessibleDescription(/This type of file is not accepted: send PDF, Word, ODT, PNG or JPG/);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link', { name: /type of file/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(file).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Remove avaria.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(file).toHaveValue('');
  await expect(file).toBeFocused();
  await page.keyboard.press('Space');
  await expect(file).toHaveValue(/avaria\.pdf$/);
  await expect(file).not.toHaveAttribute('aria-invalid');
  await file.press('Shift+Tab');

  // The other error is still there: the file outlives another try.
  await form.locator('[name=name]').press('Enter');
  await expect(summary).toBeFocused();
  await expect(file).toHaveValue(/avaria\.pdf$/);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=email]').press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect((await readFile((await waitForLeads(email))[0])).bytes.equals(pdf.buffer)).toBe(true);
});

test('an awake control speaks the language of its page, says what is chosen, and is pressed anywhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openSupport(page);
  const words = form.locator('.field-file-words');
  await expect(words).toHaveText('Choose a fileNone yet');
  // They are only seen: what is pressed is the control below them.
  const choosing = page.waitForEvent('filechooser');
  await form.locator('[name=file]').click();
  await (await choosing).setFiles(pdf);
  await expect(words).toHaveText(`Choose a file${pdf.name}`);
  const [control, shown] = await Promise.all([form.locator('[name=file]').boundingBox(), words.boundingBox()]);
  if (!control || !shown) throw new Error('Nothing is shown');
  expect(shown.y).toBeGreaterThan(control.y);
  expect(shown.y + shown.height).toBeLessThan(control.y + control.height);
});

test('a file is judged as it is chosen, beside its field alone, and also when it was chosen before the form woke', async ({
  page,
}) => {
  const form = await openSupport(page);
  const file = form.locator('[name=file]');
  const refused = [
    [{ ...pdf, name: 'video.mp4' }, 'This type of file is not accepted: send PDF, Word, ODT, PNG or JPG'],
    [{ ...pdf, buffer: Buffer.from(sampleFiles.exe) }, 'This type of file is not accepted'],
    [
      { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(11_000_000)]) },
      'This file is too large: 10\u00a0MB at most',
    ],
  ] as const;
  for (const [wrong, words] of refused) {
    await file.setInputFiles(wrong);
    await expect(file).toHaveAccessibleDescription(new RegExp(words));
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await file.setInputFiles(pdf);
    await expect(file).not.toHaveAttribute('aria-invalid');
    await file.setInputFiles(wrong);
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('button', { name: /^Remove/ }).click();
    await expect(file).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText(words)).toHaveCount(0);
  }
  expect(await findViolations(page)).toEqual([]);

  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/hydrate-*', async (route) => {
    await woken;
    await route.continue();
  });
  await openSupport(page, { scripts: false });
  await file.setInputFiles({ ...pdf, name: 'video.mp4' });
  await expect(file).not.toHaveAttribute('aria-invalid');
  wake();
  await expect(file).toHaveAttribute('aria-invalid', 'true');
});

test('what was typed outlives a reload without moving the page, but for files and consent, and goes once it is sent', async ({
  page,
}) => {
  const email = createEmail();
  let form = await openSupport(page);
  await fill(form, email);
  await page.reload();
  form = await openSupport(page);
  await expect(form.locator('[name=email]')).toHaveValue(email);
  await expect(form.locator('[name=problem]')).toHaveValue('The screen stays dark.\nSince Monday.');
  await expect(form.locator('[name=privacy]')).not.toBeChecked();
  expect(await measureShift(page)).toBe(0);
  await form.locator('[name=privacy]').check();
  await form.locator('[type=submit]').click();
  await expect(thanks(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  form = await openSupport(page);
  await expect(form.locator('[name=email]')).toHaveValue('');
});

test('a draft goes with a form that is reset, and one that is sent without its island', async ({ page }) => {
  const form = await openSupport(page);
  await fill(form, 'ana@escola.example');
  await form.evaluate((element: HTMLFormElement) => element.reset());
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const email = createEmail();
  await fill(form, email);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  await openWithoutIslands(page, page.url(), form);
  await fill(form, email);
  await form.locator('[type=submit]').click();
  await expect(thanks(page)).toBeFocused();
  // The page that thanks is loaded anew as well where an island is in sight.
  await expect.poll(() => page.evaluate(() => sessionStorage.length).catch(() => undefined)).toBe(0);
});

test('what the visitor sent last stands before a draft, and a choice comes back like a text', async ({ page }) => {
  const open = async () => {
    await page.goto(`${site.url}${templates.internships.en}`);
    await page.locator('form:has(input[value="internships"])').scrollIntoViewIfNeeded();
  };
  const form = page.locator('form:has(input[value="internships"])');
  const awake = page.locator('[data-awake] form:has(input[value="internships"])');
  await open();
  await awake.waitFor();
  await form.getByLabel('Summer').check();
  await form.locator('[name=name]').fill('Ana');
  await form.locator('[name=reason]').fill('I solder.');
  // Sent before the island is awake, and given back by the server.
  await openWithoutIslands(page, page.url(), form);
  await form.locator('[name=name]').fill('Rita');
  await page.unroute('**/assets/hydrate-*');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await awake.waitFor();
  await expect(form.locator('[name=name]')).toHaveValue('Rita');
  await expect(form.locator('[name=reason]')).toHaveValue('I solder.');
  await expect(form.getByLabel('Summer')).toBeChecked();
});

test('a lost answer and a dead network lose nothing, and make one lead of every try', async ({ page, context }) => {
  const email = createEmail();
  let form = await openSupport(page);
  await fill(form, email);
  await form.locator('[name=file]').setInputFiles(pdf);
  await page.route(`**${templates.support.en}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await form.locator('[type=submit]').click();
  await expect(form.locator('.error-summary-failure')).toContainText('What you wrote is still here');
  await page.unroute(`**${templates.support.en}`);
  await context.setOffline(true);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[type=submit]')).toHaveText('Ask for support');
  await expect(form.locator('.error-summary-failure')).toBeVisible();
  await expect(form.locator('[name=file]')).toHaveValue(/avaria\.pdf$/);
  await context.setOffline(false);
  // The same try again after a reload, which takes the file along: it is chosen anew.
  await page.reload();
  form = await openSupport(page);
  await form.locator('[name=file]').setInputFiles(pdf);
  await form.locator('[name=privacy]').check();
  await form.locator('[type=submit]').click();
  await expect(thanks(page)).toBeFocused();
  expect(await waitForLeads(email)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a file that came with an error is to be chosen again, and only then the page says so', async ({ page }) => {
    const email = createEmail();
    const form = await openSupport(page, { scripts: false });
    await fill(form, 'ana@');
    const file = form.locator('[name=file]');
    await form.locator('[type=submit]').click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(file).not.toHaveAccessibleDescription(/again/);
    await file.setInputFiles(pdf);
    await form.locator('[type=submit]').click();
    await expect(file).toHaveAccessibleDescription(/Choose ‘avaria.pdf’ again/);
    await expect(form.getByText('Choose ‘avaria.pdf’ again: browsers do not keep files.')).toBeVisible();
    await form.locator('[name=email]').fill(email);
    await file.setInputFiles({ ...pdf, buffer: Buffer.from(sampleFiles.html) });
    await form.locator('[type=submit]').click();
    await expect(file).toHaveAccessibleDescription(/This type of file is not accepted/);
    await expect(form.getByText('again')).toHaveCount(0);
    await file.setInputFiles(pdf);
    await form.locator('[type=submit]').click();
    await expect(page.locator('[data-thanks=contact]')).toBeVisible();
    expect((await readFile((await waitForLeads(email))[0])).bytes.equals(pdf.buffer)).toBe(true);
  });
});

test.describe('the name of a file', () => {
  const long = `${'relatório-'.repeat(30)}.pdf`;
  const encoded = 'a%0D%0AX-Injected: 1.pdf';
  for (const [what, sent, arrives] of [
    ['with quotes', 'a %22b%22 \\".pdf', 'a %22b%22 %22.pdf'],
    ['with line breaks as browsers write them', encoded, encoded],
    ['from right to left', 'تقرير\u202Efdp.pdf', 'تقرير\u202Efdp.pdf'],
    ['of three hundred characters', long, long],
    ['with a path', '../../etc/x.pdf', '../../etc/x.pdf'],
  ] as const) {
    test(`${what} reaches the backend as a name and nothing else`, async () => {
      expect((await postNamed(createEmail(), sent)).status).toBe(303);
      const [, part] = [...backend.bodies.values()].at(-1)?.toString().split('name="file"; ') ?? [];
      const [head] = part?.split('%PDF') ?? [];
      expect(head).toBe(`filename="${arrives}"\r\nContent-Type: application/pdf\r\n\r\n`);
    });
  }

  for (const [what, sent, status] of [
    ['with a line break', 'a\nContent-Type: text/html\n\n<b>.pdf', 422],
    ['with a line break and nothing after it', 'a\r\n.pdf', 400],
    ['with a return', 'a\rX-Injected: 1.pdf', 422],
    ['with a null', 'a\0b.pdf', 400],
  ] as const) {
    test(`${what} is refused`, async () => {
      const before = backend.leads.size;
      expect((await postNamed(createEmail(), sent)).status).toBe(status);
      expect(backend.leads.size).toBe(before);
    });
  }
});

/** Posts the form as bytes, so that nothing tidies up the name before. */
function postNamed(email: string, name: string): Promise<Response> {
  const fields = {
    form: 'support',
    name: 'Ana Reis',
    email,
    phone: '+351 210 000 001',
    company: 'Escola',
    problem: 'Dark',
    privacy: 'on',
  };
  const parts = Object.entries(fields).map(
    ([field, value]) => `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return fetch(`${site.url}${templates.support.en}`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'CF-Connecting-IP': randomUUID() },
    body: Buffer.concat([Buffer.from(parts.join('') + head), pdf.buffer, Buffer.from('\r\n--x--\r\n')]),
    redirect: 'manual',
  });
}

/** How much the page has moved by itself since it was loaded. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
