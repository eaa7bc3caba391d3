import type { ThirdParty } from '#shared/third-parties.ts';
import type { Settings } from '../settings.ts';

/**
 * A strong validator of a page: everything its bytes depend on besides its address. That is the build, the content,
 * the settings that stand in the document, the year in the footer, and which scripts of others its policy lets in: a
 * browser that is told that nothing changed keeps the policy it has.
 */
export function createETag(
  version: string,
  { siteOrigin, localeOrigins }: Settings,
  agreed: readonly ThirdParty[],
  now: number,
): string {
  const { BUILD_VERSION } = import.meta.env;
  const origins = [siteOrigin, ...Object.values(localeOrigins)];
  return `"${[BUILD_VERSION, version, new Date(now).getFullYear(), ...origins, ...agreed.map(({ name }) => name)].join('.')}"`;
}

/** Whether the browser has this very page already, by `If-None-Match` (RFC 9110: compared weakly, `*` matches any). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  return known.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);
}
