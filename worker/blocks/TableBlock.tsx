import { Lookup } from '../ui/Lookup.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** Columns from which on a table stands below its heading, across the page; a smaller one stands beside it. */
const ACROSS = 3;
/** Columns from which on they are fixed, and a tablet moves them sideways. */
const WIDE = 4;

/**
 * A table whose rows are named by their first cell. Where it is too wide it scrolls inside itself; on a phone its rows
 * are one below the other, each cell under the name of its column. Where columns are things to choose from they are a
 * sheet each, on a phone too.
 */
export function TableBlock({ block }: { block: BlockOf<'TableBlock'> }) {
  const table = <Rows block={block} />;
  return (
    <BlockSection
      block={block}
      ground={block.marked === null ? 'white' : 'sand'}
      beside={block.columns.length < ACROSS}
    >
      {block.fold ? <Lookup label={block.fold}>{table}</Lookup> : table}
      {block.link && (
        <p className="table-block-more">
          <a className={block.marked === null ? undefined : 'button button-outline'} href={block.link.url}>
            {block.link.label}
          </a>
        </p>
      )}
    </BlockSection>
  );
}

function Rows({ block }: { block: BlockOf<'TableBlock'> }) {
  const [first, ...columns] = block.columns;
  const longest = findLongest(block);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <figure className="table-block" aria-labelledby={`${block.key}-titulo`} tabIndex={0}>
      <table className={findClasses(block)} data-columns={block.columns.length} data-longest={longest}>
        {/* Said first, so that no column moves as the next arrives. */}
        <colgroup span={block.columns.length} />
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={block.marked === index + 1 ? 'table-choice-mark' : undefined}>
                {column}
                {block.tag && block.marked === index + 1 && <span className="table-choice-tag">{block.tag}</span>}
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
                <td key={columns[index]} className={block.marked === index + 1 ? 'table-choice-mark' : undefined}>
                  <span className="table-block-column">{columns[index]}</span>
                  {block.marked !== null && <span className="table-choice-row">{name}</span>}
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

function findClasses({ columns, marked }: BlockOf<'TableBlock'>): string | undefined {
  if (marked !== null) return 'table-block-wide table-choice';
  return columns.length < WIDE ? undefined : 'table-block-wide';
}

/** How much more than the middle of all a column says that gets more room. */
const MUCH_MORE = 1.5;

/** The column of four that says far more than the others, counted from 1; `undefined` where none does. */
function findLongest({ columns, rows }: BlockOf<'TableBlock'>): number | undefined {
  const lengths = columns.map((_, index) => rows.reduce((sum, { cells }) => sum + (cells[index]?.length ?? 0), 0));
  const longest = Math.max(...lengths);
  const middle = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return columns.length === WIDE && longest > middle * MUCH_MORE ? lengths.indexOf(longest) + 1 : undefined;
}
