/** What a page understands of its query: values by name, in the order they stand in its canonical address. */
export type Parameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The query that asks for the same again, with its question mark: what was understood and nothing else. */
export function buildQuery(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') query.append(name, String(item));
    }
  }
  return query.size === 0 ? '' : `?${query}`;
}
