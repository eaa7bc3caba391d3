import { type Locale, localeFacts } from '../i18n/locales.ts';
import type { ThankYouKind } from './form.ts';
import { forms } from './registry.ts';

const kinds: readonly string[] = Object.values(forms).map((form) => form.thanks);

/** The thank-you a page's address asks for, if it is one the site has. */
export function findThanks(
  locale: Locale,
  findParameter: (name: string) => string | undefined,
): ThankYouKind | undefined {
  const kind = findParameter(localeFacts[locale].thanksParameter);
  return kind !== undefined && kinds.includes(kind) ? (kind as ThankYouKind) : undefined;
}

/** The address that shows a page's thank-you. */
export function buildThanksPath(locale: Locale, path: string, kind: ThankYouKind): string {
  return `${path}?${localeFacts[locale].thanksParameter}=${kind}`;
}
