import type { Translate } from '#shared/i18n/translate.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './ledger.css';

type Mark = HomeData['home']['partners'][number];

/** Who the company works with and what they check, and prizes by their year. */
export function Ledger({ home, t }: { home: HomeData['home']; t: Translate }) {
  return (
    <section className="section section-sand" aria-labelledby="parceiros">
      <div className="container">
        <SectionHeading id="parceiros" {...home.partnersIntro} />
        <ul className="ledger" aria-labelledby="parceiros">
          {home.partners.map((partner) => (
            <Entry key={partner.key} mark={partner} year={t('home.since', { year: partner.year })} />
          ))}
        </ul>
        <h3 className="ledger-title" id="premios">
          {t('home.awards')}
        </h3>
        <ul className="ledger ledger-awards" aria-labelledby="premios">
          {home.awards.map((award) => (
            <Entry key={award.key} mark={award} year={String(award.year)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ mark, year }: { mark: Mark; year: string }) {
  return (
    <li>
      <span className="ledger-year">{year}</span>
      <strong>{mark.name}</strong>
      <span>{mark.note}</span>
    </li>
  );
}
