import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './person.css';

/** Somebody to ask, whatever was found. */
export function Person({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <section className="person" aria-labelledby="person">
      <div className="container person-inner">
        <div>
          <h2 id="person">{t('results.person')}</h2>
          <p>{t('results.personText')}</p>
          <p className="person-hours">{t('editorial.hours')}</p>
        </div>
        <p className="actions">
          <a className="button button-primary" href={site.phone.href}>
            <Icon name="phone" />
            {site.phone.label}
          </a>
          <a className="button button-ghost" href={`${buildPath('contacts', locale)}#formulario-contacto`}>
            {t('results.contact')}
          </a>
        </p>
      </div>
    </section>
  );
}
