import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import type { Crumb } from '../view/crumb.ts';
import './breadcrumb.css';

/** The way from the home page to this one; the home page itself has none. */
export function Breadcrumb({ locale, crumbs }: { locale: Locale; crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav className="container breadcrumb" aria-label={translateTo(locale)('breadcrumb.label')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
