import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { FormDefinition } from '#shared/forms/form.ts';
import { forms } from '#shared/forms/registry.ts';
import { locales } from '#shared/i18n/locales.ts';
import { findViolations } from './axe.ts';
import { formIds, formPages } from './form-pages.ts';
import { test } from './site.ts';

/* Every form as somebody meets it who has no mouse: found, sent empty, corrected from its list of errors, sent. */

/** Tab is pressed at most so often until something has the focus. */
const MOST_TABS = 400;

interface Focused {
  name: string;
  type: string;
  isEmpty: boolean;
  isInForm: boolean;
}

/** What has the focus, as far as it matters to who fills in a form. */
function readFocus(page: Page, form: string): Promise<Focused> {
  return page.evaluate((id) => {
    const element = document.activeElement;
    const owner = document.querySelector(`input[name=form][value="${id}"]`)?.closest('form');
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLButtonElement;
    return {
      name: isField ? element.name : '',
      type: isField ? element.type : '',
      isEmpty: isField && element.value === '',
      isInForm: owner?.contains(element) ?? false,
    };
  }, form);
}

async function tabUntil(page: Page, form: string, isThere: (focused: Focused) => boolean): Promise<void> {
  for (let count = 0; count < MOST_TABS; count++) {
    await page.keyboard.press('Tab');
    if (isThere(await readFocus(page, form))) return;
  }
  throw new Error(`Tab never gets there in ${form}`);
}

/** Fills in the field that has the focus, by its kind. */
async function fillFocused(page: Page, { name, type, isEmpty }: Focused, email: string): Promise<void> {
  const { keyboard } = page;
  if (name === 'privacy' || type === 'radio') await keyboard.press('Space');
  else if (type === 'select-one' && isEmpty) await keyboard.press('ArrowDown');
  else if (type === 'email') await keyboard.type(email);
  else if (type === 'tel') await keyboard.type('+351 210 000 001');
  else if (isEmpty && ['text', 'textarea'].includes(type)) await keyboard.type('Escola 12');
}

for (const [index, id] of formIds.entries()) {
  const { fields, thanks }: FormDefinition = forms[id];
  const locale = locales[index % locales.length] ?? 'pt';

  test(`${id} is found, sent empty, corrected and sent by keyboard alone`, async ({ page }) => {
    await page.goto(formPages[id]);
    const translation = page.locator(`link[rel=alternate][hreflang^="${locale}"]`).first();
    const address = (await translation.count()) > 0 ? await translation.getAttribute('href') : null;
    if (address !== null) await page.goto(new URL(address).pathname);

    await tabUntil(page, id, ({ isInForm }) => isInForm);
    await page.locator(`[data-awake] input[name=form][value="${id}"]`).waitFor({ state: 'attached' });
    await tabUntil(page, id, ({ isInForm, type }) => isInForm && type === 'submit');
    await page.keyboard.press('Enter');
    const form = page.locator(`form:has(input[name=form][value="${id}"])`);
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    // The first link of the list leads to the first field in error; from there it goes on field by field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const email = `${randomUUID()}@escola.example`;
    let focused = await readFocus(page, id);
    expect(fields.some(({ name, required }) => required && name === focused.name)).toBe(true);
    for (let count = 0; count < MOST_TABS && focused.type !== 'submit'; count++) {
      await fillFocused(page, focused, email);
      await page.keyboard.press('Tab');
      focused = await readFocus(page, id);
    }
    await expect(summary).toBeHidden();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /[?&](obrigado|thanks|gracias)=/.test(url.search));
    expect(new URL(page.url()).search).toContain(thanks);
    await expect(page.locator('h1:focus, h2:focus')).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page)).toEqual([]);
  });
}
