import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { fillQuote, templates, test } from './site.ts';

const words = {
  pt: {
    thanks: 'Obrigado. O seu pedido está connosco.',
    promise: '24 horas úteis',
    email: 'E-mail inválido',
    errors: 'Reveja os seguintes erros:',
    parameter: 'obrigado',
  },
  en: {
    thanks: 'Thank you. We have your request.',
    promise: 'as quickly as possible',
    email: 'Invalid email',
    errors: 'Validate the following errors:',
    parameter: 'thanks',
  },
  es: {
    thanks: 'Gracias. Ya tenemos su solicitud.',
    promise: 'lo antes posible',
    email: 'Correo electrónico no válido',
    errors: 'Revise los siguientes errores:',
    parameter: 'gracias',
  },
} as const;

const submit = (page: Page) => page.locator('form:has(input[value="product-contact"]) button[type=submit]').click();

/**
 * How many leads with this e-mail address the backend has. The request must not be the page's: that one names an
 * address elsewhere, to which the inbox is shut.
 */
async function countReceived(request: APIRequestContext, email: string): Promise<number> {
  const inbox = await request.get(`/inbox?q=${email}`);
  return (await inbox.text()).split('<tr data-key').length - 1;
}

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const locale of ['pt', 'en', 'es'] as const) {
      test(`a quote request in ${locale} ends at the backend and with a thank-you`, async ({ page, request }) => {
        const email = `${randomUUID()}@escola.example`;
        await page.goto(templates.product[locale]);
        if (scripts) {
          await page.locator('#orcamento').scrollIntoViewIfNeeded();
          await page.locator('#orcamento [data-awake]').waitFor();
        }
        await fillQuote(page, email);
        await submit(page);
        await expect(page).toHaveURL(new RegExp(`\\?${words[locale].parameter}=quote$`));
        const heading = page.getByRole('heading', { name: words[locale].thanks });
        await expect(heading).toBeFocused();
        await expect(page.locator('[data-thanks]')).toContainText(words[locale].promise);

        await page.reload();
        await expect(heading).toBeVisible();
        expect(await countReceived(request, email)).toBe(1);
        const inbox = await (await request.get(`/inbox?q=${email}`)).text();
        const [, address] = /href="(\/inbox\/[^"]+)"/.exec(inbox) ?? [];
        const lead = await (await request.get(address ?? '')).text();
        expect(lead).toContain(`product-contact-${locale}`);
        expect(lead).toContain('<dd data-field="product">Orion 65</dd>');
        expect(lead).toContain(`<dd data-field="page">${templates.product[locale]}</dd>`);
      });
    }

    test('a form with errors comes back as it was, with the summary on top and focused', async ({ page }) => {
      await page.goto(templates.product.es);
      if (scripts) {
        await page.locator('#orcamento').scrollIntoViewIfNeeded();
        await page.locator('#orcamento [data-awake]').waitFor();
      }
      const form = page.locator('form:has(input[value="product-contact"])');
      await form.locator('[name=name]').fill('Ana <b>Reis</b>');
      await form.locator('[name=email]').fill('ana@');
      await form.locator('[name=comments]').fill('Dos aulas');
      await form.locator('[name=marketing]').check();
      await submit(page);

      const summary = form.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(words.es.errors);
      await expect(summary.getByRole('link')).toHaveText([
        words.es.email,
        'El campo móvil es obligatorio',
        'El campo empresa es obligatorio',
        'El campo política de privacidad es obligatorio',
      ]);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(form.locator('[name=name]')).toHaveValue('Ana <b>Reis</b>');
      await expect(form.locator('[name=comments]')).toHaveValue('Dos aulas');
      await expect(form.locator('[name=marketing]')).toBeChecked();
      await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[name=email]')).toHaveAccessibleDescription(words.es.email);

      await summary.getByRole('link', { name: words.es.email }).click();
      await expect(form.locator('[name=email]')).toBeFocused();
    });
  });
}

test('what was typed before the island woke is kept, and one double click is one lead', async ({ page, request }) => {
  const email = `${randomUUID()}@escola.example`;
  // The island's code is held back until the form is filled in.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/hydrate-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(templates.product.pt);
  await fillQuote(page, email);
  release();
  await page.locator('#orcamento [data-awake]').waitFor();
  await expect(page.locator('#product-contact-email')).toHaveValue(email);
  await page.locator('form:has(input[value="product-contact"]) button[type=submit]').dblclick();
  await expect(page.getByRole('heading', { name: words.pt.thanks })).toBeVisible();
  expect(await countReceived(request, email)).toBe(1);
});

test('a failure of the network says how to reach the company, and keeps what was typed', async ({ page }) => {
  await page.goto(templates.product.en);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  await fillQuote(page, 'ana@escola.example');
  await page.route('**/products/**', (route) => route.abort());
  await submit(page);
  await expect(page.locator('.error-summary-failure')).toContainText('+351 210 000 000');
  await expect(page.locator('#product-contact-name')).toHaveValue('Ana Reis');
});

test('the newsletter stands on every page and thanks in place', async ({ page }) => {
  await page.goto(templates.home.en);
  const form = page.locator('form:has(input[value="newsletter"])');
  await form.scrollIntoViewIfNeeded();
  await page.locator('.newsletter [data-awake]').waitFor();
  await form.locator('[name=email]').fill(`${randomUUID()}@escola.example`);
  await form.locator('[name=privacy]').check();
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing.' })).toBeFocused();
});
