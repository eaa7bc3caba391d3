/** What a form sends, by name, files included; a name that comes more than once holds a list, in its order. */
export function readInput(data: FormData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...Map.groupBy(data, ([name]) => name)].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
