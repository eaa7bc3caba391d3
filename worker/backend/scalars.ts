import type { GenericSchema } from 'valibot';

declare const kind: unique symbol;

/** Rich text that the sanitiser has written. */
export type Html = string & { readonly [kind]: 'html' };
/** Path of a page or file of this site: percent-encoded, no host, no query. */
export type Path = string & { readonly [kind]: 'path' };
/** Where a link may lead: an anchor, a path of this site with query and hash, or https:, mailto:, tel:. */
export type Href = string & { readonly [kind]: 'href' };

/**
 * How the leaves of an answer are read: strictly and cleaned when a backend gives them, only checked when they come
 * from our own cache.
 */
export interface Scalars {
  text: GenericSchema<unknown, string>;
  html: GenericSchema<unknown, Html>;
  path: GenericSchema<unknown, Path>;
  href: GenericSchema<unknown, Href>;
  /** Told of a union member or block kind that this release does not know; it is left out. */
  onUnknown(kind: string): void;
}
