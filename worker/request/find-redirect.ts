import { site } from '#shared/site.ts';

/** What advertisements and newsletters add to an address: it tells where a visitor comes from, not what is asked for. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)(=|$)/;

/** A path in small letters without escapes, doubled slashes and one at its end: already as `spell` would write it. */
const PLAIN = /^(?:\/[a-z\d._~-]+)+$/;

/** Finds where an old address leads now, its tracking parameters kept; `undefined` where it is none. */
export type FindRedirect = (url: URL) => string | undefined;

/**
 * The lookup of a table of old addresses. A row holds the path and query of an address, letter by letter as it was
 * (capitals, and a slash at its end, may be missing or more), and the path of this site it leads to, with the part of
 * the page after `#` if it means one. `{product}` in either is the name of the products. What a lookup costs does not
 * depend on the number of rows.
 */
export function createRedirects(rows: Readonly<Record<string, string>>): FindRedirect {
  const targets = new Map(
    Object.entries(rows).map(([address, target]) => [spell(nameProduct(address)), nameProduct(target)]),
  );
  return ({ pathname, search }) => {
    // Nearly every address is written as it is compared.
    if (search === '' && PLAIN.test(pathname) && !targets.has(pathname)) return undefined;
    const parameters = search.slice(1).split('&').filter(Boolean);
    const asked = parameters.filter((parameter) => !TRACKING.test(parameter));
    const target = targets.get(spell(asked.length === 0 ? pathname : `${pathname}?${asked.join('&')}`));
    if (target === undefined) return undefined;
    const [path, part] = target.split('#');
    const tracking = parameters.filter((parameter) => TRACKING.test(parameter)).join('&');
    return `${path}${tracking && `?${tracking}`}${part === undefined ? '' : `#${part}`}`;
  };
}

function nameProduct(address: string): string {
  return address.replaceAll('{product}', site.product);
}

/** An address as it is compared: the path in small letters, decoded, with single slashes and none at its end. */
function spell(address: string): string {
  const [path = '', ...query] = address.split('?');
  const tidy = decode(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return [tidy, ...query].join('?');
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed: no address that ever was.
    return path;
  }
}
