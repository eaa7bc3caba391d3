const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * The content policy of an answer: nothing from elsewhere but Turnstile where its keys are set, nobody frames the site,
 * no inline script, and of inline styles only the one sheet whose SHA-256, in base64, is given.
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
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

function findStyleSources(hash: string | undefined): string {
  // Vite shows its errors with styles of its own while developing; a hash beside it would undo the permission.
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return "'self' 'unsafe-inline'";
  // Sheets of other page types come from here as files.
  return hash === undefined ? "'self'" : `'self' 'sha256-${hash}'`;
}
