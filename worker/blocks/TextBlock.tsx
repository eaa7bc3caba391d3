import { Html } from '../ui/Html.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import '../ui/prose-tables.css';

/** Running text; with a picture beside it, or with its heading there where it has none. */
export function TextBlock({ block, turned }: { block: BlockOf<'TextBlock'>; turned: boolean }) {
  if (!block.image) {
    return (
      <BlockSection block={block} ground="white" beside>
        <Html className="prose-tables" markup={block.body} />
      </BlockSection>
    );
  }
  const heading = `${block.key}-titulo`;
  return (
    <section
      className={turned ? 'container section text-block text-block-turned' : 'container section text-block'}
      id={block.key}
      aria-labelledby={heading}
    >
      <div>
        <SectionHeading id={heading} title={block.title} />
        <Html className="prose-tables" markup={block.body} />
      </div>
      <Picture
        className="text-block-picture"
        image={block.image}
        sizes="(min-width: 1280px) 560px, (min-width: 1024px) 45vw, 100vw"
      />
    </section>
  );
}
