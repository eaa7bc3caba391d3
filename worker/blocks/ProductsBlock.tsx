import { ProductCard } from '../ui/ProductCard.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** Products that the page speaks of. */
export function ProductsBlock({ block }: { block: BlockOf<'ProductsBlock'> }) {
  return (
    <BlockSection block={block} ground="sand">
      <ul className="card-list card-small-list">
        {block.products.map((product) => (
          <li key={product.key}>
            <ProductCard product={product} level={3} among={block.products.length} shape="listed" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
