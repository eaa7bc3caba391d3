import { describeCardSizes } from '../ui/card-sizes.ts';
import { Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import '../ui/card.css';
import '../ui/card-link.css';

type Card = BlockOf<'CardsBlock'>['cards'][number];

/** Things of equal rank, some of which lead on; those with a picture lie beside it on a phone. */
export function CardsBlock({ block }: { block: BlockOf<'CardsBlock'> }) {
  return (
    <BlockSection block={block} ground="sand">
      <ul className={block.cards.some(({ image }) => image) ? 'card-list card-small-list' : 'cards-block'}>
        {block.cards.map((card) => (
          <li key={card.key} id={card.key}>
            <BlockCard card={card} among={block.cards.length} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function BlockCard({ card: { title, text, link, image }, among }: { card: Card; among: number }) {
  return (
    <div className={image ? 'card card-small cards-block-card' : 'card cards-block-card'}>
      {image && (
        <Picture className="card-picture card-small-picture" image={image} sizes={describeCardSizes(among, 'listed')} />
      )}
      <div className={image ? 'card-text card-small-text' : 'card-text'}>
        <h3 className={image ? 'card-title card-small-title' : 'card-title'}>{title}</h3>
        <p>{text}</p>
        {link && (
          <a className="card-link cards-block-link" href={link.url}>
            {link.label}
          </a>
        )}
      </div>
    </div>
  );
}
