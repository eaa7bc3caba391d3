import type { Translate } from '#shared/i18n/translate.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import '../../../ui/phone-row.css';
import './ledger.css';

/** Who the company works with and what they check, and prizes by their year. */
export function Ledger({ home, t }: { home: HomeData['home']; t: Translate }) {
  return (
    <section className="section section-sand" aria-labelledby="parceiros">
      <div className="container">
        <SectionHeading id="parceiros" {...home.partnersIntro} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what a phone pushes along must be reached by keyboard (WCAG 2.1.1). */}
        <ul className="ledger phone-row" aria-labelledby="parceiros" tabIndex={0}>
          {home.partners.map(({ key, image, name, note }) => (
            <li key={key}>
              {image && <img src={image.url} width="56" height="56" alt="" aria-hidden="true" loading="lazy" />}
              <strong>{name}</strong>
              <span>{note}</span>
            </li>
          ))}
        </ul>
        <h3 className="ledger-title">{t('home.awards')}</h3>
        <ul className="ledger ledger-awards phone-row">
          {home.awards.map(({ key, year, name, note, url }) => (
            <li key={key}>
              <span className="ledger-year">{year}</span>
              <strong>{url ? <a href={url}>{name}</a> : name}</strong>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
