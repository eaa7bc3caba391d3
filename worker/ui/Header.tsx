import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/i18n/routes.ts';
import { type MessageKey, translateTo } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';
import type { MenusData } from '../content/generated/operations.ts';
import type { Translation } from '../seo/translation.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { SearchForm } from './SearchForm.tsx';

interface HeaderProps {
  locale: Locale;
  entries: MenusData['header'];
  /** Path of the page shown, which its menu entry is marked by. */
  path: string;
  translations: readonly Translation[];
}

/** The site's header: service row, logo, navigation, call to action. Every menu opens without scripts. */
export function Header({ locale, entries, path, translations }: HeaderProps) {
  const t = translateTo(locale);
  return (
    <header className="header">
      <div className="container header-inner">
        <a className="logo" href={buildPath('home', locale)}>
          <Logo />
        </a>
        <div className="header-service">
          <a href="#contactos">{t('header.support')}</a>
          <a href={site.phone.href}>{site.phone.label}</a>
          <SearchBox locale={locale} />
          <LanguageMenu locale={locale} translations={translations} />
        </div>
        <nav className="header-nav" aria-label={t('header.navigation')}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.sub.length === 0 ? (
                  <a className="nav-link" href={entry.url}>
                    {entry.label}
                  </a>
                ) : (
                  <details name="navigation" data-menu="">
                    <summary
                      className="nav-link"
                      data-current={entry.sub.some(({ url }) => findCurrent(url, path)) ? '' : undefined}
                    >
                      {entry.label} <Icon name="chevron" />
                    </summary>
                    <MenuList entries={entry.sub} path={path} className="nav-panel" />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ExternalLink className="button button-primary header-quote" href={site.quoteUrl} locale={locale}>
          {t('header.quote')}
        </ExternalLink>
        <button
          type="button"
          className="header-menu"
          command="show-modal"
          commandfor="menu"
          aria-label={t('header.openMenu')}
        >
          <Icon name="menu" />
        </button>
      </div>
      <MobileMenu locale={locale} entries={entries} path={path} t={t} />
    </header>
  );
}

interface MobileMenuProps {
  locale: Locale;
  entries: MenusData['header'];
  path: string;
  t: (key: MessageKey) => string;
}

/** A modal dialog that the browser itself opens, keeps the focus in and closes. */
function MobileMenu({ locale, entries, path, t }: MobileMenuProps) {
  return (
    <dialog id="menu" className="mobile-menu" aria-label={t('header.menu')}>
      <div className="mobile-menu-top">
        <a className="logo" href={buildPath('home', locale)}>
          <Logo />
        </a>
        <button type="button" command="close" commandfor="menu" aria-label={t('header.closeMenu')}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('header.navigation')}>
        {entries.map((entry) =>
          entry.sub.length === 0 ? (
            <a key={entry.key} className="mobile-menu-link" href={entry.url}>
              {entry.label}
            </a>
          ) : (
            <details key={entry.key} name="mobile-navigation">
              <summary className="mobile-menu-link">
                {entry.label} <Icon name="chevron" />
              </summary>
              <MenuList entries={entry.sub} path={path} className="mobile-menu-sub" />
            </details>
          ),
        )}
      </nav>
      <ExternalLink className="button button-primary" href={site.quoteUrl} locale={locale}>
        {t('header.quote')}
      </ExternalLink>
      <p className="mobile-menu-contact">
        <a href="#contactos">{t('header.support')}</a>
        <a href={site.phone.href}>{site.phone.label}</a>
      </p>
    </dialog>
  );
}

/** The entry of the page itself, or of a page above it. */
function findCurrent(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page';
  return path.startsWith(`${url}/`) ? 'true' : undefined;
}

interface MenuListProps {
  entries: readonly { key: string; label: string; url: string }[];
  path: string;
  className: string;
}

function MenuList({ entries, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <a href={entry.url} aria-current={findCurrent(entry.url, path)}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A magnifier that unfolds the search field; its hint shows on hover and on keyboard focus. */
function SearchBox({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <details className="search-box" data-search-box="">
      <summary aria-describedby="search-hint">
        <Icon name="search" />
        <Icon name="close" />
        <span className="visually-hidden">{t('header.search')}</span>
      </summary>
      <span className="search-hint" role="tooltip" id="search-hint">
        {t('header.searchHint')}
      </span>
      <div className="search-panel">
        <SearchForm locale={locale} id="header-term" />
      </div>
    </details>
  );
}

/** Links to a route that remembers the choice; a language the page does not exist in leads to its home page. */
function LanguageMenu({ locale, translations }: Pick<HeaderProps, 'locale' | 'translations'>) {
  const t = translateTo(locale);
  return (
    <details className="language" data-menu="">
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">{t('header.language')}: </span>
        {locale.toUpperCase()} <Icon name="chevron" />
      </summary>
      <ul className="language-list">
        {locales.map((other) => {
          const path =
            translations.find((translation) => translation.locale === other)?.path ?? buildPath('home', other);
          return (
            <li key={other}>
              <a
                href={`/locale?to=${encodeURIComponent(path)}`}
                lang={localeFacts[other].tag}
                hrefLang={localeFacts[other].tag}
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
