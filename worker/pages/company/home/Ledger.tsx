import type { Translate } from '#shared/i18n/translate.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './ledger.css';

/** Who the company works with and what they check, and prizes by their year. */
export function Ledger({ home, t }: { home: HomeData['home']; t: Translate }) {
  return (
    <section className="section section-sand" aria-labelledby="parceiros">
      <div className="container">
        <SectionHeading id="parceiros" {...home.partnersIntro} />
        <ul className="ledger">
          {home.partners.map(({ key, image, name, note }) => (
            <li key={key}>
              {image && <img src={image.url} width="56" height="56" alt="" aria-hidden="true" loading="lazy" />}
              <strong>{name}</strong>
              <span>{note}</span>
            </li>
          ))}
        </ul>
        <h3 className="ledger-title">{t('home.awards')}</h3>
        <ul className="ledger ledger-awards">
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
