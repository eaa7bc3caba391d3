import type { Locale } from '../../i18n/locales.ts';
import { problemWords as en } from './en.ts';
import { problemWords as es } from './es.ts';
import { type ProblemWords, problemWords as pt } from './pt.ts';

/** For the server, which speaks every language. */
export const problemWords: Readonly<Record<Locale, ProblemWords>> = { pt, en, es };
