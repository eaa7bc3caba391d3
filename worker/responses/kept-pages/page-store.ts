import type { Scope } from '../../request/scope.ts';

/** All that the bytes of a page depend on. */
export interface PageKey {
  /** Its address, whole, with what the page understands of its query and nothing else. */
  address: string;
  /** Of what it is made from: content, build, settings (`responses/etag.ts`). */
  version: string;
}

/** A rendered page, ready to be sent again. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** All but what is each visitor's own: its validator, and where it was found. */
  headers: Headers;
}

/** What isolates share of rendered pages. */
export interface PageStore {
  /** Its name where an answer tells where it was found. */
  name: string;
  /** A page that another isolate has rendered; `undefined` where none has, or it cannot be had in time. Never throws. */
  read(key: PageKey, scope: Scope): Promise<RenderedPage | undefined>;
  /** Takes what was rendered here. Never throws. */
  write(key: PageKey, page: RenderedPage, scope: Scope): Promise<void>;
  /** Drops the pages of these paths, or all of them; what is kept by its version needs none. Never throws. */
  purge(paths: readonly string[] | undefined, scope: Scope): Promise<void>;
}

/** The parameter of an address that names the version of a page; no page understands it. */
export const VERSION = 'version';

/** The address that a rendered page is kept under. */
export function nameKey({ address, version }: PageKey): string {
  const url = new URL(address);
  url.searchParams.set(VERSION, version);
  return url.href;
}
