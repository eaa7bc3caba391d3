import { Lookup } from '../ui/Lookup.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import './table-block.css';

/**
 * A table whose rows are named by their first cell. Where it is too wide it scrolls inside itself; on a phone its rows
 * are one below the other, each cell under the name of its column.
 */
export function TableBlock({ block }: { block: BlockOf<'TableBlock'> }) {
  const table = <Rows block={block} />;
  return (
    <BlockSection block={block} ground="white">
      {block.fold ? <Lookup label={block.fold}>{table}</Lookup> : table}
    </BlockSection>
  );
}

function Rows({ block }: { block: BlockOf<'TableBlock'> }) {
  const [first, ...columns] = block.columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <figure className="table-block" aria-labelledby={`${block.key}-titulo`} tabIndex={0}>
      <table className={columns.length > 2 ? 'table-block-wide' : undefined}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ cells: [name, ...cells] }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // The cells of a row have no other identity than their column.
                <td key={columns[index]}>
                  <span className="table-block-column">{columns[index]}</span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
