import type { Locale } from '#shared/i18n/locales.ts';

/** Where a page stands, for what it says of itself to machines. */
export interface About {
  locale: Locale;
  /** Scheme and host of its language; a path of content behind it is an address. */
  origin: string;
  /** Its own address. */
  url: string;
  /** What the company is called by everywhere, whichever language speaks of it. */
  company: string;
}
