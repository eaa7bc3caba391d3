/** A page is asked for anew each time, a file that never changes once; whatever else is the browser's alone. */
export type Kind = 'page' | 'file' | 'other';

/** What decides about a request: `Request` has it. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  destination: string;
  headers: Pick<Headers, 'get'>;
}

/** Bytes of the largest file that is kept: the largest pictures of pages have half of it. */
const FILE_LIMIT = 500_000;
/** What pages are made of. Documents to download are not: they are large, and few are opened twice. */
const FILE_TYPES = /^(?:image|font)\/|javascript|css/;

/** What a request is for; pages also where they are fetched to be shown in place. */
export function findKind({ method, url, mode, destination, headers }: Asked, origin: string): Kind {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || /^\/inbox\b/.test(pathname)) return 'other';
  if (mode === 'navigate' || headers.get('Accept')?.startsWith('text/html')) return 'page';
  return destination === 'image' || isFile(pathname) ? 'file' : 'other';
}

/** Whether a path is that of a file which bears its version in its name. */
export function isFile(pathname: string): boolean {
  return /^\/(?:assets|media)\//.test(pathname);
}

/** Whether an answer may be shown again without a network: no errors, nothing led elsewhere, nothing that is one visitor's alone. */
export function isKeepable(kind: Kind, { status, redirected, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  if (status !== 200 || redirected || /no-store|private/.test(headers.get('Cache-Control') ?? '')) return false;
  if (kind === 'page') return type.startsWith('text/html');
  return FILE_TYPES.test(type) && Number(headers.get('Content-Length')) <= FILE_LIMIT;
}

/** Whether a kept answer will do without asking. */
export function isImmutable({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.includes('immutable') ?? false;
}
