import { site } from '#shared/site.ts';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import { NextSteps } from '../../../ui/NextSteps.tsx';
import type { PageState } from '../../../view/page-state.ts';
import type { Editorial } from '../../editorial/define-editorial-page.tsx';
import './contacts-top.css';
// Its form has fields that few need: pages without such carry no style of the fold.
import '#shared/ui/cross.css';
import '#shared/ui/fold.css';

interface ContactsTopProps {
  page: Pick<Editorial, 'title' | 'headline'>;
  state: PageState;
}

/** The ways to a person and, beside them on a desk, the form: both in the first view. */
export function ContactsTop({ page: { title, headline }, state }: ContactsTopProps) {
  const { t } = state;
  const { street, postalCode, locality } = site.addresses.headOffice;
  // Sent: the answer is the page, and nothing stands before it.
  if (state.thanks === 'contact') {
    return (
      <div className="section-sand contacts-top">
        <div className="container contacts-top-sent" id="formulario-contacto">
          <FormPanel form="contacts" state={state} level={1} />
        </div>
      </div>
    );
  }
  return (
    <div className="section-sand contacts-top">
      <div className="container contacts-top-inner">
        <div className="contacts-top-words">
          <h1>{title}</h1>
          <p className="lead">{headline}</p>
          <section className="contacts-top-ways" aria-label={t('editorial.ways')}>
            <p className="contacts-top-phone">
              <a href={site.phone.href}>{site.phone.label}</a>
            </p>
            <p className="contacts-top-note">
              {t('footer.phoneNote')}
              <br />
              {t('editorial.hours')}
            </p>
            <p>
              <a className="contacts-top-mail" href={`mailto:${site.email}`}>
                <Icon name="mail" />
                <span>
                  <MailAddress />
                </span>
              </a>
              <a className="contacts-top-mail" href="#moradas">
                <Icon name="pin" />
                <span>{`${street}, ${postalCode} ${locality}`}</span>
              </a>
            </p>
          </section>
        </div>
        <div className="contacts-top-form" id="formulario-contacto">
          <FormPanel form="contacts" state={state} after="nothing" />
        </div>
        <div className="contacts-top-next">
          <NextSteps next="contact" t={t} phone={false} />
        </div>
      </div>
    </div>
  );
}
