import type { ProductData } from './product.generated.ts';

/** A product that exists, as its page's operation asks for it. */
export type Product = NonNullable<ProductData['product']>;
