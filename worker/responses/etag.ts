import type { Settings } from '../settings.ts';

/**
 * A strong validator of a page: everything its bytes depend on besides its address. That is the build, the content,
 * the settings that stand in the document, and the year in the footer.
 */
export function createETag(version: string, { siteOrigin, localeOrigins }: Settings, now: number): string {
  return `"${[import.meta.env.BUILD_VERSION, version, new Date(now).getFullYear(), siteOrigin, ...Object.values(localeOrigins)].join('.')}"`;
}

/** Whether the browser has this very page already, by `If-None-Match` (RFC 9110: compared weakly, `*` matches any). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  return known.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);
}
