/** Names of this machine itself; `*.localhost` is not among them, because a page elsewhere can be given such a name. */
const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The addresses of this machine as Cloudflare's own header tells them; the local runtime sets it too. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that a proxy adds: with one of them, the request began elsewhere. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'CF-Ray'];

/**
 * Who may see the inbox: whoever asks on this machine itself, by one of its own names and not through a proxy, or knows
 * the password where one is set.
 */
export async function mayReadInbox(request: Request, password: string | undefined): Promise<boolean> {
  if (isLocal(request)) return true;
  if (password === undefined) return false;
  const expected = btoa(String.fromCharCode(...new TextEncoder().encode(`inbox:${password}`)));
  const [given, wanted] = await Promise.all([
    hash(request.headers.get('Authorization') ?? ''),
    hash(`Basic ${expected}`),
  ]);
  return given === wanted;
}

function isLocal({ url, headers }: Request): boolean {
  if (FORWARDED.some((name) => headers.has(name))) return false;
  const { host, hostname } = new URL(url);
  // The local preview server repeats the request's own host in this one; a proxy tells another.
  const forwardedHost = headers.get('X-Forwarded-Host');
  if (forwardedHost !== null && forwardedHost !== host) return false;
  const client = headers.get('CF-Connecting-IP');
  return LOCAL_NAMES.has(hostname) && (client === null || LOOPBACK.has(client));
}

/** Compared instead of the password itself, so that the time a comparison takes tells nothing of it. */
async function hash(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex();
}
