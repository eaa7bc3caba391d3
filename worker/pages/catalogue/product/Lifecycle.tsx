import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Product } from './product.ts';
import './lifecycle.css';

/** What a procurement department asks for. */
export function Lifecycle({ lifecycle, t }: { lifecycle: Product['lifecycle']; t: Translate }) {
  return (
    <section className="container section" aria-labelledby="para-quem-compra">
      <h2 id="para-quem-compra">{t('product.lifecycle')}</h2>
      <ul className="lifecycle">
        {(['accessibility', 'energy', 'warranty', 'repair'] as const).map((fact) => (
          <li key={fact}>
            <Icon name={fact} />
            <h3>{t(`product.${fact}`)}</h3>
            <p>{lifecycle[fact]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
