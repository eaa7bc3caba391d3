import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Figures } from '../../ui/ProductCard.tsx';
import type { Product } from './ProductPage.tsx';

/** What a visitor sees first: the pictures, what it is, the three figures, what to do next. */
export function ProductTop({ product, t }: { product: Product; t: Translate }) {
  const datasheet = product.downloads.find((download) => download.kind === 'datasheet');
  return (
    <section className="container product-top">
      <section className="gallery" aria-label={t('product.gallery', { name: product.name })}>
        {product.gallery.map((image, index) => (
          <Picture
            key={image.url}
            image={image}
            className={index === 0 ? 'gallery-main' : 'gallery-more'}
            sizes={
              index === 0
                ? '(min-width: 1280px) 680px, (min-width: 1024px) 56vw, 100vw'
                : '(min-width: 1024px) 340px, 100vw'
            }
            first={index === 0}
          />
        ))}
      </section>
      <div className="product-facts">
        <p className="product-family">
          <a href={product.category.path}>{product.category.name}</a>
        </p>
        <h1>{product.name}</h1>
        <p className="product-tagline">{product.tagline}</p>
        <p>{product.summary}</p>
        <Figures figures={product.figures} />
        <p className="product-solutions">
          <span>{t('product.solutions')}</span> {product.solutions.map((solution) => solution.name).join(', ')}
        </p>
        <p className="actions">
          <a className="button button-primary" href="#orcamento">
            {t('product.quote')}
          </a>
          {datasheet && (
            <a className="button button-outline" href={datasheet.url} download>
              <Icon name="download" /> {datasheet.label} (PDF)
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
