/** Whether a request that changes something comes from a page of this site: what the browser says of it, else its origin. */
export function isSameSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}
