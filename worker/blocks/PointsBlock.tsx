import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** Points that stand as a list, each with a few words of why. */
export function PointsBlock({ block }: { block: BlockOf<'PointsBlock'> }) {
  return (
    <BlockSection block={block} ground="white" beside>
      <ul className={block.ledger ? 'points-block-ledger' : 'points-block'}>
        {block.points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
