import { findRoute } from '#shared/routes/find.ts';
import { site } from '#shared/site.ts';
import { createRedirects } from '../worker/request/find-redirect.ts';

/**
 * What is wrong with the rows of redirects.json, a sentence each: an address that stands twice, that is a page of its
 * own (`pages`), or that leads to another row, to another host or to no page.
 */
export function findRedirectFaults(
  rows: readonly (readonly [address: string, target: string])[],
  pages: ReadonlySet<string>,
): string[] {
  const find = createRedirects(Object.fromEntries(rows));
  const lead = (address: string) => find(toUrl(address));
  return rows.flatMap(([address, target], row) => {
    const [path = ''] = nameProduct(target).split(/[?#]/);
    const faults = {
      'is no path of this site': !/^\/(?![/\\])\S*$/.test(address),
      'stands twice': rows
        .slice(0, row)
        .some(([other]) => createRedirects({ [other]: '/' })(toUrl(address)) !== undefined),
      'is a page': pages.has(nameProduct(address)),
      'leads to another host': !/^\/(?![/\\])[^\s\\]*$/.test(target),
      'leads to another row': lead(target) !== undefined,
      'leads to no page': !findRoute(path) || !pages.has(path),
    };
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? `${address} ${fault}: ${target}` : []));
  });
}

/** The rows of a table as they are written: a name that stands twice in an object is not seen once it is read. */
export function listRows(json: string): [string, string][] {
  return [...json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, address = '', target = '']) => [
    address,
    target,
  ]);
}

function toUrl(address: string): URL {
  return new URL(nameProduct(address), 'https://site.example');
}

function nameProduct(address: string): string {
  return address.replaceAll('{product}', site.product);
}
