import type { Locale } from '#shared/i18n/locales.ts';

/** Weeks that the islands add to a delivery on the mainland. */
const ISLANDS = 2;

type Sentences = Readonly<Record<Locale, (from: number, to: number) => string>>;

const goods: Sentences = {
  pt: (from, to) =>
    `${from} a ${to} semanas em Portugal continental e em Espanha peninsular; ilhas, mais\u00a0${ISLANDS}.`,
  en: (from, to) => `${from} to ${to} weeks in mainland Portugal and Spain; islands, ${ISLANDS}\u00a0more.`,
  es: (from, to) =>
    `De ${from} a ${to} semanas en Portugal continental y España peninsular; islas, ${ISLANDS}\u00a0más.`,
};

/** A program crosses no sea. */
const programs: Sentences = {
  pt: (from, to) => `${from} a ${to} semanas em qualquer país, com as contas criadas.`,
  en: (from, to) => `${from} to ${to} weeks in any country, with the accounts set up.`,
  es: (from, to) => `De ${from} a ${to} semanas en cualquier país, con las cuentas creadas.`,
};

/** How long a delivery takes, from the order, and where that holds: weeks, the shortest and the longest. */
export function describeDelivery(
  { category, delivery: [from, to] }: { category: string; delivery: readonly [number, number] },
  locale: Locale,
): string {
  return (category === 'software' ? programs : goods)[locale](from, to);
}
