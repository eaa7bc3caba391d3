import type { Locale } from '#shared/i18n/locales.ts';

/** Weeks that the islands add to a delivery on the mainland. */
const ISLANDS = 2;

const sentences = {
  pt: (from: number, to: number) =>
    `${from} a ${to} semanas em Portugal continental e em Espanha peninsular; ilhas, mais ${ISLANDS}.`,
  en: (from: number, to: number) => `${from} to ${to} weeks in mainland Portugal and Spain; islands, ${ISLANDS} more.`,
  es: (from: number, to: number) =>
    `De ${from} a ${to} semanas en Portugal continental y España peninsular; islas, ${ISLANDS} más.`,
} as const satisfies Record<Locale, (from: number, to: number) => string>;

/** How long a delivery takes, from the order, and where that holds: weeks, the shortest and the longest. */
export function describeDelivery([from, to]: readonly [number, number], locale: Locale): string {
  return sentences[locale](from, to);
}
