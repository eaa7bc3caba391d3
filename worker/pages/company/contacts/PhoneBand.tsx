import { site } from '#shared/site.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import type { PageState } from '../../../view/page-state.ts';
import './phone-band.css';

/** The ways to a person across the page, the telephone as wide as it fits. */
export function PhoneBand({ t }: Pick<PageState, 't'>) {
  return (
    <section className="phone-band" aria-label={t('editorial.ways')}>
      <p className="phone-band-phone">
        <a href={site.phone.href}>{site.phone.label}</a>
      </p>
      <div className="phone-band-note">
        <p>{t('footer.phoneNote')}</p>
        <p>{t('editorial.hours')}</p>
      </div>
      <p>
        <a className="phone-band-mail" href={`mailto:${site.email}`}>
          <Icon name="mail" />
          <span>
            <MailAddress />
          </span>
        </a>
      </p>
    </section>
  );
}
