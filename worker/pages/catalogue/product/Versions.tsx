import type { Translate } from '#shared/i18n/translate.ts';
import type { Product } from './product.ts';
import '#shared/ui/cross.css';
import '../../../ui/phone-fold.css';
import './facts.css';
import './versions.css';

/** Versions of the product and what can be had with it, folded on a phone. */
export function Versions({ product, t }: { product: Product; t: Translate }) {
  return (
    <section className="container section versions" aria-labelledby="versoes">
      <details className="phone-fold facts-fold">
        <summary className="cross">
          <h2 id="versoes">{t('product.variants')}</h2>
        </summary>
        <dl className="facts">
          {product.variants.map((variant) => (
            <div key={variant.key}>
              <dt>{variant.name}</dt>
              <dd>{variant.note}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details className="phone-fold facts-fold">
        <summary className="cross">
          <h2>{t('product.accessories')}</h2>
        </summary>
        <dl className="facts">
          {product.accessories.map((accessory) => (
            <div key={accessory.key}>
              <dt>{accessory.path ? <a href={accessory.path}>{accessory.name}</a> : accessory.name}</dt>
              <dd>{accessory.summary}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
