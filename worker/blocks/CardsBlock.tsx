import { Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import '../ui/card.css';
import '../ui/card-link.css';

type Card = BlockOf<'CardsBlock'>['cards'][number];

/** Things of equal rank, some of which lead on. */
export function CardsBlock({ block }: { block: BlockOf<'CardsBlock'> }) {
  return (
    <BlockSection block={block} ground="sand">
      <ul className={block.cards.some(({ image }) => image) ? 'card-list' : 'cards-block'}>
        {block.cards.map((card) => (
          <li key={card.key} id={card.key}>
            <BlockCard card={card} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function BlockCard({ card: { title, text, link, image } }: { card: Card }) {
  return (
    <div className="card cards-block-card">
      {image && (
        <Picture
          className="card-picture"
          image={image}
          sizes="(min-width: 1280px) 384px, (min-width: 1024px) 33vw, (min-width: 640px) 42vw, 100vw"
        />
      )}
      <div className="card-text">
        <h3 className="card-title">{title}</h3>
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
