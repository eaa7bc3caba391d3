/** What a visitor has agreed to, purpose by purpose. */
export interface Consent {
  statistics: boolean;
  marketing: boolean;
}

/** `consent=1.10` is version 1, statistics and no marketing. What was said to another version says nothing of this one. */
const CHOICE = /(?:^|; )consent=1\.([01])([01])(?:;|$)/;

/**
 * The choice among the cookies of a request or a document; `undefined` where there is none. It is a cookie because the
 * worker must know it too: the content policy of its answers follows it.
 */
export function parseConsent(cookies: string): Consent | undefined {
  const [, statistics, marketing] = CHOICE.exec(cookies) ?? [];
  return statistics ? { statistics: statistics === '1', marketing: marketing === '1' } : undefined;
}
