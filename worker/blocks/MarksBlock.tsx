import { Lookup } from '../ui/Lookup.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

type Mark = BlockOf<'MarksBlock'>['marks'][number];

/** Organisations or prizes as a ledger: their sign, who, what for, and the year. */
export function MarksBlock({ block }: { block: BlockOf<'MarksBlock'> }) {
  const marks = (
    <ul className="marks-block">
      {block.marks.map((mark) => (
        <li key={mark.key}>
          <Sign image={mark.image} />
          <h3>{mark.url ? <a href={mark.url}>{mark.name}</a> : mark.name}</h3>
          <p>{mark.note}</p>
          <span className="marks-block-year">{mark.year}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <BlockSection block={block} ground="sand">
      {block.fold ? <Lookup label={block.fold}>{marks}</Lookup> : marks}
    </BlockSection>
  );
}

/** Its place is kept where a mark has none, so that names stand below each other. */
function Sign({ image }: Pick<Mark, 'image'>) {
  if (!image) return <span className="marks-block-sign" />;
  const { url, width, height } = image;
  return (
    <img
      className="marks-block-sign"
      src={url}
      width={width}
      height={height}
      alt=""
      aria-hidden="true"
      loading="lazy"
    />
  );
}
