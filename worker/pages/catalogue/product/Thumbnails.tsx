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
          <a href={`#imagem-${gallery.length + 1}`}>
            <span className="visually-hidden">{drawing}</span>
            <svg viewBox="0 0 88 66" aria-hidden="true">
              <path d="M16 18h40v24H16zM66 18h6v24h-6zM16 52h40" />
            </svg>
          </a>
        </li>
      )}
    </ul>
  );
}
