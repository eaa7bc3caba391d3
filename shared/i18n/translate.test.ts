import { expect, it, vi } from 'vitest';
import { site } from '../site.ts';
import { locales } from './locales.ts';
import { en } from './messages/en.ts';
import { pt } from './messages/pt.ts';
import { createTranslators, translateTo } from './translate.ts';

it.each(locales)('names the company that uses the details of a form, without being told: %s', (locale) => {
  const t = translateTo(locale);
  for (const words of [t('forms.product-contact.privacy'), t('forms.newsletter.privacy')]) {
    expect(words).toContain(site.name);
    expect(words).not.toContain('{');
  }
});

it('speaks the default language where the file of a language is missing, and warns of it once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const translators = createTranslators({ pt, en });
  expect(translators.es('header.search')).toBe(translateTo('pt')('header.search'));
  expect(translators.es('results.titleFor', { term: 'mesa' })).toContain('mesa');
  expect(translators.en('header.search')).toBe(translateTo('en')('header.search'));
  expect(warn.mock.calls).toEqual([['{"level":"warn","event":"language file missing","locale":"es"}']]);
  warn.mockRestore();
});
