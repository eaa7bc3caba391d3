/** What a form sends, by name, files included; a name that comes more than once holds a list, in its order. */
export function readInput(data: FormData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const [value, ...more] = data.getAll(name);
      return [name, more.length === 0 ? value : [value, ...more]];
    }),
  );
}
