import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import './language-menu.css';

/** The languages, under the one that is read. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <details className="language-menu" data-menu="">
      <summary>
        <span className="visually-hidden">{`${t('header.language')}: `}</span>
        {`${locale.toUpperCase()} `}
        <Icon name="chevron" />
      </summary>
      <LanguageLinks locale={locale} className="header-panel language-menu-list" />
    </details>
  );
}
