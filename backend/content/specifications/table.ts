import type { Everywhere } from '../localised.ts';
import { groups } from './groups.ts';
import type { Row } from './row.ts';

/** A group of the specification table with the rows that a product has of it. */
export interface SpecificationGroup {
  key: string;
  title: Everywhere;
  rows: readonly Row[];
}

/** A product's rows in the groups and the order that every product shares; groups without a row are left out. */
export function arrangeRows(rows: readonly Row[]): SpecificationGroup[] {
  return groups
    .map(({ key, title, rows: keys }) => ({
      key,
      title,
      rows: keys.flatMap((rowKey) => rows.filter((row) => row.key === rowKey)),
    }))
    .filter((group) => group.rows.length > 0);
}
