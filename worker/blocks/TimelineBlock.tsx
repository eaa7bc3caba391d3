import { Lookup } from '../ui/Lookup.tsx';
import { Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** What happened, or will, and when. */
export function TimelineBlock({ block }: { block: BlockOf<'TimelineBlock'> }) {
  const isPictured = block.events.some(({ image }) => image);
  const events = (
    <ol className={isPictured ? 'timeline-block timeline-block-pictured' : 'timeline-block'}>
      {block.events.map((event) => (
        <li key={`${event.when} ${event.title}`}>
          <p className="timeline-block-when">{event.when}</p>
          <h3>{event.title}</h3>
          <p className="timeline-block-text">{event.text}</p>
          {event.image && (
            <Picture
              className="timeline-block-picture"
              image={event.image}
              sizes="(min-width: 1280px) 406px, (min-width: 768px) 31vw, 92vw"
            />
          )}
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
