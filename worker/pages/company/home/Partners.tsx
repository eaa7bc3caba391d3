import type { Translate } from '#shared/i18n/translate.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './partners.css';

/** Who the company works with, and prizes, as quiet marks of text. */
export function Partners({ home, t }: { home: HomeData['home']; t: Translate }) {
  return (
    <section className="section" aria-labelledby="parceiros">
      <div className="container">
        <SectionHeading id="parceiros" {...home.partnersIntro} />
        <Marks marks={home.partners} className="partners-list" />
        <h3 className="partners-awards-title">{t('home.awards')}</h3>
        <Marks marks={home.awards} className="partners-list partners-awards" />
      </div>
    </section>
  );
}

function Marks({ marks, className }: { marks: HomeData['home']['partners']; className: string }) {
  return (
    <ul className={className}>
      {marks.map((mark) => (
        <li key={mark.key}>
          <strong>{mark.name}</strong>
          <span>{mark.note}</span>
        </li>
      ))}
    </ul>
  );
}
