import { findLocaleByTag, type Locale } from '../../i18n/locales.ts';
import type { ProblemWords } from './pt.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ problemWords: ProblemWords }>>> = {
  pt: () => import('./pt.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

/** For the browser, which speaks the language of its page (`lang`). */
export async function loadProblemWords(lang: string): Promise<ProblemWords> {
  return (await loaders[findLocaleByTag(lang)]()).problemWords;
}
