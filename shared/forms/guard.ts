/**
 * What tells a program that fills in everything from a person: a field that no person sees, and where a page's signed
 * time stamp comes back. What they say never drops a lead, it marks it.
 */
export const HONEYPOT = 'website';
export const STAMP = 'stamp';
/** Name of the field with the answer of Turnstile, where its keys are set. */
export const TURNSTILE = 'turnstile';

/** What the forms of a page carry with them. */
export interface FormGuard {
  /** Signed by the site; nothing where no secret is set. */
  stamp?: string | undefined;
  /** Public key of Turnstile. */
  siteKey?: string | undefined;
}
