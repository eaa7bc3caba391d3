import * as v from 'valibot';
import { type FormGuard, HONEYPOT, STAMP, TURNSTILE } from '#shared/forms/guard.ts';
import type { Scope } from '../request/scope.ts';
import type { Settings } from '../settings.ts';
import { TURNSTILE_TIME } from './limits.ts';
import { createStamp, isStamp } from './stamp.ts';

/** What is odd about a lead: the field nobody sees was filled in, its time stamp or Turnstile's word is missing. */
export type Suspicion = 'honeypot' | 'stamp' | 'turnstile';

/** Where Turnstile says whether an answer of its is true. */
const TURNSTILE_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

const verdictSchema = v.object({ success: v.boolean() });

/** Marks what may come from a program. It never refuses anything: a lead is worth more than a quiet inbox. */
export class SpamGuard {
  readonly #settings: Settings['guard'];
  readonly #verifyUrl: string;

  constructor(settings: Settings['guard'], verifyUrl = TURNSTILE_URL) {
    this.#settings = settings;
    this.#verifyUrl = verifyUrl;
  }

  /** What the forms of a page carry. `now` in milliseconds since 1970. */
  async equip(now: number): Promise<FormGuard> {
    const { formSecret, turnstile } = this.#settings;
    return {
      stamp: formSecret === undefined ? undefined : await createStamp(formSecret, now),
      siteKey: turnstile?.siteKey,
    };
  }

  /** What is odd about a form as it was sent. Never throws: what cannot be checked is odd. */
  async inspect(input: Readonly<Record<string, unknown>>, now: number, scope: Scope): Promise<Suspicion[]> {
    const { formSecret, turnstile } = this.#settings;
    const checks: readonly (readonly [Suspicion, boolean | Promise<boolean>])[] = [
      ['honeypot', (input[HONEYPOT] ?? '') === ''],
      ['stamp', formSecret === undefined || isStamp(input[STAMP], formSecret, now)],
      ['turnstile', turnstile === undefined || this.#isPerson(input[TURNSTILE], turnstile.secret, scope)],
    ];
    const results = await Promise.all(checks.map(async ([name, isFine]) => ((await isFine) ? [] : [name])));
    return results.flat();
  }

  async #isPerson(token: unknown, secret: string, scope: Scope): Promise<boolean> {
    if (typeof token !== 'string' || token === '') return false;
    try {
      // The visitor's address is not passed on: Turnstile knows it already, and needs it from nobody.
      const asked = fetch(this.#verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token.slice(0, 2_048) }),
        signal: AbortSignal.timeout(TURNSTILE_TIME),
      });
      const verdict = asked.then(async (response) => v.parse(verdictSchema, await response.json()));
      return (await scope.deadline.within(verdict, TURNSTILE_TIME)).success;
    } catch (error) {
      scope.log.warn('turnstile', { error });
      return false;
    }
  }
}
