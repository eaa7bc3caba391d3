import type { Context } from 'hono';
import { type Consent, parseConsent } from '#shared/consent.ts';
import { listAgreed, type ThirdParty } from '#shared/third-parties.ts';

/** What the visitor of a request chose; `undefined` where there is no choice yet. */
export function findConsent(c: Context): Consent | undefined {
  return parseConsent(c.req.header('Cookie') ?? '');
}

/** The scripts of others that the visitor of a request agreed to. */
export function findAgreed(c: Context): readonly ThirdParty[] {
  return listAgreed(findConsent(c));
}
