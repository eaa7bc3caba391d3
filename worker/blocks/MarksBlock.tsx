import { Lookup } from '../ui/Lookup.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import './marks-block.css';

/** Organisations or prizes as a ledger: the year, who, and what for. */
export function MarksBlock({ block }: { block: BlockOf<'MarksBlock'> }) {
  const marks = (
    <ul className="marks-block">
      {block.marks.map((mark) => (
        <li key={mark.key}>
          <span className="marks-block-year">{mark.year}</span>
          <h3>{mark.name}</h3>
          <p>{mark.note}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <BlockSection block={block} ground="sand">
      {block.fold ? <Lookup label={block.fold}>{marks}</Lookup> : marks}
    </BlockSection>
  );
}
