import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import './call-to-action-links.css';

interface CallToActionLinksProps {
  locale: Locale;
  /** Where a quote is asked for, where the page knows for what. */
  quote?: string | undefined;
}

/** The three ways on that every invitation offers: one to press, two to read. */
export function CallToActionLinks({ locale, quote = buildPath('lp-quote', locale) }: CallToActionLinksProps) {
  const t = translateTo(locale);
  const contacts = buildPath('contacts', locale);
  return (
    <div className="call-to-action-links">
      <a className="button button-primary" href={quote}>
        {t('cta.quote')}
      </a>
      <p>
        <a href={contacts}>{t('cta.demo')}</a>
        <a href={`${contacts}#formulario-contacto`}>{t('cta.contact')}</a>
      </p>
    </div>
  );
}
