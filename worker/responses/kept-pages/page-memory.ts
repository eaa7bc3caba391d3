import { Memory } from '../../content/cache/memory.ts';
import type { PageKey, RenderedPage } from './page-store.ts';

/** Bytes of rendered pages an isolate remembers. */
const LIMIT = 24_000_000;
/** Milliseconds a rendered page is kept: what stamps its forms is as old. */
const LIFETIME = 60_000;

/**
 * Rendered pages of this isolate, one for each address. The version of what a page is made from is compared at every
 * request: new content is never hidden by an old rendering.
 */
export class PageMemory {
  readonly #memory = new Memory<RenderedPage & { version: string }>(LIMIT);

  find({ address, version }: PageKey, now: number): RenderedPage | undefined {
    const page = this.#memory.find(address, now);
    return page?.version === version ? page : undefined;
  }

  set({ address, version }: PageKey, { body, headers }: RenderedPage, now: number): void {
    this.#memory.set(address, { version, body, headers }, body.byteLength, now + LIFETIME);
  }
}
