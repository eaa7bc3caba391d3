import type { Product } from './product.ts';
import './thumbnails.css';

interface ThumbnailsProps {
  gallery: Product['gallery'];
  /** What the dimension drawing is called, where there is one; it is the last of the gallery. */
  drawing: string | undefined;
}

/** A link to each picture of the gallery; without scripts they are anchors like any other. */
export function Thumbnails({ gallery, drawing }: ThumbnailsProps) {
  return (
    <ul className="thumbnails">
      {gallery.map(({ url, alt, srcset: [smallest] }, index) => (
        <li key={url}>
          <a href={`#imagem-${index + 1}`}>
            <img src={smallest?.url ?? url} width="88" height="66" alt={alt} loading="lazy" />
          </a>
        </li>
      ))}
      {drawing !== undefined && (
        <li>
          <a href={`#imagem-${gallery.length + 1}`}>{drawing}</a>
        </li>
      )}
    </ul>
  );
}
