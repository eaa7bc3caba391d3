import type { MiddlewareHandler } from 'hono';

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

/** Puts the security headers on every answer of the worker. Static files get theirs from public/_headers. */
export function security(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // A remembered page brings its own.
    if (!c.res.headers.has('Content-Security-Policy')) setSecurityHeaders(c.res.headers);
  };
}

export function setSecurityHeaders(target: Headers): void {
  for (const [name, value] of headers) target.set(name, value);
}
