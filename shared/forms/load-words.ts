import { createTranslator } from '../i18n/create-translator.ts';
import { findLocaleByTag, type Locale } from '../i18n/locales.ts';
import type { FormMessages } from '../i18n/messages/forms-pt.ts';
import type { TranslateForm } from './words.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ formMessages: FormMessages }>>> = {
  pt: () => import('../i18n/messages/forms-pt.ts'),
  en: () => import('../i18n/messages/forms-en.ts'),
  es: () => import('../i18n/messages/forms-es.ts'),
};

/** For the browser, which speaks the language of its page (`lang`) and loads no other words than those of forms. */
export async function loadFormTranslator(lang: string): Promise<TranslateForm> {
  const locale = findLocaleByTag(lang);
  return createTranslator(locale, (await loaders[locale]()).formMessages);
}
