import type { ReactElement } from 'react';
import { BranchesBlock } from './BranchesBlock.tsx';
import type { BlocksData } from './blocks.fragment.generated.ts';
import { CardsBlock } from './CardsBlock.tsx';
import { FiguresBlock } from './FiguresBlock.tsx';
import { MarksBlock } from './MarksBlock.tsx';
import { PointsBlock } from './PointsBlock.tsx';
import { ProductsBlock } from './ProductsBlock.tsx';
import { ProjectsBlock } from './ProjectsBlock.tsx';
import { QuestionsBlock } from './QuestionsBlock.tsx';
import { StepsBlock } from './StepsBlock.tsx';
import { TableBlock } from './TableBlock.tsx';
import { TextBlock } from './TextBlock.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import './blocks.css';

/** The blocks of an editorial page, one below the other. Each is a section whose id is its key. */
export function Blocks({ blocks }: { blocks: readonly BlocksData[] }) {
  // Of the texts that have a picture every second one has it on the left.
  const turned = new Set(blocks.filter(hasPicture).filter((_, index) => index % 2 === 1));
  return blocks.map((block) => <Block key={block.key} block={block} turned={turned.has(block)} />);
}

function hasPicture(block: BlocksData): boolean {
  return block.__typename === 'TextBlock' && block.image !== null;
}

function Block({ block, turned }: { block: BlocksData; turned: boolean }): ReactElement {
  switch (block.__typename) {
    case 'TextBlock':
      return <TextBlock block={block} turned={turned} />;
    case 'FiguresBlock':
      return <FiguresBlock block={block} />;
    case 'StepsBlock':
      return <StepsBlock block={block} />;
    case 'QuestionsBlock':
      return <QuestionsBlock block={block} />;
    case 'CardsBlock':
      return <CardsBlock block={block} />;
    case 'TableBlock':
      return <TableBlock block={block} />;
    case 'TimelineBlock':
      return <TimelineBlock block={block} />;
    case 'PointsBlock':
      return <PointsBlock block={block} />;
    case 'BranchesBlock':
      return <BranchesBlock block={block} />;
    case 'MarksBlock':
      return <MarksBlock block={block} />;
    case 'ProductsBlock':
      return <ProductsBlock block={block} />;
    case 'ProjectsBlock':
      return <ProjectsBlock block={block} />;
    default:
      return block satisfies never;
  }
}
