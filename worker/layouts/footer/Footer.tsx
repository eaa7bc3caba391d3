import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { MailAddress } from '../../ui/MailAddress.tsx';
import { Finished } from '../Finished.tsx';
import type { MenusData } from '../menus.fragment.generated.ts';
import './footer.css';

interface FooterProps {
  locale: Locale;
  groups: MenusData['footer'];
}

/** The site's footer. Its groups are open on a wide screen and fold, one at a time, on a narrow one. */
export function Footer({ locale, groups }: FooterProps) {
  const t = translateTo(locale);
  const year = new Date().getFullYear();
  return (
    <Finished
      as="footer"
      className="footer"
      of={groups}
      name={`${locale} ${year}`}
      render={() => (
        <>
          <div className="container footer-columns">
            <div className="footer-brand">
              <a className="logo footer-logo" href={buildPath('home', locale)}>
                <Logo />
              </a>
              <p className="footer-banner">
                <a href={buildPath('future', locale)}>
                  <strong>{t('footer.banner')}</strong>
                  {` ${t('footer.bannerText')}`}
                </a>
              </p>
              <h2 className="footer-title">{t('footer.follow')}</h2>
              <ul className="footer-social">
                {site.social.map((network) => (
                  <li key={network.name}>
                    <ExternalLink href={network.url} locale={locale}>
                      {network.name}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
            {groups.map((group) => (
              <FooterGroup key={group.key} title={group.label}>
                <ul>
                  {group.sub.map((entry) => (
                    <li key={entry.key}>
                      <a href={entry.url}>{entry.label}</a>
                    </li>
                  ))}
                </ul>
              </FooterGroup>
            ))}
            <FooterGroup title={t('footer.contacts')} id="contactos">
              <Contacts locale={locale} />
            </FooterGroup>
          </div>
          <p className="footer-partners">
            {t('footer.support')}
            <img src="/partners.svg" width="346" height="50" alt={t('footer.partners')} loading="lazy" />
          </p>
          <div className="container footer-legal">
            <p className="footer-clauses">
              {[`© ${year} ${site.legal.name}`, ...t('footer.legal', site.legal).split(' · '), t('footer.rights')].map(
                (clause) => (
                  <span key={clause}>{`${clause} `}</span>
                ),
              )}
              <a href={`${buildPath('cookies-policy', locale)}#cookies`}>{t('footer.choices')}</a>
            </p>
            <p>
              <ExternalLink href={site.agency.url} locale={locale}>
                {t('footer.agency', { name: site.agency.name })}
              </ExternalLink>
            </p>
          </div>
        </>
      )}
    />
  );
}

interface FooterGroupProps {
  title: string;
  id?: string;
  children: React.ReactNode;
}

/** The style sheet shows the content of a closed group on wide screens, so that nothing there depends on scripts. */
function FooterGroup({ title, id, children }: FooterGroupProps) {
  return (
    <details className="footer-group" name="footer" id={id}>
      <summary>
        <h2 className="footer-title">{title}</h2>
        <Icon name="chevron" />
      </summary>
      <div className="footer-content">{children}</div>
    </details>
  );
}

function Contacts({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <>
      <p className="footer-contact">
        <Icon name="phone" />
        <span>
          <a href={site.phone.href}>{site.phone.label}</a>
          <small>{t('footer.phoneNote')}</small>
        </span>
      </p>
      <p className="footer-contact">
        <Icon name="mail" />
        <a href={`mailto:${site.email}`}>
          <MailAddress />
        </a>
      </p>
      {(['headOffice', 'southernBranch', 'lisbonOffice'] as const).map((office) => {
        const { street, postalCode, locality } = site.addresses[office];
        return (
          <p className="footer-contact" key={office}>
            <Icon name="pin" />
            <span>
              <strong>{t(`footer.${office}`)}</strong>
              {/* The code stays in one piece. */}
              {`${street}, ${postalCode.replace('-', '-\u2060')} ${locality}`}
            </span>
          </p>
        );
      })}
    </>
  );
}
