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
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await importKey(secret, 'verify'),
    Uint8Array.fromHex(signature),
    encode(seconds, text),
  );
  return isOurs ? signature : undefined;
}

/** The same signature, for what the site itself sends: the value of an `X-Signature`. `now` in milliseconds. */
export async function sign(text: string, secret: string, now: number): Promise<string> {
  const seconds = String(Math.floor(now / 1000));
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), encode(seconds, text));
  return `t=${seconds},v1=${new Uint8Array(signature).toHex()}`;
}

function importKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use]);
}

function encode(seconds: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${seconds}.${text}`);
}
