import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { Layout, LayoutProps } from '../layout.ts';
import './landing.css';

/** A page with one thing to do: no header, no menu, and a footer that leads nowhere else. */
function LandingLayout({ state: { locale }, children }: LayoutProps) {
  return (
    <>
      <main className="landing-layout">{children}</main>
      <LandingFooter locale={locale} />
    </>
  );
}

/** Each prize has the sign it has in content: this layout has no content to wait for. */
const awards = [
  ['publicObject', 'M5 22h30M11 22v12M29 22v12M11 15a9 9 0 0 1 18 0z'],
  ['secondLife', 'M13 33a15 15 0 1 1 14 0M20 36V21M20 25c0-6 4-8 9-8 0 6-4 8-9 8M20 29c0-4-3-6-7-6 0 4 3 6 7 6'],
  ['counterForAll', 'M4 26h32M10 26v9M30 26v9M12 26a8 8 0 0 1 16 0M15 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
] as const;

function LandingFooter({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <footer className="landing-footer">
      <div className="container landing-footer-inner">
        <div className="landing-footer-brand">
          <p className="logo">
            <Logo />
          </p>
          <p>{t('landing.about')}</p>
        </div>
        <ul className="landing-footer-awards" aria-label={t('landing.awards')}>
          {awards.map(([award, sign]) => (
            <li key={award}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <path d={sign} />
              </svg>
              <span>{t(`landing.award.${award}`)}</span>
            </li>
          ))}
        </ul>
        <div className="landing-footer-legal">
          <p>{`© ${new Date().getFullYear()} ${site.legal.name} · ${t('footer.legal', site.legal)}`}</p>
          <ExternalLink href={buildPath('privacy-policy', locale)} locale={locale}>
            {t('landing.privacy')}
          </ExternalLink>
          <a href={`${buildPath('cookies-policy', locale)}#cookies`}>{t('footer.choices')}</a>
        </div>
      </div>
    </footer>
  );
}

export const landingLayout: Layout = { forms: [], hasMenus: false, Layout: LandingLayout };
