import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';
import { ExternalLink } from './ExternalLink.tsx';
import './call-to-action.css';

/** Invites to talk, to see the equipment at work or to ask for a quote. */
export function CallToAction({ locale }: { locale: Locale }) {
  const t = translateTo(locale);
  return (
    <section className="call-to-action">
      <div className="container call-to-action-inner">
        <div>
          <h2>{t('cta.title')}</h2>
          <p>{t('cta.text')}</p>
        </div>
        <div className="call-to-action-actions">
          <ExternalLink className="button button-primary" href={site.quoteUrl} locale={locale}>
            {t('cta.quote')}
          </ExternalLink>
          <a className="button button-ghost" href={`mailto:${site.email}?subject=${encodeURIComponent(t('cta.demo'))}`}>
            {t('cta.demo')}
          </a>
          <a className="button button-ghost" href="#contactos">
            {t('cta.contact')}
          </a>
        </div>
      </div>
    </section>
  );
}
