import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { Translation } from '../../view/translation.ts';
import { Finished } from '../Finished.tsx';
import type { MenusData } from '../menus.fragment.generated.ts';
import { findCurrent, holds, mark } from './find-current.ts';
import { fillLanguageLinks } from './LanguageLinks.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import './header.css';

interface HeaderProps {
  locale: Locale;
  entries: MenusData['header'];
  /** Path of the page shown, which its menu entry is marked by. */
  path: string;
  translations: readonly Translation[];
}

/** The site's header: service row, logo, navigation, call to action. Every menu opens without scripts. */
export function Header({ locale, entries, path, translations }: HeaderProps) {
  const current = findCurrent(entries, path);
  return (
    <Finished
      as="header"
      className="header"
      of={entries}
      name={`${locale} ${current} ${current === path}`}
      fill={(markup) => fillLanguageLinks(markup, translations)}
      render={() => <HeaderContent locale={locale} entries={entries} path={path} current={current} />}
    />
  );
}

interface HeaderContentProps extends Pick<HeaderProps, 'locale' | 'entries' | 'path'> {
  /** Address of the entry that is marked. */
  current: string | undefined;
}

function HeaderContent({ locale, entries, path, current }: HeaderContentProps) {
  const t = translateTo(locale);
  // What the first level leads to itself is marked there, and nowhere else.
  const isFirst = entries.some(({ url, sub }) => url === current && sub.length === 0);
  return (
    <>
      <div className="container header-inner">
        <a className="logo header-logo" href={buildPath('home', locale)}>
          <Logo />
        </a>
        <div className="header-service">
          <a href={buildPath('support', locale)}>{t('header.support')}</a>
          <a href={site.phone.href}>{site.phone.label}</a>
          <SearchBox locale={locale} />
          <LanguageMenu locale={locale} />
        </div>
        <nav className="header-nav" aria-label={t('header.navigation')}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.sub.length === 0 ? (
                  <a className="header-link" href={entry.url} aria-current={mark(entry.url, current, path)}>
                    {entry.label}
                  </a>
                ) : (
                  <details name="navigation" data-menu="">
                    <summary className="header-link" data-current={!isFirst && holds(entry, current) ? '' : undefined}>
                      {`${entry.label} `}
                      <Icon name="chevron" />
                    </summary>
                    <MenuPanel
                      entries={entry.sub}
                      path={path}
                      current={isFirst ? undefined : current}
                      className="header-panel"
                    />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ExternalLink className="button button-outline header-quote" href={site.quoteUrl} locale={locale}>
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
      <MobileMenu locale={locale} entries={entries} path={path} current={current} isFirst={isFirst} />
    </>
  );
}
