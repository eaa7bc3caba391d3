import { Lookup } from '../ui/Lookup.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** What happened, or will, and when. */
export function TimelineBlock({ block }: { block: BlockOf<'TimelineBlock'> }) {
  const events = (
    <ol className="timeline-block">
      {block.events.map((event) => (
        <li key={`${event.when} ${event.title}`}>
          <p className="timeline-block-when">{event.when}</p>
          <h3>{event.title}</h3>
          <p className="timeline-block-text">{event.text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <BlockSection block={block} ground="ink">
      {block.fold ? <Lookup label={block.fold}>{events}</Lookup> : events}
    </BlockSection>
  );
}
