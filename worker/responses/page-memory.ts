import { Memory } from '../content/cache/memory.ts';

/** Bytes of rendered pages an isolate remembers. */
const LIMIT = 24_000_000;
/** Milliseconds a rendered page is kept: the year in its footer comes from the clock. */
const LIFETIME = 60_000;

/** A rendered page, ready to be sent again. */
interface RenderedPage {
  /** Of the content it was rendered from. */
  version: string;
  body: Uint8Array<ArrayBuffer>;
  /** All of them, the security headers included. */
  headers: Headers;
}

/**
 * Rendered pages of this isolate. A page depends on its address, the state it shows and its content, whose version is
 * compared at every request: new content is never hidden by an old rendering.
 */
export class PageMemory {
  readonly #memory = new Memory<RenderedPage>(LIMIT);

  find(key: string, version: string, now: number): Response | undefined {
    // A build of its own, which measures what rendering costs.
    if (import.meta.env.MODE === 'bench') return undefined;
    const page = this.#memory.find(key, now);
    return page?.version === version ? new Response(page.body, { headers: page.headers }) : undefined;
  }

  /** Remembers a response once its stream has come to the end; one that breaks off is not remembered. */
  async keep(key: string, version: string, { body: stream, headers }: Response, now: number): Promise<void> {
    const body = new Uint8Array(await new Response(stream).arrayBuffer());
    this.#memory.set(key, { version, body, headers }, body.byteLength, now + LIFETIME);
  }
}
