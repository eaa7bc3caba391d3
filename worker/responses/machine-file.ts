import type { Context } from 'hono';
import { hashText } from '../content/cache/kept-answers.ts';
import { isKnown } from './etag.ts';
import type { SiteEnv } from './services.ts';

/** What follows from content: any cache may keep it, and asks each time whether it is still the same, as for pages. */
export const FROM_CONTENT = 'public, max-age=0, must-revalidate';
/** What follows from settings and the build. */
export const FROM_SETTINGS = 'public, max-age=3600';
/** What changes as rarely as menus do. */
export const A_WHILE = 'public, max-age=300';
/** What a browser need not ask again while somebody types to and fro. */
export const BRIEFLY = 'public, max-age=60';

interface MachineFile {
  /** Media type, with its charset. */
  type: string;
  cacheControl: typeof FROM_CONTENT | typeof FROM_SETTINGS | typeof A_WHILE | typeof BRIEFLY | 'no-store';
  body: string;
}

/** What machines and scripts read beside the pages: the same for everyone, in no language but its own, told apart by a hash. */
export async function answerMachineFile(
  c: Context<SiteEnv>,
  { type, cacheControl, body }: MachineFile,
): Promise<Response> {
  const tag = `"${await hashText(body)}"`;
  const headers = { ETag: tag, 'Cache-Control': cacheControl };
  return isKnown(c.req.raw, tag) ? c.body(null, 304, headers) : c.body(body, 200, { ...headers, 'Content-Type': type });
}

/** One that does not exist: whoever asks for it is no visitor, and needs no page. */
export function answerNoMachineFile(c: Context<SiteEnv>): Response {
  return c.text('This page could not be found', 404, { 'Cache-Control': 'private, no-store' });
}
