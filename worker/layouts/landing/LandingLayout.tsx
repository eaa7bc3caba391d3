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

const awards = ['publicObject', 'secondLife', 'counterForAll'] as const;

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
          {awards.map((award) => (
            <li key={award}>
              <AwardMark />
              <span>{t(`landing.award.${award}`)}</span>
            </li>
          ))}
        </ul>
        <div className="landing-footer-legal">
          <p>{`© ${new Date().getFullYear()} ${site.legal.name} · ${t('footer.legal', site.legal)}`}</p>
          <ExternalLink href={buildPath('privacy-policy', locale)} locale={locale}>
            {t('landing.privacy')}
          </ExternalLink>
        </div>
      </div>
    </footer>
  );
}

/** A seal of two rings and a pane: the same for every prize, whose name stands beside it. */
function AwardMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="20" r="17" />
      <circle cx="24" cy="20" r="12" />
      <path d="M15 34v11l9-5 9 5V34" />
      <circle className="landing-footer-tip" cx="24" cy="20" r="3" />
    </svg>
  );
}

export const landingLayout: Layout = { forms: [], hasMenus: false, Layout: LandingLayout };
