import { isDeveloping } from '../../request/is-developing.ts';
import type { Scope } from '../../request/scope.ts';
import { FROM_CONTENT } from '../machine-file.ts';
import { setSecurityHeaders } from '../security-headers.ts';
import { describeKept } from '../source.ts';
import { PageMemory } from './page-memory.ts';
import type { PageKey, PageStore, RenderedPage } from './page-store.ts';

/** Rendered pages: those of this isolate, and those that its store shares with others. */
export class KeptPages {
  readonly #memory = new PageMemory();
  readonly #store: PageStore | undefined;

  /** Without a store this isolate keeps to itself. */
  constructor(store: PageStore | undefined) {
    this.#store = store;
  }

  /** What this isolate remembers; `now` in milliseconds. */
  find(key: PageKey, now: number): RenderedPage | undefined {
    return keepsPages() ? this.#memory.find(key, now) : undefined;
  }

  /** What others have rendered, remembered here from now on. Never throws. */
  async read(key: PageKey, scope: Scope): Promise<RenderedPage | undefined> {
    if (!keepsPages() || !this.#store) return undefined;
    const page = await this.#store.read(key, scope);
    if (!page) return undefined;
    this.#remember(key, page);
    return describe(page, this.#store.name);
  }

  /** Keeps a page that was rendered, security headers and all. Gives the one to send. */
  async keep(key: PageKey, response: Response, scope: Scope): Promise<Response> {
    const headers = new Headers(response.headers);
    setSecurityHeaders(headers);
    const page = { body: new Uint8Array(await response.arrayBuffer()), headers };
    this.#remember(key, page);
    if (this.#store) scope.waitUntil(this.#store.write(key, page, scope));
    return new Response(page.body, { headers });
  }

  /** Drops what was published anew, or everything; what this isolate has is kept by its version. Never throws. */
  async purge(paths: readonly string[] | undefined, scope: Scope): Promise<void> {
    await this.#store?.purge(paths, scope);
  }

  #remember(key: PageKey, page: RenderedPage): void {
    this.#memory.set(key, describe(page, 'memory'), Date.now());
  }
}

/** The page as it is sent from there: how long it may be kept is said anew, for a store has times of its own. */
function describe({ body, headers }: RenderedPage, where: string): RenderedPage {
  const described = new Headers(headers);
  described.set('Cache-Control', FROM_CONTENT);
  for (const [name, value] of Object.entries(describeKept(where))) described.set(name, value);
  return { body, headers: described };
}

/** Not while the sources change, nor in the build that measures what rendering costs. */
function keepsPages(): boolean {
  return !isDeveloping() && import.meta.env.MODE !== 'bench';
}
