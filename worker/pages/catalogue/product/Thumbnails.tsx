import { arrangeDrawing } from '../../../ui/drawing/arrange-drawing.ts';
import { SHAPES } from '../../../ui/drawing/DimensionDrawing.tsx';
import type { Product } from './product.ts';
import './thumbnails.css';

interface ThumbnailsProps {
  gallery: Product['gallery'];
  /** Of the dimension drawing, where there is one; it is the last of the gallery. */
  outline: Product['outline'];
  /** What the dimension drawing is called. */
  label: string;
}

/** A link to each picture of the gallery; without scripts they are anchors like any other. */
export function Thumbnails({ gallery, outline, label }: ThumbnailsProps) {
  return (
    <ul className="thumbnails">
      {gallery.map(({ url, alt, srcset: [smallest] }, index) => (
        <li key={url}>
          <a href={`#imagem-${index + 1}`}>
            <img src={smallest?.url ?? url} width="88" height="66" alt={alt} loading="lazy" />
          </a>
        </li>
      ))}
      {outline && (
        <li>
          <a href={`#imagem-${gallery.length + 1}`}>
            <svg viewBox={describeView(outline)} role="img" aria-label={label}>
              <use href={`#${SHAPES}`} />
            </svg>
          </a>
        </li>
      )}
    </ul>
  );
}

function describeView(outline: NonNullable<Product['outline']>): string {
  const { view } = arrangeDrawing(outline);
  return `0 0 ${view.width} ${view.height}`;
}
