import { isKeepable, type Kind } from './rules.ts';

/**
 * A bounded number of answers by their addresses, those kept last; `kind` says which are kept at all. An address is one
 * page in one language for everybody, whatever its answer says that it may vary with.
 */
export class Shelf {
  readonly #name: string;
  readonly #kind: Kind;
  readonly #limit: number;

  constructor(name: string, kind: Kind, limit: number) {
    this.#name = name;
    this.#kind = kind;
    this.#limit = limit;
  }

  async find(url: string): Promise<Response | undefined> {
    return (await this.#open()).match(url, { ignoreVary: true });
  }

  /** Keeps a copy of an answer if it may be kept, and lets go of what was kept first. */
  keep(url: string, response: Response): Promise<void> {
    if (!isKeepable(this.#kind, response)) return Promise.resolve();
    // Before whoever asked begins to read it.
    return this.#put(url, response.clone());
  }

  /** Addresses of what is kept, the latest first. */
  async list(): Promise<string[]> {
    const requests = await (await this.#open()).keys();
    return requests.map(({ url }) => url).reverse();
  }

  async #put(url: string, response: Response): Promise<void> {
    const cache = await this.#open();
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, -this.#limit).map((request) => cache.delete(request, { ignoreVary: true })));
  }

  #open(): Promise<Cache> {
    return caches.open(this.#name);
  }
}
