/** What a page understands of its query: values by name, in the order they stand in its canonical address. */
export type Parameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The query that asks for the same again, with its question mark: what was understood and nothing else. */
export function buildQuery(parameters: Parameters): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== '')
      .map((item) => [name, String(item)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
