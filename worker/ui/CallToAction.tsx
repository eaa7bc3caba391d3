import { useContext } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { CallToActionLinks } from './CallToActionLinks.tsx';
import { Picture } from './Picture.tsx';
import { Showroom } from './showroom.ts';
import './call-to-action.css';

interface CallToActionProps {
  locale: Locale;
  /** Which view of the showroom, so that parts of the site end differently; counted round where there are fewer. */
  view?: number;
}

/** Invites to ask for a quote, to see the equipment at work or to talk, in the showroom where its picture is made. */
export function CallToAction({ locale, view = 0 }: CallToActionProps) {
  const t = translateTo(locale);
  const views = useContext(Showroom);
  const image = views[view % views.length];
  return (
    <section className="call-to-action">
      {image && (
        <div className="call-to-action-scene">
          {/* Until it is there the section's own ink shows. */}
          <Picture
            className="call-to-action-picture"
            image={{ ...image, color: null }}
            sizes="(min-width: 1920px) 1920px, 100vw"
          />
        </div>
      )}
      <div className="container call-to-action-inner">
        <div>
          <h2>{t('cta.title')}</h2>
          <p>{t('cta.text')}</p>
        </div>
        <CallToActionLinks locale={locale} />
      </div>
    </section>
  );
}
