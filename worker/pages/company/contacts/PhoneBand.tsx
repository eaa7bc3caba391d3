import { site } from '#shared/site.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PageState } from '../../../view/page-state.ts';
import './phone-band.css';

interface PhoneBandProps {
  state: PageState;
  /** Anchor of the form on the page. */
  form: string;
}

/** The ways to a person across the page, the telephone as wide as it fits. */
export function PhoneBand({ state: { t }, form }: PhoneBandProps) {
  return (
    <section className="phone-band" aria-label={t('editorial.ways')}>
      <p className="phone-band-phone">
        <a href={site.phone.href}>{site.phone.label}</a>
      </p>
      <p className="phone-band-note">
        {t('footer.phoneNote')}
        <br />
        {t('editorial.hours')}
      </p>
      <p>
        <a className="phone-band-mail" href={`mailto:${site.email}`}>
          <Icon name="mail" /> {site.email}
        </a>
      </p>
      <p className="actions">
        <a className="button button-primary" href={`#${form}`}>
          {t('editorial.form')}
        </a>
      </p>
    </section>
  );
}
