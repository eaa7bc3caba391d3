/** No inline script or style, nothing from elsewhere, nobody frames the site. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Vite puts changed styles into the page while developing.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'upgrade-insecure-requests',
].join('; ');

const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', CONTENT_POLICY],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  // Not `no-referrer`: that would empty the Origin of form posts.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Sets the headers that keep a page to itself: nothing inline, nothing from elsewhere, nobody frames it. */
export function setSecurityHeaders(target: Headers): void {
  for (const [name, value] of headers) target.set(name, value);
}
