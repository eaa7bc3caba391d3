import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import './call-to-action-links.css';

/** What an invitation asks for first; who wants something else finds that beside it. */
const WAYS = {
  quote: ['quote', 'demo', 'contact'],
  contact: ['contact', 'quote', 'demo'],
  support: ['support', 'contact', 'quote'],
} as const;

interface CallToActionLinksProps {
  locale: Locale;
  first?: keyof typeof WAYS | undefined;
  /** Where a quote is asked for, where the page knows for what. */
  quote?: string | undefined;
}

/** The three ways on that every invitation offers: one to press, two to read. */
export function CallToActionLinks({ locale, first = 'quote', quote }: CallToActionLinksProps) {
  const t = translateTo(locale);
  const contacts = buildPath('contacts', locale);
  const paths = {
    quote: quote ?? buildPath('lp-quote', locale),
    demo: contacts,
    contact: `${contacts}#formulario-contacto`,
    support: `${buildPath('support', locale)}#formulario`,
  };
  const [pressed, ...read] = WAYS[first];
  return (
    <div className="call-to-action-links">
      <a className="button button-primary" href={paths[pressed]}>
        {t(`cta.${pressed}`)}
      </a>
      <p>
        {read.map((way) => (
          <a key={way} href={paths[way]}>
            {t(`cta.${way}`)}
          </a>
        ))}
      </p>
    </div>
  );
}
