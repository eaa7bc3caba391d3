import { Steps } from '../ui/Steps.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** What happens, one thing after the other. */
export function StepsBlock({ block }: { block: BlockOf<'StepsBlock'> }) {
  return (
    <BlockSection block={block} ground="white">
      <Steps steps={block.steps} />
    </BlockSection>
  );
}
