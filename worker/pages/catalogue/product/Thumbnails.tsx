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
            <picture>
              {smallest && <source type={smallest.type} sizes="88px" srcSet={`${smallest.url} ${smallest.width}w`} />}
              <img src={url} width="96" height="72" alt={alt} loading="lazy" />
            </picture>
          </a>
        </li>
      ))}
      {drawing !== undefined && (
        <li>
          <a href={`#imagem-${gallery.length + 1}`}>
            <span className="visually-hidden">{drawing}</span>
            <svg viewBox="0 0 96 72" aria-hidden="true">
              <path d="M20 20h40v24H20zM70 20h6v24h-6zM20 54h40" />
            </svg>
          </a>
        </li>
      )}
    </ul>
  );
}
