import type { Consent } from './consent.ts';

/** Seconds a choice is kept; then everybody is asked again. */
const LIFETIME = 180 * 86_400;

/** The cookie of a choice, as `parseConsent` reads it, without what says where it counts. */
export function formatConsent({ statistics, marketing }: Consent): string {
  return `consent=1.${Number(statistics)}${Number(marketing)}; Max-Age=${LIFETIME}; SameSite=Lax`;
}
