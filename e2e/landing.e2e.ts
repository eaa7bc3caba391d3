import { expect, type Page } from 'playwright/test';
import { test } from './site.ts';

/** Fills what every landing page asks for and sends it. */
async function send(page: Page, form: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const own = page.locator(`form:has(input[value="${form}"])`);
  for (const [name, value] of Object.entries(fields)) await own.locator(`[name=${name}]`).fill(value);
  await own.locator('[name=privacy]').check();
  await own.locator('button[type=submit]').click();
}

const visitor = { name: 'Ana Reis', email: 'ana@escola.example', company: 'Escola da Ribeira' };

const rewards = {
  catalogue: {
    path: '/lp/catalogo-geral',
    fields: { ...visitor, phone: '+351 210 000 001' },
    title: 'Catálogo geral de equipamento interativo',
  },
  ebook: { path: '/lp/ebooks/um-balcao-para-todos', fields: visitor, title: 'Um balcão para todos' },
};

/** The title that a PDF of Chromium's bears, which it writes in UTF-16 as hexadecimal digits. */
function readTitle(pdf: Buffer): string {
  const [, digits = ''] = /\/Title <FEFF([\dA-F]+)>/.exec(pdf.toString('latin1')) ?? [];
  return Buffer.from(digits, 'hex').swap16().toString('utf16le');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [form, { path, fields, title }] of Object.entries(rewards)) {
      test(`the ${form} is handed over once its form is sent, and not before`, async ({ page, request }) => {
        await page.goto(path);
        await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(0);
        await send(page, form, fields);
        await expect(page).toHaveURL(new RegExp(`\\?obrigado=${form}$`));
        const href = await page.locator(`[data-thanks=${form}] a[href$=".pdf"]`).getAttribute('href');
        const file = await request.get(String(href));
        expect(file.headers()['content-type']).toBe('application/pdf');
        expect(readTitle(await file.body())).toBe(title);
      });
    }
  });
}

test('a landing page leads nowhere else: its only link outside the form and its telephone opens in a new tab', async ({
  page,
}) => {
  await page.goto('/lp/pedido-orcamento-equipamentos-interativos');
  await expect(page.locator('header, nav')).toHaveCount(0);
  // The link to the choices of cookies opens them in place.
  const links = page.locator('a[href]:not(form a, [href^="tel:"], [href$="#cookies"])');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lp\/pedido-orcamento-equipamentos/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
