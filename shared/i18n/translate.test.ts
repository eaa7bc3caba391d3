import { expect, it } from 'vitest';
import { site } from '../site.ts';
import { locales } from './locales.ts';
import { translateTo } from './translate.ts';

it.each(locales)('names the company that uses the details of a form, without being told: %s', (locale) => {
  const t = translateTo(locale);
  for (const words of [t('forms.product-contact.privacy'), t('forms.newsletter.privacy')]) {
    expect(words).toContain(site.name);
    expect(words).not.toContain('{');
  }
});
