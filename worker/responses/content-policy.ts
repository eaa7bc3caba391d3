import type { ThirdParty } from '#shared/third-parties.ts';
import { isDeveloping } from '../request/is-developing.ts';

/**
 * No text becomes markup or a script but by the site's own two policies (`client/navigation`, `client/offline`). Scripts
 * of others know nothing of that: where they run it does not hold.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types page worker'];

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * The content policy of an answer: nothing from elsewhere but Turnstile where its keys are set, nobody frames the site,
 * no inline script, and of inline styles only the one sheet whose SHA-256, in base64, is given. Trusted Types are
 * required where no script of others runs.
 */
export function createContentPolicy(styleHash?: string, hasTurnstile = false): string {
  return [
    "default-src 'none'",
    ...(hasTurnstile ? [`script-src 'self' ${TURNSTILE}`, `frame-src ${TURNSTILE}`] : ["script-src 'self'"]),
    `style-src ${findStyleSources(styleHash)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hasTurnstile || isDeveloping() ? [] : TRUSTED_TYPES),
  ].join('; ');
}

/** The same policy, open for these scripts and what they need. */
export function openContentPolicy(policy: string, parties: readonly ThirdParty[]): string {
  return policy
    .split('; ')
    .filter((directive) => parties.length === 0 || !TRUSTED_TYPES.includes(directive))
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return [directive, ...parties.flatMap(({ sources }) => sources[name] ?? [])].join(' ');
    })
    .join('; ');
}

function findStyleSources(hash: string | undefined): string {
  // Vite shows its errors with styles of its own while developing; a hash beside it would undo the permission.
  if (isDeveloping()) return "'self' 'unsafe-inline'";
  // The sheet for paper is a file; those of pages that come later are made by script.
  return hash === undefined ? "'self'" : `'self' 'sha256-${hash}'`;
}
