import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { Translation } from '../../view/translation.ts';

interface LanguageLinksProps {
  locale: Locale;
  translations: readonly Translation[];
  className: string;
}

/** Links to a route that remembers the choice; a language the page does not exist in leads to its home page. */
export function LanguageLinks({ locale, translations, className }: LanguageLinksProps) {
  return (
    <ul className={className}>
      {locales.map((other) => {
        const path = translations.find((translation) => translation.locale === other)?.path ?? buildPath('home', other);
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
  );
}
