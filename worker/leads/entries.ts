/** One field as the visitor sent it; a name may come more than once. */
export interface Entry {
  name: string;
  value: string | File;
}

type Value = Entry['value'];

/** The checked values of a form, one entry each, in their order; a list becomes as many entries of its name. */
export function listEntries(values: Readonly<Record<string, Value | readonly Value[] | undefined>>): Entry[] {
  return Object.entries(values).flatMap(([name, given]) => {
    if (given === undefined) return [];
    const list = typeof given === 'string' || given instanceof File ? [given] : given;
    return list.map((value) => ({ name, value }));
  });
}
