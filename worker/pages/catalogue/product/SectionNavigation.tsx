import type { Translate } from '#shared/i18n/translate.ts';
import type { Product } from './product.ts';
import './section-navigation.css';

/** The parts of the page, always at hand while scrolling. */
export function SectionNavigation({ product, t }: { product: Product; t: Translate }) {
  return (
    <nav className="section-navigation" aria-label={t('product.sections')}>
      <ul className="container">
        <li>
          <a href="#resumo">{t('product.overview')}</a>
        </li>
        <li>
          <a href="#caracteristicas">{t('product.specifications')}</a>
        </li>
        <li>
          <a href="#versoes">{t('product.variants')}</a>
        </li>
        {product.downloads.length > 0 && (
          <li>
            <a href="#documentos">{t('product.downloads')}</a>
          </li>
        )}
        <li>
          <a href="#orcamento">{t('product.quote')}</a>
        </li>
      </ul>
    </nav>
  );
}
