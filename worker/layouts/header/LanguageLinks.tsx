import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { Translation } from '../../view/translation.ts';

/** Stands in a shared markup where the page has its path in a language. */
const nameGap = (locale: Locale) => `[path-${locale}]`;

/**
 * Links to a route that remembers the choice. They are all that differs from page to page in the markup of a header:
 * where they lead is filled in afterwards.
 */
export function LanguageLinks({ locale, className }: { locale: Locale; className: string }) {
  return (
    <ul className={className}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={`/locale?to=${nameGap(other)}`}
            lang={localeFacts[other].tag}
            rel="nofollow"
            aria-current={other === locale ? 'true' : undefined}
          >
            {localeFacts[other].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Fills in where the links lead: a language the page does not exist in leads to its home page. */
export function fillLanguageLinks(markup: string, translations: readonly Translation[]): string {
  return locales.reduce((filled, other) => {
    const path = translations.find(({ locale }) => locale === other)?.path ?? buildPath('home', other);
    // Nothing that markup means anything by is left in it; slashes may stand in a query as they are.
    const target = encodeURIComponent(path).replaceAll('%2F', '/');
    return filled.replaceAll(nameGap(other), () => target);
  }, markup);
}
