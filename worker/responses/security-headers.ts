import { createContentPolicy } from './content-policy.ts';

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

/** Adds the security headers that an answer lacks: a page brings the policy that allows its own styles. */
export function setSecurityHeaders(target: Headers): void {
  for (const [name, value] of headers) if (!target.has(name)) target.set(name, value);
}
