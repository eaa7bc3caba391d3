import { Steps } from '../ui/Steps.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** What happens, one thing after the other. */
export function StepsBlock({ block }: { block: BlockOf<'StepsBlock'> }) {
  return (
    <BlockSection block={block} ground="white" beside={block.ledger}>
      <Steps steps={block.steps} ledger={block.ledger} />
    </BlockSection>
  );
}
