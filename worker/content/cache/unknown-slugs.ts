import { locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import type { VariableValues } from '../../backend/operation.ts';
import type { Scope } from '../../request/scope.ts';
import { addressesOperation } from '../addresses.generated.ts';
import { NOT_FOUND_BYTES, NOT_FOUND_SECONDS, policies, REFRESH_TIMEOUT } from '../policies.ts';
import type { Content, Question } from '../question.ts';
import { Memory } from './memory.ts';

/** Unknown slugs within a minute from which on the known ones decide. */
const MANY = 20;
const MINUTE = 60_000;

interface Count {
  found: number;
  unknown: number;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * What does not exist, in a small memory of its own. Where most slugs asked for are unknown, somebody is guessing: then
 * the addresses that exist decide, and the backend is asked for nothing that cannot be there.
 */
export class UnknownSlugs {
  readonly #memory = new Memory<true>(NOT_FOUND_BYTES);
  readonly #counts = new Map<string, Count>();
  readonly #content: Content;
  #known: { version: string; slugs: ReadonlySet<string> } = { version: '', slugs: new Set() };

  constructor(content: Content) {
    this.#content = content;
  }

  /** Whether something was found not to exist a short time ago. */
  has(id: string): boolean {
    return this.#memory.find(id, Date.now()) !== undefined;
  }

  /** Forgets what was not there: it may have been published. */
  clear(): void {
    this.#memory.clear();
  }

  /** Whether somebody is guessing, and what a question asks for is in no address there is. Asked where no copy is. */
  async isGuess<Data, Variables extends VariableValues>(
    { operation, slugs }: Question<Data, Variables>,
    scope: Scope,
  ): Promise<boolean> {
    if (slugs.length === 0 || !this.#isGuessed(operation.name)) return false;
    const known = await this.#readKnown(scope);
    return known !== undefined && slugs.some((slug) => !known.has(slug));
  }

  /** Remembers that something does not exist. */
  add<Data, Variables extends VariableValues>(id: string, { operation }: Question<Data, Variables>): void {
    this.#count(operation.name).unknown += 1;
    this.#memory.set(id, true, id.length * 2, Date.now() + NOT_FOUND_SECONDS * 1000);
  }

  countFound<Data, Variables extends VariableValues>({ operation }: Question<Data, Variables>): void {
    this.#count(operation.name).found += 1;
  }

  #isGuessed(operation: string): boolean {
    const { found, unknown } = this.#count(operation);
    return unknown >= MANY && unknown > found;
  }

  #count(operation: string): Count {
    const now = Date.now();
    const count = this.#counts.get(operation);
    if (count && now - count.since < MINUTE) return count;
    const fresh = { found: 0, unknown: 0, since: now };
    this.#counts.set(operation, fresh);
    return fresh;
  }

  /** Every slug that stands in an address of any language; `undefined` where content cannot say. */
  async #readKnown(scope: Scope): Promise<ReadonlySet<string> | undefined> {
    try {
      const reading = Promise.all(
        locales.map((locale) =>
          this.#content.read(
            {
              operation: addressesOperation,
              variables: {},
              locale,
              policy: policies.addresses,
              isFound: () => true,
              slugs: [],
            },
            scope,
          ),
        ),
      );
      const answers = await scope.deadline.within(reading, REFRESH_TIMEOUT);
      const version = answers.map((answer) => answer?.version).join();
      if (this.#known.version !== version) {
        const addresses = answers.flatMap((answer) => answer?.data.addresses ?? []);
        const slugs = addresses.flatMap(({ path }) => Object.values(findRoute(path)?.params ?? {}));
        this.#known = { version, slugs: new Set(slugs) };
      }
      // No address at all is no answer to believe.
      return this.#known.slugs.size === 0 ? undefined : this.#known.slugs;
    } catch (error) {
      scope.log.warn('content', { what: 'known addresses', error });
      return undefined;
    }
  }
}
