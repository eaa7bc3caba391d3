import { Questions } from '../ui/Questions.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** What people ask, each answer folded under its question. */
export function QuestionsBlock({ block }: { block: BlockOf<'QuestionsBlock'> }) {
  return (
    <BlockSection block={block} ground="white" beside>
      <Questions questions={block.questions} />
    </BlockSection>
  );
}
