import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { hasProjects, type Product } from './product.ts';
import './section-navigation.css';

/**
 * The parts of the page in their order, in a word each, always at hand while scrolling; at the end what the page is for.
 * A phone has room for the one that is read alone: pressed, it opens them all below it.
 */
export function SectionNavigation({ product, t }: { product: Product; t: Translate }) {
  const parts = [
    { id: 'resumo', label: t('product.parts.overview') },
    { id: 'caracteristicas', label: t('product.parts.specifications') },
    { id: 'versoes', label: t('product.parts.variants') },
    { id: 'para-quem-compra', label: t('product.parts.lifecycle') },
    ...(hasProjects(product) ? [{ id: 'projetos', label: t('product.parts.projects') }] : []),
  ];
  return (
    <nav className="section-navigation" aria-label={t('product.sections')}>
      <div className="container">
        <button type="button" popoverTarget="partes">
          <span>{t('product.sections')}</span>
          <Icon name="chevron" />
        </button>
        <ul id="partes" popover="">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
        <a className="button button-primary" href="#orcamento">
          {`${t('product.quoteWord')} `}
          <span>{t('product.quoteFor', { name: product.name })}</span>
        </a>
      </div>
    </nav>
  );
}
