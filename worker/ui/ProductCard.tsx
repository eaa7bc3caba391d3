import { CARDS_IN_ROW, type CardShape, describeCardSizes } from './card-sizes.ts';
import { Picture } from './Picture.tsx';
import type { ProductCardData } from './product-card.fragment.generated.ts';
import './card-link.css';
import './card.css';
import './figures.css';

interface ProductCardProps {
  product: ProductCardData;
  /** Level of its heading in the page. */
  level: 2 | 3;
  /** How many cards its list has, which settles its width; as many as a row takes, or more, where it is not said. */
  among?: number;
  /** Without its figures, where it is not to be chosen among siblings; its words then say enough for who hears the page. */
  brief?: boolean;
  /** Small on a phone, where it is not what the page is about, and in a list of such ones upright on a tablet: with card-small.css. */
  shape?: CardShape;
  /** Among the first pictures of the page. */
  first?: boolean;
}

/** A product among its siblings: picture, name, and the three figures that tell them apart. */
export function ProductCard({
  product,
  level,
  brief = false,
  among = CARDS_IN_ROW,
  shape = 'large',
  first = false,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  const [image] = product.gallery;
  const small = shape !== 'large';
  return (
    <div className={small ? 'card card-small' : 'card'}>
      <Picture
        className={small ? 'card-picture card-small-picture' : 'card-picture'}
        image={image ?? null}
        sizes={describeCardSizes(among, shape)}
        first={first}
        decorative={brief}
      />
      <div className={small ? 'card-text card-small-text' : 'card-text'}>
        <Heading className={small ? 'card-title card-small-title' : 'card-title'}>
          <a className="card-link" href={product.path}>
            {product.name}
          </a>
        </Heading>
        <p>{product.tagline}</p>
        {!brief && <Figures figures={product.figures} inCard />}
      </div>
    </div>
  );
}

interface FiguresProps {
  figures: readonly { value: string; label: string }[];
  /** A line each where the card is narrow: with card-lines.css. */
  inCard?: boolean;
}

/** Numbers, each with what it counts after it. */
export function Figures({ figures, inCard = false }: FiguresProps) {
  return (
    <ul className={inCard ? 'figures card-lines' : 'figures'}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
