/** A value that items of a list have in common: a sector, a year. */
export interface Choice {
  key: string;
  label: string;
}

/** How each filter of a list reads an item; a filter bears the name of the parameter that carries it. */
export type Facets<Item, Name extends string> = Readonly<Record<Name, (item: Item) => readonly Choice[]>>;

/** The keys that a visitor has chosen, per filter; none is the same as all. */
export type Chosen<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A value as it can be chosen. */
export interface Option extends Choice {
  /** How many items would be there with it, next to what the other filters leave. */
  count: number;
  isChosen: boolean;
}

/** The items that have one of the chosen values in every filter where something is chosen. */
export function filterItems<Item, Name extends string>(
  items: readonly Item[],
  facets: Facets<Item, Name>,
  chosen: Chosen<Name>,
): Item[] {
  const names = namesOf(facets).filter((name) => chosen[name].length > 0);
  return items.filter((item) =>
    names.every((name) => facets[name](item).some(({ key }) => chosen[name].includes(key))),
  );
}

/** The values of a filter, in the order in which the items bring them, each with what it would show. */
export function listOptions<Item, Name extends string>(
  items: readonly Item[],
  facets: Facets<Item, Name>,
  chosen: Chosen<Name>,
  name: NoInfer<Name>,
): Option[] {
  const within = filterItems(items, facets, { ...chosen, [name]: [] });
  return listChoices(items, facets[name]).map(({ key, label }) => ({
    key,
    label,
    count: within.filter((item) => facets[name](item).some((choice) => choice.key === key)).length,
    isChosen: chosen[name].includes(key),
  }));
}

/**
 * What is chosen without the values that no item has, in the order of the options: the same choice is one address and
 * one rendered page, however it was typed.
 */
export function keepKnown<Item, Name extends string>(
  items: readonly Item[],
  facets: Facets<Item, Name>,
  chosen: Chosen<Name>,
): Record<Name, readonly string[]> {
  const kept = { ...chosen } as Record<Name, readonly string[]>;
  for (const name of namesOf(facets)) {
    const known = listChoices(items, facets[name]).map(({ key }) => key);
    kept[name] = known.filter((key) => chosen[name].includes(key));
  }
  return kept;
}

function listChoices<Item>(items: readonly Item[], read: (item: Item) => readonly Choice[]): Choice[] {
  return [...new Map(items.flatMap(read).map((choice) => [choice.key, choice])).values()];
}

function namesOf<Name extends string>(facets: Readonly<Record<Name, unknown>>): Name[] {
  // The keys of a record are its names.
  return Object.keys(facets) as Name[];
}
