import { type Locale, localeFacts } from '../i18n/locales.ts';
import type { FormDefinition, ThankYouKind } from './form.ts';
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

/** The address that shows a page's thank-you, with what a form of `input` lets it know. */
export function buildThanksPath(
  locale: Locale,
  path: string,
  { thanks, thanksKnows }: FormDefinition,
  input: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams({ [localeFacts[locale].thanksParameter]: thanks });
  const known = thanksKnows && input[thanksKnows];
  if (thanksKnows && typeof known === 'string' && known !== '') query.set(thanksKnows, known);
  return `${path}?${query}`;
}
