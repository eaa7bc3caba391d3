import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Translation } from '../../view/translation.ts';
import './language-menu.css';

interface LanguageMenuProps {
  locale: Locale;
  translations: readonly Translation[];
}

/** Links to a route that remembers the choice; a language the page does not exist in leads to its home page. */
export function LanguageMenu({ locale, translations }: LanguageMenuProps) {
  const t = translateTo(locale);
  return (
    <details className="language-menu" data-menu="">
      <summary>
        <span className="visually-hidden">{`${t('header.language')}: `}</span>
        {`${locale.toUpperCase()} `}
        <Icon name="chevron" />
      </summary>
      <ul className="header-panel language-menu-list">
        {locales.map((other) => {
          const path =
            translations.find((translation) => translation.locale === other)?.path ?? buildPath('home', other);
          return (
            <li key={other}>
              <a
                // Slashes may stand in a query as they are.
                href={`/locale?to=${encodeURIComponent(path).replaceAll('%2F', '/')}`}
                lang={localeFacts[other].tag}
                rel="nofollow"
                aria-current={other === locale ? 'true' : undefined}
              >
                {localeFacts[other].name}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
