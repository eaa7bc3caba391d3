import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import './search-box.css';

/** A magnifier that unfolds the search field; its hint shows on hover and on keyboard focus. */
export function SearchBox({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <details className="search-box" data-search-box="">
      <summary aria-describedby="search-hint">
        <Icon name="search" />
        <Icon name="close" />
        <span className="visually-hidden">{t('header.search')}</span>
      </summary>
      <span className="search-box-hint" role="tooltip" id="search-hint">
        {t('header.searchHint')}
      </span>
      <div className="search-box-panel">
        <SearchForm locale={locale} id="header-term" name={t('header.siteSearch')} />
      </div>
    </details>
  );
}
