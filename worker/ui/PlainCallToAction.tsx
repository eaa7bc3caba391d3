import type { Locale } from '#shared/i18n/locales.ts';
import type { Messages } from '#shared/i18n/messages/pt.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { CallToActionLinks } from './CallToActionLinks.tsx';
import './plain-call-to-action.css';

type About = keyof Messages['cta']['of'];

/** What its words ask for first, where that is no quote. */
const FIRST: Partial<Record<About, 'contact' | 'support'>> = {
  blog: 'contact',
  future: 'contact',
  innovation: 'contact',
  manuals: 'support',
  services: 'contact',
};

interface PlainCallToActionProps {
  locale: Locale;
  /** What the page before it speaks of, by the key of its words. */
  about: About;
  /** Where a quote is asked for, where the page knows for what. */
  quote?: string | undefined;
}

/** Invites in the words of the page that it closes, and takes little room for it. */
export function PlainCallToAction({ locale, about, quote }: PlainCallToActionProps) {
  const t = translateTo(locale);
  return (
    <section className="plain-call-to-action">
      <div className="container plain-call-to-action-inner">
        <div>
          <h2>{t(`cta.of.${about}.title`)}</h2>
          <p>{t(`cta.of.${about}.text`)}</p>
        </div>
        <CallToActionLinks locale={locale} first={FIRST[about]} quote={quote} />
      </div>
    </section>
  );
}
