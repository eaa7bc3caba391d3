import type { FetchedPage } from './fetch-page.ts';

/** Pages kept at once, and milliseconds each is good for: no publish stays unseen for longer. */
const LIMIT = 24;
const LIFETIME = 60_000;

/** The pages that were fetched lately, on their way or there: of those a visitor saw and those that may be next. */
export class PageStore {
  readonly #pages = new Map<string, { page: Promise<FetchedPage>; until: number }>();

  /** A page: the one kept under the address it is asked for, else one fetched, kept unless it fails or forbids it. */
  read(url: string, fetch: () => Promise<FetchedPage>, now = Date.now()): Promise<FetchedPage> {
    const kept = this.#find(url, now);
    if (kept) return kept;
    const page = fetch();
    this.#pages.set(url, { page, until: now + LIFETIME });
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size > LIMIT) this.#pages.delete(oldest);
    const forget = () => {
      if (this.#pages.get(url)?.page === page) this.#pages.delete(url);
    };
    page.then(({ isKeepable }) => isKeepable || forget(), forget);
    return page;
  }

  has(url: string, now = Date.now()): boolean {
    return this.#find(url, now) !== undefined;
  }

  clear(): void {
    this.#pages.clear();
  }

  #find(url: string, now: number): Promise<FetchedPage> | undefined {
    const kept = this.#pages.get(url);
    if (kept && kept.until > now) return kept.page;
    this.#pages.delete(url);
    return undefined;
  }
}
