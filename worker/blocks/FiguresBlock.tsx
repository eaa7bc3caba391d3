import { Claims } from '../ui/Claims.tsx';
import type { BlockOf } from './kinds.ts';

/** Numbers worth showing large, on a dark band. Its title is for those who cannot see that they are one thing. */
export function FiguresBlock({ block }: { block: BlockOf<'FiguresBlock'> }) {
  return (
    <div id={block.key}>
      <Claims claims={block.figures} label={block.title} note={block.note} />
    </div>
  );
}
