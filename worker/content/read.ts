import * as v from 'valibot';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Backend } from '../backend/connect.ts';
import { fetchAnswer } from '../backend/fetch-answer.ts';
import type { Operation } from '../backend/operation.ts';
import { within } from '../request/deadline.ts';
import { describeError } from '../request/log.ts';
import { Memory } from './cache/memory.ts';
import { ContentUnavailableError } from './errors.ts';
import {
  BACKOFF_SECONDS,
  findPolicy,
  isKept,
  KV_TIMEOUT,
  LAST_GOOD_SECONDS,
  MEMORY_BYTES,
  MEMORY_SECONDS,
  READ_TIMEOUT,
} from './policies.ts';

/** An answer with where it came from. */
interface Answer<Data> {
  data: Data;
  /** When the backend gave it, in milliseconds since 1970; it tells one version of the content from another. */
  storedAt: number;
  source: 'memory' | 'kv' | 'backend' | 'last-good';
}

/** The only door to content: memory, then KV, then the backend. */
export interface Content {
  /**
   * Reads one operation. `waitUntil` keeps a refresh alive after the response. Throws ContentUnavailableError where
   * the backend fails and no copy is left.
   */
  read<Data, Variables extends Readonly<Record<string, string>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    locale: Locale,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Answer<Data>>;
}

type Stored = Omit<Answer<unknown>, 'source'>;

const metadataSchema = v.object({ storedAt: v.number(), bytes: v.number() });

export function createContent(kv: KVNamespace, backend: Backend): Content {
  const memory = new Memory<Answer<unknown>>(MEMORY_BYTES);
  /** What failed without a copy to serve: it is not asked for again at once. */
  const failures = new Memory<true>(100_000);
  const inFlight = new Map<string, Promise<Answer<unknown>>>();

  return {
    async read(operation, variables, locale, waitUntil) {
      const id = `${operation.name}/${locale}/${JSON.stringify(variables)}`;
      type Data = v.InferOutput<typeof operation.schema>;
      const remembered = memory.find(id, Date.now());
      if (remembered) return remembered as Answer<Data>;
      if (failures.find(id, Date.now())) throw new ContentUnavailableError(`${operation.name} failed just now`);

      const answer =
        inFlight.get(id) ??
        load(id, operation, variables, locale, waitUntil).finally(() => {
          inFlight.delete(id);
        });
      inFlight.set(id, answer);
      // The work goes on when this visitor leaves, because others may wait for it.
      waitUntil(answer.catch(() => undefined));
      return (await within(answer, READ_TIMEOUT).catch((error: unknown) => {
        if (error instanceof ContentUnavailableError) throw error;
        // Whoever asked first is gone, and the answer with it.
        inFlight.delete(id);
        throw new ContentUnavailableError(`No answer for ${operation.name}`, { cause: error });
      })) as Answer<Data>;
    },
  };

  async function fetchUnkept<Data, Variables extends Readonly<Record<string, string>>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    locale: Locale,
  ): Promise<Answer<unknown>> {
    try {
      return {
        data: await fetchAnswer(backend, operation, variables, locale),
        storedAt: Date.now(),
        source: 'backend',
      };
    } catch (error) {
      logFailure(operation.name, error);
      throw new ContentUnavailableError(`${operation.name} is never kept`, { cause: error });
    }
  }

  async function load<Data, Variables extends Readonly<Record<string, string>>>(
    id: string,
    operation: Operation<Data, Variables>,
    variables: Variables,
    locale: Locale,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Answer<unknown>> {
    if (!isKept(operation.name)) return fetchUnkept(operation, variables, locale);
    const key = await createKey(operation, variables, locale, backend.contentVersion);
    const stored = await readStored(key);
    const age = stored ? (Date.now() - stored.storedAt) / 1000 : Number.POSITIVE_INFINITY;
    const { fresh, stale } = findPolicy(operation.name, isFound(stored?.data));
    if (stored && age < fresh) return remember(id, { ...stored, source: 'kv' }, MEMORY_SECONDS);

    const refresh = async () => {
      const data = await fetchAnswer(backend, operation, variables, locale);
      const storedAt = Date.now();
      waitUntil(writeStored(key, { data, storedAt }));
      return remember(id, { data, storedAt, source: 'backend' }, MEMORY_SECONDS);
    };
    if (stored && age < fresh + stale) {
      waitUntil(refresh().catch((error: unknown) => logFailure(operation.name, error)));
      return remember(id, { ...stored, source: 'kv' }, MEMORY_SECONDS);
    }
    return refresh().catch((error: unknown) => {
      logFailure(operation.name, error);
      if (!stored) {
        failures.set(id, true, 100, Date.now() + BACKOFF_SECONDS * 1000);
        throw new ContentUnavailableError(`No copy of ${operation.name}`, { cause: error });
      }
      return remember(id, { ...stored, source: 'last-good' }, BACKOFF_SECONDS);
    });
  }

  function remember(id: string, answer: Answer<unknown>, seconds: number): Answer<unknown> {
    const bytes = JSON.stringify(answer.data).length * 2;
    memory.set(
      id,
      { ...answer, source: answer.source === 'last-good' ? 'last-good' : 'memory' },
      bytes,
      Date.now() + seconds * 1000,
    );
    return answer;
  }

  /** The stored copy; none where KV fails or takes too long, because the site goes on without it. */
  async function readStored(key: string): Promise<Stored | undefined> {
    try {
      const { value, metadata } = await within(kv.getWithMetadata(key, 'json'), KV_TIMEOUT);
      if (value === null) return undefined;
      return { data: value, storedAt: v.parse(metadataSchema, metadata).storedAt };
    } catch (error) {
      logFailure('KV read', error);
      return undefined;
    }
  }

  async function writeStored(key: string, { data, storedAt }: Stored): Promise<void> {
    const text = JSON.stringify(data);
    const expirationTtl = isFound(data) ? LAST_GOOD_SECONDS : 60;
    await kv
      .put(key, text, { expirationTtl, metadata: { storedAt, bytes: text.length } })
      .catch((error: unknown) => logFailure('KV write', error));
  }
}

/** An answer whose root fields are all there; a null one is an unknown slug. */
function isFound(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Object.values(data).includes(null);
}

/** A release that asks for other fields, or brings other content with it, never reads answers of the one before. */
async function createKey(
  operation: Operation<unknown, Readonly<Record<string, string>>>,
  variables: Readonly<Record<string, string>>,
  locale: Locale,
  version: string,
): Promise<string> {
  const text = [version, operation.documents[locale], JSON.stringify(variables)].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `content/${operation.name}/${locale}/${new Uint8Array(digest).toHex().slice(0, 32)}`;
}

function logFailure(what: string, error: unknown): void {
  console.error(JSON.stringify({ event: 'content', what, error: describeError(error) }));
}
