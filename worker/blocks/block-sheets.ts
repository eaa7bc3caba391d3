import cardLines from '../ui/card-lines.css?sheet';
import cardSmall from '../ui/card-small.css?sheet';
import type { BlocksData } from './blocks.fragment.generated.ts';
import branches from './branches-block.css?sheet';
import cards from './cards-block.css?sheet';
import marks from './marks-block.css?sheet';
import points from './points-block.css?sheet';
import table from './table-block.css?sheet';
import choice from './table-choice.css?sheet';
import text from './text-block.css?sheet';
import timeline from './timeline-block.css?sheet';

/** The styles of a kind of block, where it has any of its own. */
const sheets: Partial<Record<BlocksData['__typename'], string>> = {
  BranchesBlock: branches,
  CardsBlock: cards + cardSmall,
  MarksBlock: marks,
  PointsBlock: points,
  ProductsBlock: cardLines + cardSmall,
  TableBlock: table,
  TextBlock: text,
  TimelineBlock: timeline,
};

/** The styles of the blocks that a page has: a kind that it has not costs it nothing. */
export function findBlockSheets(blocks: readonly BlocksData[]): string | undefined {
  const used = new Set(blocks.flatMap(findSheets));
  const rules = [...used].join('');
  return rules && `@layer layouts{${rules}}`;
}

function findSheets(block: BlocksData): string[] {
  const own = sheets[block.__typename] ?? '';
  const isChoice = block.__typename === 'TableBlock' && block.marked !== null;
  return isChoice ? [own, choice] : [own];
}
