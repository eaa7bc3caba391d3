import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { DimensionDrawing } from '../../../ui/drawing/DimensionDrawing.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { Product } from './product.ts';
import { Thumbnails } from './Thumbnails.tsx';
import './gallery.css';

interface GalleryProps {
  product: Product;
  locale: Locale;
  t: Translate;
}

/**
 * The pictures of a product, its dimension drawing last: a strip that snaps, with a link to each of them. On a phone they
 * are counted, where scripts may run: nothing else could count on. A
 * picture is a link to its largest file, which scripts show over the page, and the drawing like it.
 */
export function Gallery({ product: { name, gallery, outline }, locale, t }: GalleryProps) {
  const count = gallery.length + (outline ? 1 : 0);
  if (count === 0) return <Picture className="gallery-picture" image={null} sizes="100vw" />;
  return (
    <div className="gallery">
      {/* Who has only a keyboard scrolls it with the arrows. */}
      <section
        className="gallery-strip"
        aria-label={t('product.gallery', { name })}
        tabIndex={count > 1 ? 0 : undefined}
      >
        {gallery.map((image, index) => (
          <a key={image.url} className="gallery-item" href={image.url} id={`imagem-${index + 1}`}>
            <Picture
              className="gallery-picture"
              image={image}
              sizes="(min-width: 80em) 690px, (min-width: 48em) 54vw, 92vw"
              first={index === 0}
            />
          </a>
        ))}
        {outline && (
          <figure className="gallery-item gallery-drawing" id={`imagem-${count}`}>
            <DimensionDrawing outline={outline} locale={locale} t={t} />
            <figcaption>{t('product.dimensions')}</figcaption>
          </figure>
        )}
      </section>
      {count > 1 && (
        <>
          <p className="gallery-count" aria-hidden="true">{`1 / ${count}`}</p>
          <Thumbnails gallery={gallery} outline={outline} label={t('product.dimensions')} />
        </>
      )}
    </div>
  );
}
