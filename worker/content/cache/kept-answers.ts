import * as v from 'valibot';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Operation, VariableValues } from '../../backend/operation.ts';
import { Deadline } from '../../request/deadline.ts';
import type { Log } from '../../request/log.ts';
import { KV_TIMEOUT, LAST_GOOD_SECONDS } from '../policies.ts';
import { keptScalars } from '../scalars.ts';

/** An answer as KV keeps it. */
export interface KeptAnswer<Data> {
  data: Data;
  version: string;
  /** Milliseconds since 1970. */
  storedAt: number;
}

const metadataSchema = v.object({ storedAt: v.number(), version: v.string(), bytes: v.number() });

/** Answers in KV: the copies that outlive isolates, releases of content and failing backends. */
export class KeptAnswers {
  readonly #kv: KVNamespace;

  constructor(kv: KVNamespace) {
    this.#kv = kv;
  }

  /**
   * A kept answer. None where KV fails, takes too long, or holds what is not of the operation's shape: the site goes
   * on without it.
   */
  async read<Data, Variables extends VariableValues>(
    key: string,
    operation: Operation<Data, Variables>,
    log: Log,
  ): Promise<KeptAnswer<Data> | undefined> {
    try {
      const kept = this.#kv.getWithMetadata(key, 'json');
      const { value, metadata } = await new Deadline(KV_TIMEOUT).within(kept, KV_TIMEOUT);
      if (value === null) return undefined;
      const { storedAt, version } = v.parse(metadataSchema, metadata);
      return { data: v.parse(operation.schema(keptScalars), value), storedAt, version };
    } catch (error) {
      log.warn('content', { what: `KV read of ${operation.name}`, error });
      return undefined;
    }
  }

  /** Keeps an answer for as long as it may be the last good one. Never throws. */
  async write(key: string, { data, version, storedAt }: KeptAnswer<unknown>, log: Log): Promise<void> {
    const text = JSON.stringify(data);
    const metadata: v.InferInput<typeof metadataSchema> = { storedAt, version, bytes: text.length };
    await this.#kv
      .put(key, text, { expirationTtl: LAST_GOOD_SECONDS, metadata })
      .catch((error: unknown) => log.warn('content', { what: 'KV write', error }));
  }

  /** Forgets an answer: the backend says that there is no such thing any more. Never throws. */
  async remove(key: string, log: Log): Promise<void> {
    await this.#kv.delete(key).catch((error: unknown) => log.warn('content', { what: 'KV delete', error }));
  }
}

/**
 * The key of an answer. A release that asks for other fields, reads or cleans them otherwise, or brings other content
 * with it, never reads answers of the one before.
 */
export async function createKey(
  { name, hash }: Pick<Operation<unknown, VariableValues>, 'name' | 'hash'>,
  variables: VariableValues,
  locale: Locale,
  contentVersion: string,
): Promise<string> {
  const digest = await hashText([contentVersion, hash, JSON.stringify(variables)].join('\n'));
  return `content/${name}/${locale}/${digest}`;
}

/** SHA-256 of a text, its first 32 hexadecimal digits. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex().slice(0, 32);
}
