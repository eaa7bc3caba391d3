import type { Locale } from '#shared/i18n/locales.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

/** What buyers call a thing, and what the site calls it; both of up to three words, in any number and gender. */
export type Synonyms = Readonly<Record<string, string>>;

export const synonyms: Readonly<Record<Locale, Synonyms>> = { pt, en, es };
