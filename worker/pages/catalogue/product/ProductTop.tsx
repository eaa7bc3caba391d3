import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Figures } from '../../../ui/ProductCard.tsx';
import type { Product } from './product.ts';
import './product-top.css';

/** What a visitor sees first: the picture, what it is, the three figures, what to do next. */
export function ProductTop({ product, t }: { product: Product; t: Translate }) {
  const datasheet = product.downloads.find((download) => download.kind === 'datasheet');
  const [image] = product.gallery;
  return (
    <section className="container product-top">
      {image && (
        <div className="product-top-gallery">
          <Picture image={image} sizes="(min-width: 80em) 680px, (min-width: 64em) 56vw, 100vw" first />
        </div>
      )}
      <div className="product-top-facts">
        <p className="product-top-family">
          <a href={product.category.path}>{product.category.name}</a>
        </p>
        <h1>{product.name}</h1>
        <p className="product-top-tagline">{product.tagline}</p>
        <p>{product.summary}</p>
        <Figures figures={product.figures} />
        <p className="product-top-solutions">
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
