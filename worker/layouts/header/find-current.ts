interface Entry {
  url: string;
  sub?: readonly Entry[];
}

/** The address, of those in a menu, that is the page itself or the nearest page above it. */
export function findCurrent(entries: readonly Entry[], path: string): string | undefined {
  const above = listUrls(entries).filter((url) => url === path || path.startsWith(`${url}/`));
  return above.toSorted((one, other) => other.length - one.length)[0];
}

/** How a link of a menu is marked: only the nearest is. */
export function mark(url: string, current: string | undefined, path: string): 'page' | 'true' | undefined {
  if (url !== current) return undefined;
  return url === path ? 'page' : 'true';
}

/** Whether what an entry holds leads to where the visitor is. */
export function holds({ sub = [] }: Entry, current: string | undefined): boolean {
  return current !== undefined && listUrls(sub).includes(current);
}

function listUrls(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ url, sub = [] }) => [url, ...listUrls(sub)]);
}
