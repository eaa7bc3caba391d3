import type { MiddlewareHandler } from 'hono';
import { createContentPolicy } from '../responses/content-policy.ts';

const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', createContentPolicy()],
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
    setSecurityHeaders(c.res.headers);
  };
}

/** Adds those that are missing: a page has the policy that allows its own styles, a remembered one has them all. */
export function setSecurityHeaders(target: Headers): void {
  for (const [name, value] of headers) if (!target.has(name)) target.set(name, value);
}
