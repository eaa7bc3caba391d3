import { Fragment } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Figures } from '../../../ui/ProductCard.tsx';
import { Gallery } from './Gallery.tsx';
import type { Product } from './product.ts';
import './product-top.css';

interface ProductTopProps {
  product: Product;
  locale: Locale;
  t: Translate;
}

/** What a visitor sees first: the pictures, what it is, the three figures, what to do next, when it comes and how long it lasts. */
export function ProductTop({ product, locale, t }: ProductTopProps) {
  const datasheet = product.downloads.find((download) => download.kind === 'datasheet');
  const facts = { delivery: product.delivery, warranty: product.lifecycle.warranty };
  return (
    <section className="container product-top">
      <Gallery product={product} locale={locale} t={t} />
      <div className="product-top-facts">
        <h1>{product.name}</h1>
        <p className="lead">{product.tagline}</p>
        <Figures figures={product.figures} />
        <p className="actions">
          <a className="button button-primary" href="#orcamento">
            {t('product.quote')}
          </a>
          {datasheet && (
            <a className="button button-outline" href={datasheet.url} download>
              <Icon name="download" />
              {` ${datasheet.label} (PDF)`}
            </a>
          )}
        </p>
      </div>
      <div className="product-top-more">
        <p>{product.summary}</p>
        {product.solutions.length > 0 && (
          <p>
            <strong>{t('product.solutions')}</strong>{' '}
            {product.solutions.map((solution, index) => (
              <Fragment key={solution.key}>
                {index > 0 && ', '}
                <a href={solution.path}>{solution.name}</a>
              </Fragment>
            ))}
          </p>
        )}
        {(['delivery', 'warranty'] as const).map((fact) => (
          <p key={fact}>
            <strong>{`${t(`product.${fact}`)}:`}</strong>
            {` ${tellFirst(facts[fact])}`}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The first of the things that a text says; the rest stands where it is told to who buys. */
function tellFirst(text: string): string {
  return text.split(/[.;:](?:\s|$)/, 1)[0] ?? text;
}
