import { Picture } from './Picture.tsx';
import type { ProductCardData } from './product-card.fragment.generated.ts';
import './card.css';
import './figures.css';

interface ProductCardProps {
  product: ProductCardData;
  /** Level of its heading in the page. */
  level: 2 | 3;
  /** Among the first pictures of the page. */
  first?: boolean;
}

/** A product among its siblings: picture, name, and the three figures that tell them apart. */
export function ProductCard({ product, level, first = false }: ProductCardProps) {
  const Heading = `h${level}` as const;
  const [image] = product.gallery;
  return (
    <div className="card">
      {image && (
        <Picture
          className="card-picture"
          image={image}
          sizes="(min-width: 1280px) 384px, (min-width: 768px) 33vw, 100vw"
          first={first}
        />
      )}
      <div className="card-text">
        <Heading className="card-title">
          <a className="card-link" href={product.path}>
            {product.name}
          </a>
        </Heading>
        <p>{product.tagline}</p>
        <Figures figures={product.figures} />
      </div>
    </div>
  );
}

/** Numbers with what they count; the value is read after its label. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
