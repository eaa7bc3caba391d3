const HOUR = 3_600_000;
/** Milliseconds a stamp counts: as long as somebody may leave a page open, and a cache may have kept it before. */
const LIFETIME = 7 * 24 * HOUR;
/**
 * Characters of a signature: few enough for every page to carry it; to guess it takes more posts than anybody is
 * allowed, and it only keeps a lead from being marked.
 */
const SIGNATURE_LENGTH = 6;

/**
 * A signed time stamp for the forms of a page: the hour it was made in, and that we made it. One an hour, so that equal
 * pages stay equal. `now` in milliseconds since 1970.
 */
export async function createStamp(secret: string, now: number): Promise<string> {
  const hour = Math.floor(now / HOUR).toString(36);
  return `${hour}${await sign(secret, hour)}`;
}

/** Whether a form was sent with a stamp of ours of the last seven days. */
export async function isStamp(stamp: unknown, secret: string, now: number): Promise<boolean> {
  const [, hour, signature] = /^([\da-z]{4})([\w-]{6})$/.exec(typeof stamp === 'string' ? stamp : '') ?? [];
  if (hour === undefined) return false;
  const age = now - Number.parseInt(hour, 36) * HOUR;
  return age >= 0 && age <= LIFETIME && (await sign(secret, hour)) === signature;
}

async function sign(secret: string, hour: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(`form ${hour}`));
  return new Uint8Array(bytes).toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, SIGNATURE_LENGTH);
}
