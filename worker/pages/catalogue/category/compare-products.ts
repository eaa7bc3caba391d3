/** What is compared of a product: its specification table. */
interface Compared {
  key: string;
  specifications: readonly {
    key: string;
    title: string;
    rows: readonly { key: string; label: string; value: string; unit: string | null }[];
  }[];
}

export interface ComparedRow {
  key: string;
  label: string;
  /** By the key of the product, in its order; undefined where its table has no such row. */
  values: readonly { key: string; value: string | undefined }[];
  differs: boolean;
}

export interface ComparedGroup {
  key: string;
  title: string;
  rows: readonly ComparedRow[];
}

/**
 * The specification tables of several products as one. Groups and rows come in the order of the vocabulary, which all
 * tables share: a row stands after those that stand before it in any of them.
 */
export function compareProducts(products: readonly Compared[]): ComparedGroup[] {
  const groups = mergeInOrder(products.map(({ specifications }) => specifications));
  return groups.map(({ key, title }) => {
    const tables = products.map(({ specifications }) => specifications.find((group) => group.key === key)?.rows ?? []);
    const rows = mergeInOrder(tables).map((row): ComparedRow => {
      const values = products.map((product, index) => {
        const own = tables[index]?.find((other) => other.key === row.key);
        return { key: product.key, value: own && (own.unit === null ? own.value : `${own.value}\u00a0${own.unit}`) };
      });
      return { key: row.key, label: row.label, values, differs: new Set(values.map(({ value }) => value)).size > 1 };
    });
    return { key, title, rows };
  });
}

/** Whether a mark on what differs tells something: not where half of the rows would bear it. */
export function isMarked(groups: readonly ComparedGroup[]): boolean {
  const rows = groups.flatMap((group) => group.rows);
  return rows.filter(({ differs }) => differs).length * 2 < rows.length;
}

/** Lists that share an order as one, each key once. */
function mergeInOrder<Item extends { key: string }>(lists: readonly (readonly Item[])[]): Item[] {
  const merged: Item[] = [];
  for (const list of lists) {
    let place = 0;
    for (const item of list) {
      const known = merged.findIndex(({ key }) => key === item.key);
      if (known >= 0) place = known + 1;
      else merged.splice(place++, 0, item);
    }
  }
  return merged;
}
