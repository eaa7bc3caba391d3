import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { DimensionDrawing } from './DimensionDrawing.tsx';
import type { Product } from './product.ts';
import './gallery.css';

interface GalleryProps {
  product: Product;
  locale: Locale;
  t: Translate;
}

/** The pictures of a product side by side, its dimension drawing last: a strip that snaps, with or without scripts. */
export function Gallery({ product: { name, gallery, outline }, locale, t }: GalleryProps) {
  const count = gallery.length + (outline ? 1 : 0);
  if (count === 0) return <Picture className="gallery-item" image={null} sizes="100vw" />;
  return (
    // Who has only a keyboard scrolls it with the arrows.
    <section className="gallery" aria-label={t('product.gallery', { name })} tabIndex={count > 1 ? 0 : undefined}>
      {gallery.map((image, index) => (
        <Picture
          key={image.url}
          className="gallery-item"
          image={image}
          sizes="(min-width: 80em) 628px, (min-width: 64em) 52vw, 92vw"
          first={index === 0}
        />
      ))}
      {outline && (
        <figure className="gallery-item gallery-drawing">
          <DimensionDrawing outline={outline} locale={locale} t={t} />
          <figcaption>{t('product.dimensions')}</figcaption>
        </figure>
      )}
    </section>
  );
}
