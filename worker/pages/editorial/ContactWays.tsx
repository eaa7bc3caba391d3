import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MailAddress } from '../../ui/MailAddress.tsx';
import type { PageState } from '../../view/page-state.ts';
import './contact-ways.css';

interface ContactWaysProps {
  state: PageState;
  /** Anchor of the form on the page. */
  form: string;
}

/** The ways to a person: the telephone first, as large as it is used. */
export function ContactWays({ state: { locale, t }, form }: ContactWaysProps) {
  return (
    <section className="contact-ways" aria-label={t('editorial.ways')}>
      <p className="contact-ways-phone">
        <a href={site.phone.href}>{site.phone.label}</a>
      </p>
      <div className="contact-ways-note">
        <p>{t('footer.phoneNote')}</p>
        <p>{t('editorial.hours')}</p>
      </div>
      <p>
        <a className="contact-ways-mail" href={`mailto:${site.email}`}>
          <Icon name="mail" />
          <span>
            <MailAddress />
          </span>
        </a>
      </p>
      <p className="actions">
        <a className="button button-primary" href={`#${form}`}>
          {t('editorial.form')}
        </a>
        <a className="button button-outline" href={buildPath('manuals', locale)}>
          {t('header.manuals')}
        </a>
      </p>
    </section>
  );
}
