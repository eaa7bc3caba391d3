import * as v from 'valibot';
import { Deadline } from '../../request/deadline.ts';
import type { Log } from '../../request/log.ts';
import { KV_TIMEOUT, MEMORY_SECONDS } from '../policies.ts';
import type { KeptAnswer } from './kept-answers.ts';

/** Where KV has the record, and seconds that a place of the edge may keep its own copy of it: the least there is. */
const KEY = 'purges';
const EDGE_SECONDS = 30;

const time = v.pipe(v.number(), v.integer());
const recordSchema = v.object({ all: time, paths: v.record(v.string(), time) });

/** When what was last purged, in milliseconds since 1970: everything, and each path by itself. */
export type PurgeRecord = v.InferOutput<typeof recordSchema>;

/**
 * What was published since answers were kept. A purge is one small record, whatever it names: an answer that was asked
 * for before it counts as missing, and stays as the last good copy.
 */
export class Purges {
  readonly #kv: KVNamespace;
  #record: PurgeRecord = { all: 0, paths: {} };
  #newest = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(kv: KVNamespace) {
    this.#kv = kv;
  }

  /** Learns what was purged elsewhere, at most once in the seconds that memory lasts. Never throws. */
  async refresh(log: Log): Promise<void> {
    if (Date.now() - this.#readAt < MEMORY_SECONDS * 1000) return;
    this.#reading ??= this.#read(log).finally(() => {
      this.#readAt = Date.now();
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Takes note of purges; what is known already stays. */
  adopt({ all, paths }: PurgeRecord): void {
    const known = this.#record.paths;
    const newer = Object.entries(paths).filter(([path, at]) => at > (known[path] ?? 0));
    this.#record = { all: Math.max(all, this.#record.all), paths: { ...known, ...Object.fromEntries(newer) } };
    this.#newest = Math.max(this.#record.all, ...Object.values(this.#record.paths));
  }

  /** Tells every place of the edge. Throws where KV fails. */
  async write(record: PurgeRecord): Promise<void> {
    await this.#kv.put(KEY, JSON.stringify(record));
  }

  /** Whether an answer is older than a purge of everything, or of a page that it tells the path of. */
  isPurged({ storedAt, data }: Pick<KeptAnswer<unknown>, 'storedAt' | 'data'>): boolean {
    if (storedAt > this.#newest) return false;
    const { all, paths } = this.#record;
    return storedAt <= all || tells(data, (text) => storedAt <= (paths[text] ?? Number.NEGATIVE_INFINITY));
  }

  async #read(log: Log): Promise<void> {
    try {
      const kept = this.#kv.getWithMetadata(KEY, { type: 'json', cacheTtl: EDGE_SECONDS });
      const { value } = await new Deadline(KV_TIMEOUT).within(kept, KV_TIMEOUT);
      if (value !== null) this.adopt(v.parse(recordSchema, value));
    } catch (error) {
      log.warn('content', { what: 'KV read of purges', error });
    }
  }
}

/** Whether any text in an answer is one that is looked for. */
function tells(data: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof data === 'string') return data.startsWith('/') && isWanted(data);
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => tells(value, isWanted));
}
