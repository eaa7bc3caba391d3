import type { ReactNode } from 'react';
import { SectionHeading } from '../ui/SectionHeading.tsx';

/** What a block lies on: it follows from its kind, so that a page has its rhythm without anyone choosing it. */
type Ground = 'white' | 'sand' | 'ink';

interface BlockSectionProps {
  block: { key: string; title: string; lead?: string | null };
  ground: Ground;
  /** The heading stands beside what it heads on a wide screen, not above it. */
  beside?: boolean;
  children: ReactNode;
}

/** A section of a page that links can lead to by its key, with its heading. */
export function BlockSection({ block, ground, beside = false, children }: BlockSectionProps) {
  const heading = `${block.key}-titulo`;
  const arranged = `container${beside ? ' blocks-beside' : ''}`;
  const inner = (
    <>
      <SectionHeading id={heading} title={block.title} lead={block.lead ?? null} />
      {children}
    </>
  );
  if (ground === 'white') {
    return (
      <section className={`${arranged} section`} id={block.key} aria-labelledby={heading}>
        {inner}
      </section>
    );
  }
  return (
    <section className={`section section-${ground}`} id={block.key} aria-labelledby={heading}>
      <div className={arranged}>{inner}</div>
    </section>
  );
}
