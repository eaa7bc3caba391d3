import type { ThirdParty } from '#shared/third-parties.ts';
import type { Settings } from '../settings.ts';

/**
 * The version of a page: everything its bytes depend on besides its address. That is the build, the content, the
 * settings that stand in the document, and the year in the footer. `now` in milliseconds since 1970.
 */
export function createPageVersion(
  content: string,
  { siteOrigin, localeOrigins, guard }: Settings,
  now: number,
): string {
  const { BUILD_VERSION } = import.meta.env;
  const { turnstile, formSecret } = guard;
  const set = [siteOrigin, ...Object.values(localeOrigins), turnstile?.siteKey, formSecret && 'stamped'];
  return [BUILD_VERSION, content, new Date(now).getUTCFullYear(), ...set].join('.');
}

/**
 * A strong validator of a page: its version, and which scripts of others its policy lets in, for a browser that is told
 * that nothing changed keeps the policy it has.
 */
export function createETag(version: string, agreed: readonly ThirdParty[]): string {
  return `"${[version, ...agreed.map(({ name }) => name)].join('.')}"`;
}

/** Whether the browser has this very page already, by `If-None-Match` (RFC 9110: compared weakly, `*` matches any). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  return known.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);
}
