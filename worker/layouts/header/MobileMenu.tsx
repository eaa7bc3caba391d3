import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { MenusData } from '../menus.fragment.generated.ts';
import { mark } from './find-current.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import './mobile-menu.css';

interface MobileMenuProps {
  locale: Locale;
  entries: MenusData['header'];
  path: string;
  /** Address of the entry that is marked, and whether the first level has it. */
  current: string | undefined;
  isFirst: boolean;
}

/** A modal dialog that the browser itself opens, keeps the focus in and closes. */
export function MobileMenu({ locale, entries, path, current, isFirst }: MobileMenuProps) {
  const t = translateTo(locale);
  return (
    <dialog id="menu" className="mobile-menu" aria-label={t('header.menu')}>
      <div className="mobile-menu-top">
        <a className="logo" href={buildPath('home', locale)}>
          <Logo />
        </a>
        <button
          type="button"
          className="header-menu mobile-menu-close"
          command="close"
          commandfor="menu"
          aria-label={t('header.closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('header.mobileNavigation')}>
        {entries.map((entry) =>
          entry.sub.length === 0 ? (
            <a
              key={entry.key}
              className="mobile-menu-link"
              href={entry.url}
              aria-current={mark(entry.url, current, path)}
            >
              {entry.label}
            </a>
          ) : (
            <details key={entry.key} name="mobile-navigation">
              <summary className="mobile-menu-link">
                {`${entry.label} `}
                <Icon name="chevron" />
              </summary>
              <MenuPanel
                entries={entry.sub}
                path={path}
                current={isFirst ? undefined : current}
                className="mobile-menu-sub"
                wholeFirst
              />
            </details>
          ),
        )}
      </nav>
      <p className="mobile-menu-contact">
        <a href={buildPath('support', locale)}>{t('header.support')}</a>
        <a href={buildPath('manuals', locale)}>{t('header.manuals')}</a>
        <a href={site.phone.href}>{site.phone.label}</a>
        <a href={buildPath('results', locale)}>{t('header.search')}</a>
      </p>
      <LanguageLinks locale={locale} className="mobile-menu-contact" />
      <div className="mobile-menu-foot">
        <ExternalLink className="button button-primary" href={site.quoteUrl} locale={locale}>
          {t('header.quote')}
        </ExternalLink>
      </div>
    </dialog>
  );
}
