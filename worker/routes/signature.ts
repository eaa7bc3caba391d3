/** Seconds that the clocks of sender and site may differ. */
const TOLERANCE = 300;

/**
 * The signature of a signed text, where it is one: `t={seconds since 1970},v1={HMAC-SHA256 of "{t}.{text}" in
 * hexadecimal}`, made with the secret within the last five minutes; else `undefined`. `now` in milliseconds.
 */
export async function verifySignature(
  header: string | undefined,
  text: string,
  secret: string,
  now: number,
): Promise<string | undefined> {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === undefined || signature === undefined) return undefined;
  if (Math.abs(now / 1000 - Number(seconds)) > TOLERANCE) return undefined;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    key,
    Uint8Array.fromHex(signature),
    encoder.encode(`${seconds}.${text}`),
  );
  return isOurs ? signature : undefined;
}
