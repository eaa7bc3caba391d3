import type { Scope } from '../request/scope.ts';
import type { Entry } from './entries.ts';
import type { LeadField, LeadFile } from './lead.ts';
import { FILE_PACE, FILES_TIME } from './limits.ts';

/** What `createKey` gives. */
const KEY = /^\d{4}-\d\d-\d\d\//;

/** Where the files of leads are until the backend has them: R2, never served to anybody. */
export class Files {
  readonly #bucket: R2Bucket;

  constructor(bucket: R2Bucket) {
    this.#bucket = bucket;
  }

  /**
   * Stores every file of a form and gives its fields as they are kept. It takes as long as the files are large, which
   * is left out of the request's deadline like their way here. Throws where one could not be stored, after having taken
   * back the others.
   */
  async store(entries: readonly Entry[], now: number, scope: Scope): Promise<LeadField[]> {
    const stored: string[] = [];
    const keep = async ({ name, value }: Entry): Promise<LeadField> => {
      if (typeof value === 'string') return { name, value };
      const file = { name: value.name, type: value.type, size: value.size, key: createKey(now) };
      stored.push(file.key);
      await this.#bucket.put(file.key, value);
      return { name, file };
    };
    const work = entries.map(keep);
    try {
      const size = entries.reduce((sum, { value }) => sum + (typeof value === 'string' ? 0 : value.size), 0);
      return await scope.deadline.excluding(Promise.all(work), FILES_TIME + size / FILE_PACE);
    } catch (error) {
      // Those still under way first: what is removed too soon would come after all.
      const settled = Promise.allSettled(work).then(() => this.remove(stored, scope));
      scope.waitUntil(settled.catch((cause: unknown) => scope.log.error('files', { error: cause })));
      throw error;
    }
  }

  /** A file as the visitor sent it; `undefined` where it is gone. */
  async read({ key, name, type }: LeadFile): Promise<File | undefined> {
    const object = await this.#bucket.get(key);
    return object ? new File([await object.arrayBuffer()], encodeReturns(name), { type }) : undefined;
  }

  /** At most 1000 at once. */
  async remove(keys: readonly string[], scope: Scope): Promise<void> {
    if (keys.length > 0) await scope.deadline.within(this.#bucket.delete([...keys]), FILES_TIME);
  }

  /** Removes after the response what nobody needs; what fails is left to `removeOlder`. */
  removeLater(keys: readonly string[], scope: Scope): void {
    if (keys.length === 0) return;
    scope.waitUntil(this.remove(keys, scope).catch((error: unknown) => scope.log.error('files', { error })));
  }

  /** Removes files that were stored before a time, whatever became of their lead; some hundred at once. */
  async removeOlder(before: number, scope: Scope): Promise<void> {
    const { objects } = await scope.deadline.within(this.#bucket.list({ limit: 500 }), FILES_TIME);
    // The embedded backend has its own files in the same bucket, and keeps them.
    const old = objects.filter(({ key, uploaded }) => KEY.test(key) && uploaded.getTime() < before);
    await this.remove(
      old.map(({ key }) => key),
      scope,
    );
  }
}

/** As HTML's encoder of forms writes it: the one of the runtime leaves it in the header of its part as it is. */
function encodeReturns(name: string): string {
  return name.replaceAll('\r', '%0D');
}

/** Random, and sorted by day: the oldest are listed first. */
function createKey(now: number): string {
  return `${new Date(now).toISOString().slice(0, 10)}/${crypto.randomUUID()}`;
}
